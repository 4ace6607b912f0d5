import { Trans } from '@lingui/react/macro'
import { useAtomValue } from 'jotai'
import { useId } from 'react'
import { formatInteger } from '../../../i18n/format/format.ts'
import { useFormatPlain } from '../../../parts/money/money-form/use-format-money.ts'
import { useMomentsInText } from '../../../parts/site/merchant-clock/use-moments.ts'
import { languageAtom } from '../../../state/site/language.ts'
import type { Mission } from '../../../state/rewards/missions.ts'
import { Cluster } from '../../../ui/layout/cluster.tsx'
import { Text } from '../../../ui/layout/text.tsx'
import { CircleCheck } from '../../../ui/media/later-icons.ts'
import { Status } from '../../../ui/states/status.tsx'
import { ClaimButton } from '../../../parts/rewards/claim/claim-button.tsx'
import { OfferCard } from '../../../parts/rewards/claim/offer-card.tsx'
import { Played } from '../../../parts/rewards/claim/played.tsx'
import { useRewardAsks } from '../../../parts/rewards/claim/use-reward-asks.ts'
import type { Claim } from '../../../parts/rewards/claim/use-claim.ts'

interface MissionCardProps {
  readonly mission: Mission
  readonly claim: Claim
}

/** A mission: what is to be done, how far that is, and its reward. */
export function MissionCard({ mission, claim }: MissionCardProps) {
  const id = useId()
  const money = useFormatPlain()
  const { tag } = useAtomValue(languageAtom)
  const moment = useMomentsInText()
  const asks = useRewardAsks()(mission.turnover)
  const { title, description, unit, progress, goal, reward, state, ends } = mission
  const say = (value: bigint): string => (unit === 'money' ? money(value) : formatInteger(value, tag))
  const [done, all] = [say(progress), say(goal)]
  const when = ends === null ? '' : moment(ends)
  const foot = (
    <>
      <Cluster space="s" tight>
        <Text as="span" size="s" weight="medium" figures>
          <Trans>
            {done} of {all}
          </Trans>
        </Text>
        {asks && state !== 'ended' && (
          <Text as="span" size="s" tone="muted">
            {asks}
          </Text>
        )}
        {when && state !== 'ended' && (
          <Text as="span" size="s" tone="muted">
            <Trans>until {when}</Trans>
          </Text>
        )}
      </Cluster>
      {state === 'claimable' && <ClaimButton claim={claim} what={mission.id} titleId={id} />}
      {state === 'claimed' && (
        <Status tone="good" icon={CircleCheck}>
          <Trans>Claimed</Trans>
        </Status>
      )}
      {state === 'ended' && (
        <Text as="span" size="s" tone="muted">
          <Trans>Ended</Trans>
        </Text>
      )}
    </>
  )
  return (
    <OfferCard id={id} title={title} amount={money(reward)} foot={foot}>
      {description !== '' && (
        <Text size="s" tone="muted">
          {description}
        </Text>
      )}
      <Played titleId={id} played={progress} goal={goal} say={say} />
    </OfferCard>
  )
}
