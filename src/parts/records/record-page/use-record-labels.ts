import { useQuery } from '@tanstack/react-query'
import { useLingui } from '@lingui/react'
import { useAtomValue } from 'jotai'
import { CATEGORY_PRESENTATION } from '../../games/category-nav/category-presentation.ts'
import { formatChange, formatDecimal, formatInteger, formatMoney } from '../../../i18n/format/format.ts'
import { formatDayIn, formatTimeIn, stampIn } from '../../../i18n/format/zoned-format.ts'
import { isCategory } from '../../../rules/games/categories.ts'
import { HIDDEN_AMOUNT } from '../../../rules/figures.ts'
import { toDecimal } from '../../../rules/money/money.ts'
import { distinctVendors } from '../../../rules/games/vendors/vendors.ts'
import { brandAtom } from '../../../state/site/brand.ts'
import { languageAtom } from '../../../state/site/language.ts'
import { vendorsQuery } from '../../../state/games/vendors.ts'
import { balanceHiddenAtom } from '../../../state/money/wallet.ts'

export interface RecordWords {
  /** Minor units as people read them. */
  readonly money: (minor: bigint) => string
  /** The same with a plus before what came. */
  readonly change: (minor: bigint) => string
  /** What the wallet held: hidden where the player hides their balance. */
  readonly held: (minor: bigint) => string
  /** A decimal string as people read it, such as odds. */
  readonly decimal: (text: string) => string
  /** A whole number as people read it. */
  readonly count: (value: number) => string
  /** Minor units for a file: a plain decimal, exact. */
  readonly plain: (minor: bigint) => string
  /** A moment by the merchant's clock. */
  readonly time: (instant: number) => string
  /** The day alone. */
  readonly day: (instant: number) => string
  /** A moment for a file, `yyyy-MM-dd hh:mm:ss` by the merchant's clock. */
  readonly stamp: (instant: number) => string
  readonly vendor: (code: string) => string
  readonly category: (code: string) => string
  readonly vendors: readonly { readonly code: string; readonly name: string }[]
}

/** The words that all pages of records share. What has no name here is called what the platform calls it. */
export function useRecordLabels(): RecordWords {
  const { i18n } = useLingui()
  const { currency, timeZone } = useAtomValue(brandAtom)
  const { tag } = useAtomValue(languageAtom)
  const { data: lanes = [] } = useQuery(vendorsQuery)
  const vendors = distinctVendors(lanes)
  const names = new Map(vendors.map(({ code, name }) => [code, name]))
  const isHidden = useAtomValue(balanceHiddenAtom)
  const money = (minor: bigint): string => formatMoney(minor, currency, tag)
  return {
    money,
    change: (minor) => formatChange(minor, currency, tag),
    held: (minor) => (isHidden ? HIDDEN_AMOUNT : money(minor)),
    decimal: (text) => formatDecimal(text, tag),
    count: (value) => formatInteger(value, tag),
    plain: (minor) => toDecimal(minor, currency.digits),
    time: (instant) => formatTimeIn(timeZone, instant, tag),
    day: (instant) => formatDayIn(timeZone, instant, tag),
    stamp: (instant) => stampIn(timeZone, instant),
    vendor: (code) => names.get(code) ?? code,
    category: (code) => (isCategory(code) ? i18n._(CATEGORY_PRESENTATION[code].name) : code),
    vendors,
  }
}
