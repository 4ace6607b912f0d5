import { useLingui } from '@lingui/react/macro'
import { useAtomValue } from 'jotai'
import { recordAmount } from '../../../../i18n/format/record-amount.ts'
import type { Movement } from '../../../../rules/money/money-intent.ts'
import { brandAtom } from '../../../../state/site/brand.ts'
import { languageAtom } from '../../../../state/site/language.ts'

/** The words of what a player says of payments, such as "P50.00 of W12AB: arrived". */
export function useReceiptLabels(): (movement: Movement) => string {
  const { t } = useLingui()
  const { currency } = useAtomValue(brandAtom)
  const { tag } = useAtomValue(languageAtom)
  return ({ from, to, amount }) => {
    const much = recordAmount(amount ?? '', currency, tag)
    if (from === null) return t`all payments received, ${much} in total`
    return to === 'not-received'
      ? t`${much} not received from withdrawal ${from}`
      : t`${much} received from withdrawal ${from}`
  }
}
