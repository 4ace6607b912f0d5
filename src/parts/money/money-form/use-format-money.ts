import { useAtomValue } from 'jotai'
import { formatMoney, formatMoneyPlain } from '../../../i18n/format/format.ts'
import { brandAtom } from '../../../state/site/brand.ts'
import { languageAtom } from '../../../state/site/language.ts'

/** Says an amount in minor units as the brand writes money. */
export function useFormatMoney(): (minor: bigint) => string {
  const { currency } = useAtomValue(brandAtom)
  const { tag } = useAtomValue(languageAtom)
  return (minor) => formatMoney(minor, currency, tag)
}

/** The same without decimals where it has none: for what is offered or asked for, such as a bonus, a bound or a prize. */
export function useFormatPlain(): (minor: bigint) => string {
  const { currency } = useAtomValue(brandAtom)
  const { tag } = useAtomValue(languageAtom)
  return (minor) => formatMoneyPlain(minor, currency, tag)
}
