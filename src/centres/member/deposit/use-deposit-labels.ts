import { useLingui } from '@lingui/react/macro'
import { useAtomValue } from 'jotai'
import { formatMoney } from '../../../i18n/format/format.ts'
import { recordAmount } from '../../../i18n/format/record-amount.ts'
import type { Movement } from '../../../rules/money/money-intent.ts'
import { brandAtom } from '../../../state/site/brand.ts'
import type { DepositOffers } from '../../../state/money/deposits.ts'
import { languageAtom } from '../../../state/site/language.ts'

interface DepositWords {
  /** Says an amount in minor units as the brand writes money. */
  readonly say: (minor: bigint) => string
  /** What a deposit is, such as "P50.00 by Northgate Bank". */
  readonly movement: (movement: Movement) => string
}

/** The words of deposits. A channel that is gone by now is called by its code. */
export function useDepositLabels(offers: DepositOffers | undefined): DepositWords {
  const { t } = useLingui()
  const { currency } = useAtomValue(brandAtom)
  const { tag } = useAtomValue(languageAtom)
  const channels = offers?.methods.flatMap((method) => method.channels) ?? []
  return {
    say: (minor) => formatMoney(minor, currency, tag),
    movement: ({ from, amount }) => {
      const where = channels.find(({ code }) => code === from)?.name ?? from ?? ''
      if (amount === null) return t`a deposit via ${where}`
      const much = recordAmount(amount, currency, tag)
      return t`${much} via ${where}`
    },
  }
}
