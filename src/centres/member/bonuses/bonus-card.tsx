import { useLingui } from '@lingui/react'
import { useLingui as useWords } from '@lingui/react/macro'
import { useId } from 'react'
import type { Bonus } from '../../../state/rewards/bonuses.ts'
import { icon } from '../../../ui/media/icon.css.ts'
import { Facts } from '../records/facts.tsx'
import type { RecordWords } from '../records/use-record-labels.ts'
import { BONUS_PRESENTATION } from './bonus-presentation.ts'
import { progressLine } from '../../../ui/states/progress.css.ts'
import * as css from './bonuses.css.ts'

/** One bonus: how much, how far it is played through, and when what happened. */
export function BonusCard({ bonus, words }: { readonly bonus: Bonus; readonly words: RecordWords }) {
  const { i18n } = useLingui()
  const { t } = useWords()
  const id = useId()
  const { name, state, amount, turnoverRequired, turnoverDone, time, givenTime, endTime, endedTime } = bonus
  const { name: stateName, icon: Mark, says } = BONUS_PRESENTATION[state]
  const [done, all] = [words.money(turnoverDone), words.money(turnoverRequired)]
  // In hundredths of the whole, so that no amount is too large for a bar.
  const share = turnoverRequired > 0n ? Number((turnoverDone * 100n) / turnoverRequired) : 100
  return (
    <li className={css.card}>
      <div className={css.head}>
        <h4 id={id} className={css.title}>
          {name}
        </h4>
        <span className={css.amount}>{words.money(amount)}</span>
      </div>
      <p className={css.state[state]}>
        <Mark aria-hidden className={icon.s} />
        <strong>{i18n._(stateName)}</strong>
        <span className={css.says}>{i18n._(says)}</span>
      </p>
      {state !== 'offered' && turnoverRequired > 0n && (
        <div className={css.played}>
          <progress
            className={progressLine}
            value={share}
            max={100}
            aria-labelledby={id}
            aria-valuetext={t`${done} of ${all}`}
          />
          <p className={css.note}>{t`Wagered ${done} of ${all}`}</p>
        </div>
      )}
      <Facts
        items={[
          [t`Added on`, words.time(time)],
          [t`Given`, givenTime === null ? null : words.time(givenTime)],
          [t`Expires`, endTime === null || endedTime !== null ? null : words.time(endTime)],
          [t({ message: 'Ended', context: 'when a bonus ended' }), endedTime === null ? null : words.time(endedTime)],
        ]}
      />
    </li>
  )
}
