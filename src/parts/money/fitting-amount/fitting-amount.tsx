import { useAtomValue } from 'jotai'
import {
  formatChange,
  formatChangeShort,
  formatMoney,
  formatMoneyPlain,
  formatMoneyShort,
} from '../../../i18n/format/format.ts'
import { brandAtom } from '../../../state/site/brand.ts'
import { languageAtom } from '../../../state/site/language.ts'
import { noWrap, shownFromTablet, shownOnPhones } from '../../../ui/layout/text.css.ts'

interface FittingAmountProps {
  /** Minor units, such as cents. */
  readonly minor: bigint
  /** How many letters a phone has room for there. */
  readonly room?: number
  /** What came or went: with its sign. */
  readonly change?: boolean
}

/** An amount in a narrow place: it never wraps; where a phone has no room for it, it is shown without decimals if these are empty, else short, and said whole. */
export function FittingAmount({ minor, room = 14, change = false }: FittingAmountProps) {
  const { currency } = useAtomValue(brandAtom)
  const { tag } = useAtomValue(languageAtom)
  const whole = (change ? formatChange : formatMoney)(minor, currency, tag)
  if (whole.length <= room) return <span className={noWrap}>{whole}</span>
  const plain = change ? whole : formatMoneyPlain(minor, currency, tag)
  return (
    <>
      <span className={shownFromTablet}>{whole}</span>
      <span aria-hidden title={whole} className={shownOnPhones}>
        {plain.length <= room ? plain : (change ? formatChangeShort : formatMoneyShort)(minor, currency, tag)}
      </span>
    </>
  )
}
