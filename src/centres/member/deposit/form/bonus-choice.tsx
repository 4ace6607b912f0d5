import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useAtomValue } from 'jotai'
import { percentOf } from '../../../../i18n/format/percent.ts'
import { useMomentsInText } from '../../../../parts/site/merchant-clock/use-moments.ts'
import { bonusOf } from '../../../../rules/money/deposit.ts'
import { shareBase } from '../../../../rules/rewards/worked-example.ts'
import type { BonusOffer } from '../../../../state/money/deposits.ts'
import { languageAtom } from '../../../../state/site/language.ts'
import { ChoiceCard } from '../../../../ui/fields/choice-card.tsx'
import { Choices } from '../../../../ui/fields/choices.tsx'

interface BonusChoiceProps {
  readonly bonuses: readonly BonusOffer[]
  /** The id of the one that is chosen; empty for none. */
  readonly chosen: string
  readonly onChoose: (id: string) => void
  /** What is typed, in minor units; `null` while nothing is. */
  readonly amount: bigint | null
  readonly say: (minor: bigint) => string
  readonly error: string | undefined
  /** Whether its title stands elsewhere already. */
  readonly titled?: boolean
}

/** The bonuses to choose from, none of them first: what each brings, what has to be bet for it, until when it is offered. */
export function BonusChoice({ bonuses, chosen, onChoose, amount, say, error, titled = false }: BonusChoiceProps) {
  const { t } = useLingui()
  return (
    <Choices legend={<Trans>Bonus</Trans>} hideLegend={titled} error={error}>
      <ChoiceCard
        name="bonus"
        value=""
        checked={chosen === ''}
        onChoose={() => onChoose('')}
        title={t`No bonus`}
        details={[t`No wagering requirement.`]}
      />
      {bonuses.map((offer) => (
        <BonusCard
          key={offer.id}
          offer={offer}
          checked={chosen === offer.id}
          onChoose={() => onChoose(offer.id)}
          amount={amount}
          say={say}
        />
      ))}
    </Choices>
  )
}

interface BonusCardProps extends Pick<BonusChoiceProps, 'amount' | 'say'> {
  readonly offer: BonusOffer
  readonly checked: boolean
  readonly onChoose: () => void
}

function BonusCard({ offer, checked, onChoose, amount, say }: BonusCardProps) {
  const { tag } = useAtomValue(languageAtom)
  const { t } = useLingui()
  const moment = useMomentsInText()
  const { id, name, rate, min, max, days, until, promotion } = offer
  const percent = percentOf(rate, tag)
  const [least, most] = [say(min), max === null ? '' : say(max)]
  const typed = amount !== null && bonusOf(amount, offer) !== null
  const base = typed ? amount : (shareBase(rate, max, min) ?? min)
  const brought = bonusOf(base, offer)
  const [paid, bonus, stake] = [say(base), say(brought?.amount ?? 0n), say(brought?.turnover ?? 0n)]
  const within = days === null ? stake : t`${stake} within ${plural(days, { one: '# day', other: '# days' })}`
  const end = until === null ? '' : moment(until)
  return (
    <ChoiceCard
      name="bonus"
      value={id}
      checked={checked}
      onChoose={onChoose}
      title={<bdi>{name}</bdi>}
      details={[
        most ? t`${percent}, up to ${most}, from ${least}` : t`${percent}, from ${least}`,
        ...(brought
          ? [typed ? t`${paid} + ${bonus}: bet ${within}` : t`If you deposit ${paid}: + ${bonus}, bet ${within}`]
          : []),
        ...(end ? [t`Open until ${end}`] : []),
        ...(promotion
          ? [
              // In a window of its own: what is typed here stays.
              <a
                key="terms"
                href={`/promoDetail?${new URLSearchParams({ promotion })}`}
                target="_blank"
                rel="noopener noreferrer"
              >
                <Trans>All terms</Trans>
              </a>,
            ]
          : []),
      ]}
    />
  )
}
