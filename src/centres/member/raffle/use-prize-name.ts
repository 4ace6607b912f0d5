import { useLingui } from '@lingui/react/macro'
import { useFormatMoney } from '../../../parts/money/money-form/use-format-money.ts'
import type { Raffle } from '../../../state/rewards/raffle.ts'

type Prize = Pick<Raffle['prizes'][number], 'name' | 'amount'>

/** What a prize is called: its own name, else its amount. */
export function usePrizeName(): (prize: Prize) => string {
  const { t } = useLingui()
  const money = useFormatMoney()
  return ({ name, amount }) => name || (amount === null ? t`No prize` : money(amount))
}
