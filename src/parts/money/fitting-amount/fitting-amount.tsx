import { useAtomValue } from 'jotai'
import { formatMoney, formatMoneyShort } from '../../../i18n/format/format.ts'
import { brandAtom } from '../../../state/site/brand.ts'
import { languageAtom } from '../../../state/site/language.ts'
import { shownFromTablet, shownOnPhones } from '../../../ui/layout/text.css.ts'

interface FittingAmountProps {
  /** Minor units, such as cents. */
  readonly minor: bigint
  /** How many letters a phone has room for there. */
  readonly room?: number
}

/** An amount in a narrow place: it never wraps, and where a phone has no room for it, it is shown short and said whole. */
export function FittingAmount({ minor, room = 14 }: FittingAmountProps) {
  const { currency } = useAtomValue(brandAtom)
  const { tag } = useAtomValue(languageAtom)
  const whole = formatMoney(minor, currency, tag)
  if (whole.length <= room) return whole
  return (
    <>
      <span className={shownFromTablet}>{whole}</span>
      <span aria-hidden className={shownOnPhones}>
        {formatMoneyShort(minor, currency, tag)}
      </span>
    </>
  )
}
