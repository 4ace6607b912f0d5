import { Trans, useLingui } from '@lingui/react/macro'
import { useAtomValue } from 'jotai'
import { formatDecimal } from '../../../../i18n/format/format.ts'
import { bonusOf } from '../../../../rules/money/deposit.ts'
import { timesOfBonus } from '../../../../rules/rewards/times-of-bonus.ts'
import { useLockWords } from '../../../../parts/rewards/offer/use-lock-words.ts'
import type { BonusOffer } from '../../../../state/money/deposits.ts'
import { languageAtom } from '../../../../state/site/language.ts'
import { Panel } from '../../../../ui/layout/panel.tsx'
import { Text } from '../../../../ui/layout/text.tsx'

interface BonusExampleProps {
  readonly offer: BonusOffer
  /** What is typed, in minor units; `null` while nothing is: then the least that it comes with. */
  readonly amount: bigint | null
  readonly say: (minor: bigint) => string
}

/** What a bonus asks for, to the last unit: how much has to be bet in all, on what, by when, and what waits for it. */
export function BonusExample({ offer, amount, say }: BonusExampleProps) {
  const { t } = useLingui()
  const { tag } = useAtomValue(languageAtom)
  const lock = useLockWords()
  const { min, times, days } = offer
  const base = amount !== null && amount >= min ? amount : min
  const brought = bonusOf(base, offer)
  if (!brought) return null
  const ofBonus = formatDecimal(timesOfBonus({ bonus: brought.amount, stake: brought.turnover }) ?? '', tag)
  const [paid, bonus, stake] = [base, brought.amount, brought.turnover].map(say)
  return (
    <Panel as="div" space="hair" role="note">
      <Text as="strong" weight="bold" figures>
        <Trans>
          Deposit {paid}, receive {bonus} as a bonus.
        </Trans>
      </Text>
      <Text size="s" figures>
        {t`To be bet: ${stake} = ${times} × (${paid} + ${bonus}), that is ${ofBonus} × the bonus.`}
      </Text>
      <Text size="s" figures>
        {lock({ stake: brought.turnover, days })}
      </Text>
    </Panel>
  )
}
