import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useAtomValue } from 'jotai'
import { formatDecimal } from '../../../../i18n/format/format.ts'
import { bonusOf } from '../../../../rules/money/deposit.ts'
import { timesOfBonus } from '../../../../rules/rewards/times-of-bonus.ts'
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
  const { min, times, days } = offer
  const base = amount !== null && amount >= min ? amount : min
  const brought = bonusOf(base, offer)
  if (!brought) return null
  const ofBonus = formatDecimal(timesOfBonus({ bonus: brought.amount, stake: brought.turnover }) ?? '', tag)
  const [paid, bonus, stake, basis] = [base, brought.amount, brought.turnover, base + brought.amount].map(say)
  return (
    <Panel as="div" space="hair" role="note">
      <Text as="strong" weight="bold" figures>
        <Trans>
          Deposit {paid}, receive {bonus} as a bonus.
        </Trans>
      </Text>
      <Text size="s" figures>
        {days === null
          ? t`Bets of ${stake} in all are needed: ${times} times deposit and bonus together, ${basis}, which is ${ofBonus} times the bonus.`
          : t`Bets of ${stake} in all are needed within ${plural(days, { one: '# day', other: '# days' })}: ${times} times deposit and bonus together, ${basis}, which is ${ofBonus} times the bonus.`}
      </Text>
      <Text size="s" tone="muted">
        <Trans>You can make a withdrawal once you have placed these bets.</Trans>
      </Text>
    </Panel>
  )
}
