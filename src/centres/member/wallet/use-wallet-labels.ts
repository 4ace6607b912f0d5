import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useAtomValue } from 'jotai'
import { formatMoney } from '../../../i18n/format/format.ts'
import { recordAmount } from '../../../i18n/format/record-amount.ts'
import { HIDDEN_AMOUNT } from '../../../rules/figures.ts'
import type { Movement } from '../../../rules/money/money-intent.ts'
import { distinctVendors } from '../../../rules/games/vendors/vendors.ts'
import { brandAtom } from '../../../state/site/brand.ts'
import { languageAtom } from '../../../state/site/language.ts'
import { vendorsQuery } from '../../../state/games/vendors.ts'
import { balanceHiddenAtom } from '../../../state/money/wallet.ts'
import { MAIN_WALLET } from '../../../state/money/wallets.ts'

export interface WalletWords {
  /** A wallet's name: the vendor's, or that of the member's own. */
  readonly nameOf: (code: string) => string
  /** What is held, in minor units: hidden where the player hides their balance. */
  readonly held: (minor: bigint) => string
  /** An amount that the player gives, in minor units. */
  readonly say: (minor: bigint) => string
  readonly movement: (movement: Movement) => string
}

/** The words of the wallet page. A vendor that nobody names is called by its code. */
export function useWalletLabels(): WalletWords {
  const { t } = useLingui()
  const { currency } = useAtomValue(brandAtom)
  const { tag } = useAtomValue(languageAtom)
  const isHidden = useAtomValue(balanceHiddenAtom)
  const { data: lanes = [] } = useQuery(vendorsQuery)
  const names = new Map(distinctVendors(lanes).map(({ code, name }) => [code, name]))
  const say = (minor: bigint): string => formatMoney(minor, currency, tag)
  const nameOf = (code: string): string => (code === MAIN_WALLET ? t`My wallet` : (names.get(code) ?? code))
  return {
    nameOf,
    say,
    held: (minor) => (isHidden ? HIDDEN_AMOUNT : say(minor)),
    movement: ({ from, to, amount }) => {
      const source = from === null ? t`all providers` : nameOf(from)
      const target = to === null ? t`all providers` : nameOf(to)
      if (amount === null) return t`Everything from ${source} to ${target}`
      const much = recordAmount(amount, currency, tag)
      return t`${much} from ${source} to ${target}`
    },
  }
}
