import { Trans } from '@lingui/react/macro'
import type { UseQueryResult } from '@tanstack/react-query'
import { useProtectedAction } from '../../parts/account/use-protected-action/use-protected-action.ts'
import { LeadBlock } from '../../parts/rewards/lead-block/lead-block.tsx'
import { LevelProgress } from '../../parts/rewards/level-progress/level-progress.tsx'
import type { VipBonus } from '../../state/rewards/vip-bonus.ts'
import { Button } from '../../ui/actions/button.tsx'
import { Text } from '../../ui/layout/text.tsx'
import { Placeholder } from '../../ui/states/placeholder.tsx'
import { NextWeekly } from './next-weekly.tsx'

interface VipLeadProps {
  readonly query: UseQueryResult<VipBonus>
  readonly isMember: boolean
}

/** The member's level, what it pays next and how far the one above is; to a guest, the levels alone. */
export function VipLead({ query: { data: vip, isPending }, isMember }: VipLeadProps) {
  const protect = useProtectedAction()
  const level = isMember ? vip?.rankLevel : null
  const own = vip?.ranks.find(({ rankLevel }) => rankLevel === level)?.name ?? ''
  return (
    <LeadBlock
      title={<Trans>VIP</Trans>}
      type="VIP"
      mark={typeof level === 'number' ? String(level) : undefined}
      high
      figure={
        vip && (
          <Text as="h2" size="xl" font="display" breaks>
            {isMember ? <Trans>Your level: {own}</Trans> : <Trans>Levels that you play for</Trans>}
          </Text>
        )
      }
    >
      {vip ? (
        <>
          {isMember ? (
            <NextWeekly vip={vip} />
          ) : (
            <div>
              <Button variant="quiet" onClick={() => protect(() => undefined, '/vip')}>
                <Trans>See your level</Trans>
              </Button>
            </div>
          )}
          <LevelProgress vip={vip} />
        </>
      ) : (
        isPending && <Placeholder of="summary" />
      )}
    </LeadBlock>
  )
}
