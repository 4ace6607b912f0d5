import { Trans } from '@lingui/react/macro'
import type { UseQueryResult } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useAtomValue } from 'jotai'
import { formatInteger } from '../../i18n/format/format.ts'
import { useProtectedAction } from '../../parts/account/use-protected-action/use-protected-action.ts'
import { LeadBlock } from '../../parts/rewards/lead-block/lead-block.tsx'
import { waiting } from '../../parts/rewards/level-progress/level-progress.css.ts'
import { LevelProgress } from '../../parts/rewards/level-progress/level-progress.tsx'
import { categoryRoute } from '../../rules/games/categories.ts'
import { useMayOffer } from '../../state/games/vendor-offer.ts'
import type { VipBonus } from '../../state/rewards/vip-bonus.ts'
import { brandAtom } from '../../state/site/brand.ts'
import { languageAtom } from '../../state/site/language.ts'
import { buttonClass } from '../../ui/actions/button-class.ts'
import { Button } from '../../ui/actions/button.tsx'
import { Stack } from '../../ui/layout/stack.tsx'
import { Text } from '../../ui/layout/text.tsx'

/** A line that nothing stands in yet. */
const KEPT = '\u00a0'

interface VipLeadProps {
  readonly query: UseQueryResult<VipBonus>
  readonly isMember: boolean
}

/** The member's level and how far the one above is; to a guest, the levels alone. */
export function VipLead({ query: { data: vip, isPending }, isMember }: VipLeadProps) {
  const protect = useProtectedAction()
  const { levels } = useAtomValue(brandAtom).layout
  const hasSlots = useMayOffer(['RNG'])
  const { tag } = useAtomValue(languageAtom)
  const place = isMember ? (vip?.ranks.findIndex(({ rankLevel }) => rankLevel === vip.rankLevel) ?? -1) : -1
  const own = vip?.ranks[place]?.name
  // Levels are counted from one, however the platform numbers them.
  const [at, all] = [place + 1, vip?.ranks.length ?? 0]
  const [number, count] = [formatInteger(at, tag), formatInteger(all, tag)]
  const isKept = vip?.keep === null
  return (
    <LeadBlock
      title={<Trans>VIP</Trans>}
      kind="crown"
      mark={own}
      high
      figure={
        vip ? (
          <Stack space="hair">
            <Text as="h2" size="xl" font="display" breaks>
              {own ? <Trans>You’ve reached {own}</Trans> : <Trans>Levels that you play for</Trans>}
            </Text>
            {own && (
              <Text size="s">
                {at < all ? (
                  isKept ? (
                    <Trans>
                      Level {number} of {count}, yours to keep
                    </Trans>
                  ) : (
                    <Trans>
                      Level {number} of {count}
                    </Trans>
                  )
                ) : isKept ? (
                  <Trans>The highest of {count}, yours to keep</Trans>
                ) : (
                  <Trans>The highest of {count}</Trans>
                )}
              </Text>
            )}
          </Stack>
        ) : (
          isPending && (
            <Stack space="hair">
              <Text size="xl" font="display">
                {KEPT}
              </Text>
              {isMember && <Text size="s">{KEPT}</Text>}
            </Stack>
          )
        )
      }
    >
      {vip ? (
        <>
          {!isMember && (
            <div>
              <Button variant="quiet" onClick={() => protect(() => undefined, '/vip')}>
                <Trans>See your level</Trans>
              </Button>
            </div>
          )}
          <LevelProgress vip={vip} whole />
          {isMember && (
            <div>
              <Link to={categoryRoute(hasSlots ? 'RNG' : 'LIVE')} className={buttonClass('primary')}>
                <Trans>Choose a game</Trans>
              </Link>
            </div>
          )}
        </>
      ) : (
        isPending && <div aria-hidden className={waiting[levels]} {...(isMember ? { 'data-member': '' } : {})} />
      )}
    </LeadBlock>
  )
}
