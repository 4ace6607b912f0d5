import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { percentOf } from '../../../../i18n/percent.ts'
import { bonusOf } from '../../../../rules/money/deposit.ts'
import { useAtomValue } from 'jotai'
import type { BonusOffer } from '../../../../state/money/deposits.ts'
import { languageAtom } from '../../../../state/site/language.ts'
import { radio } from '../../../../ui/fields/radio.css.ts'
import * as css from '../deposit.css.ts'

interface BonusChoiceProps {
  readonly bonuses: readonly BonusOffer[]
  /** The id of the one that is chosen; empty for none. */
  readonly chosen: string
  readonly onChoose: (id: string) => void
  /** What is typed, in minor units; `null` while nothing is. */
  readonly amount: bigint | null
  readonly say: (minor: bigint) => string
  readonly error: string | undefined
}

/** The bonuses to choose from, none of them first: what each brings, and what has to be played for it. */
export function BonusChoice({ bonuses, chosen, onChoose, amount, say, error }: BonusChoiceProps) {
  const { tag } = useAtomValue(languageAtom)
  const { t } = useLingui()
  return (
    <fieldset className={css.choices}>
      <legend className={css.legend}>
        <Trans>Bonus</Trans>
      </legend>
      <div className={css.channels}>
        <label className={css.option}>
          <input
            type="radio"
            name="bonus"
            className={radio}
            value=""
            checked={chosen === ''}
            onChange={() => onChoose('')}
          />
          <span className={css.strong}>{t`Without a bonus`}</span>
          <span className={css.under}>{t`No wagering requirement.`}</span>
        </label>
        {bonuses.map((offer) => {
          const { id, name, rate, min, times } = offer
          const bonus = amount === null ? null : bonusOf(amount, offer)
          const brings = bonus === null ? '' : say(bonus.amount)
          const turnover = bonus === null ? '' : say(bonus.turnover)
          const percent = percentOf(rate, tag)
          const least = say(min)
          const most = offer.max === null ? '' : say(offer.max)
          return (
            <label key={id} className={css.option}>
              <input
                type="radio"
                name="bonus"
                className={radio}
                value={id}
                checked={chosen === id}
                onChange={() => onChoose(id)}
              />
              <bdi className={css.strong}>{name}</bdi>
              <span className={css.under}>
                <span>{most ? t`${percent}, up to ${most}` : percent}</span>
                <span>{t`Minimum deposit: ${least}`}</span>
              </span>
              <span className={css.under}>
                {bonus === null ? (
                  <Plural
                    value={times}
                    one="Wagering: # times deposit and bonus."
                    other="Wagering: # times deposit and bonus."
                  />
                ) : (
                  <Trans>
                    {brings} bonus; {turnover} wagering
                  </Trans>
                )}
              </span>
            </label>
          )
        })}
      </div>
      {error && (
        <p role="alert" className={css.error}>
          {error}
        </p>
      )}
    </fieldset>
  )
}
