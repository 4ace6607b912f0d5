import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { percentOf } from '../../../../i18n/format/percent.ts'
import { bonusOf } from '../../../../rules/money/deposit.ts'
import { useAtomValue } from 'jotai'
import { Fragment } from 'react'
import type { BonusOffer } from '../../../../state/money/deposits.ts'
import { languageAtom } from '../../../../state/site/language.ts'
import { Choices } from '../../../../ui/fields/choices.tsx'
import { ChoiceCard } from '../../../../ui/fields/choice-card.tsx'

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
    <Choices legend={<Trans>Bonus</Trans>} layout="columns" error={error}>
      <ChoiceCard
        name="bonus"
        value=""
        checked={chosen === ''}
        onChoose={() => onChoose('')}
        title={t`No bonus`}
        details={[t`No wagering requirement.`]}
      />
      {bonuses.map((offer) => {
        const { id, name, rate, min, times } = offer
        const bonus = amount === null ? null : bonusOf(amount, offer)
        const brings = bonus === null ? '' : say(bonus.amount)
        const turnover = bonus === null ? '' : say(bonus.turnover)
        const percent = percentOf(rate, tag)
        const least = say(min)
        const most = offer.max === null ? '' : say(offer.max)
        return (
          <ChoiceCard
            key={id}
            name="bonus"
            value={id}
            checked={chosen === id}
            onChoose={() => onChoose(id)}
            title={<bdi>{name}</bdi>}
            details={[
              <Fragment key="terms">
                <span>{most ? t`${percent}, up to ${most}` : percent}</span>
                <span>{t`Minimum deposit: ${least}`}</span>
              </Fragment>,
              bonus === null ? (
                <Plural
                  key="wagering"
                  value={times}
                  one="Wagering: # times deposit plus bonus."
                  other="Wagering: # times deposit plus bonus."
                />
              ) : (
                <Trans key="wagering">
                  {brings} bonus; {turnover} wagering
                </Trans>
              ),
            ]}
          />
        )
      })}
    </Choices>
  )
}
