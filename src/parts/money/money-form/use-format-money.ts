import { useAtomValue } from 'jotai'
import { formatMoney } from '../../../i18n/format/format.ts'
import { brandAtom } from '../../../state/site/brand.ts'
import { languageAtom } from '../../../state/site/language.ts'

/** Says an amount in minor units as the brand writes money. */
export function useFormatMoney(): (minor: bigint) => string {
  const { currency } = useAtomValue(brandAtom)
  const { tag } = useAtomValue(languageAtom)
  return (minor) => formatMoney(minor, currency, tag)
}
