import { useLingui } from '@lingui/react/macro'
import { useAtomValue } from 'jotai'
import { recordAmount } from '../../../i18n/format/record-amount.ts'
import { useFormatMoney } from '../../../parts/money/money-form/use-format-money.ts'
import type { Movement } from '../../../rules/money/money-intent.ts'
import { brandAtom } from '../../../state/site/brand.ts'
import { languageAtom } from '../../../state/site/language.ts'
import type { PayoutAccount } from '../../../state/money/payout-accounts.ts'

interface WithdrawWords {
  readonly say: (minor: bigint) => string
  /** What a withdrawal is, such as "P50.00 to Banco Galicia •••• 0123". */
  readonly movement: (movement: Movement) => string
}

/** The words of withdrawals. An account that is gone by now is not named. */
export function useWithdrawLabels(accounts: readonly PayoutAccount[]): WithdrawWords {
  const { t } = useLingui()
  const say = useFormatMoney()
  const { currency } = useAtomValue(brandAtom)
  const { tag } = useAtomValue(languageAtom)
  return {
    say,
    movement: ({ to, amount }) => {
      const account = accounts.find(({ id }) => id === to)
      const much = recordAmount(amount ?? '', currency, tag)
      if (!account) return t`a withdrawal of ${much}`
      const where = `${account.name} ${account.number}`
      return t({ context: 'account', message: `${much} to ${where}` })
    },
  }
}
