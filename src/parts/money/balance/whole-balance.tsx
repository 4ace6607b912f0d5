import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useAtomValue } from 'jotai'
import { balanceHiddenAtom, balanceQuery } from '../../../state/money/wallet.ts'
import { HIDDEN_AMOUNT } from '../../../rules/figures.ts'
import { Fact } from '../../../ui/layout/fact.tsx'
import { Facts } from '../../../ui/layout/facts.tsx'
import { useFormatMoney } from '../money-form/use-format-money.ts'

/** The balance to the last unit, where a press leads from one that has room for a short form alone. */
export function WholeBalance() {
  const { t } = useLingui()
  const money = useFormatMoney()
  const hidden = useAtomValue(balanceHiddenAtom)
  const { data } = useQuery(balanceQuery)
  return (
    <Facts layout="costs">
      <Fact name={t`Balance`}>{hidden ? HIDDEN_AMOUNT : data === undefined ? '–' : money(data)}</Fact>
    </Facts>
  )
}
