import { useLingui } from '@lingui/react'
import { useLingui as useWords } from '@lingui/react/macro'
import { useId } from 'react'
import type { Bonus } from '../../../state/rewards/bonuses.ts'
import { Cluster } from '../../../ui/layout/cluster.tsx'
import { Stack } from '../../../ui/layout/stack.tsx'
import { Text } from '../../../ui/layout/text.tsx'
import { Status } from '../../../ui/states/status.tsx'
import { OfferCard } from '../../../parts/rewards/claim/offer-card.tsx'
import { Played } from '../../../parts/rewards/claim/played.tsx'
import { RecordFacts } from '../../../parts/records/record-page/record-facts.tsx'
import type { RecordWords } from '../../../parts/records/record-page/use-record-labels.ts'
import { BONUS_PRESENTATION } from './bonus-presentation.ts'

/** One bonus: how much, how far it is played through, and when what happened. */
export function BonusCard({ bonus, words }: { readonly bonus: Bonus; readonly words: RecordWords }) {
  const { i18n } = useLingui()
  const { t } = useWords()
  const id = useId()
  const { name, state, amount, turnoverRequired, turnoverDone, time, givenTime, endTime, endedTime } = bonus
  const { name: stateName, icon, tone, says } = BONUS_PRESENTATION[state]
  const [done, all] = [words.money(turnoverDone), words.money(turnoverRequired)]
  return (
    <OfferCard id={id} title={name} amount={words.money(amount)}>
      <Cluster as="p" tight>
        <Status tone={tone} icon={icon}>
          {i18n._(stateName)}
        </Status>
        <Text as="span" size="s" tone="muted">
          {i18n._(says)}
        </Text>
      </Cluster>
      {state !== 'offered' && turnoverRequired > 0n && (
        <Stack space="xxs">
          <Played titleId={id} played={turnoverDone} goal={turnoverRequired} say={words.money} />
          <Text size="s" tone="muted" figures>{t`Wagered ${done} of ${all}`}</Text>
        </Stack>
      )}
      <RecordFacts
        items={[
          [t`Added on`, words.time(time)],
          [t`Given`, givenTime === null ? null : words.time(givenTime)],
          [t`Expires`, endTime === null || endedTime !== null ? null : words.time(endTime)],
          [t({ message: 'Ended', context: 'when a bonus ended' }), endedTime === null ? null : words.time(endedTime)],
        ]}
      />
    </OfferCard>
  )
}
