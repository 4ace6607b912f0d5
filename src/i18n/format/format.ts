/** Amounts, counts and times away, as people read them. Every `Intl` object is made once, since making one is slow. */
import { toDecimal } from '../../rules/money/money.ts'
import { cached } from './intl-cache.ts'
import { numberLocale } from './number-locale.ts'

/** A brand's currency: its symbol, which each language puts on its own side of an amount, and its decimals (0 to 4). */
export interface Currency {
  readonly symbol: string
  readonly digits: number
}

const LEFT_TO_RIGHT_ISOLATE = '\u2066'
const POP_ISOLATE = '\u2069'
const RIGHT_TO_LEFT = /^(?:ar|fa|he)\b/
const NO_BREAK_SPACE = '\u00a0'

/** Latin digits everywhere: amounts are compared with bank statements, and copied. */
const written = (digits: number): Intl.NumberFormatOptions => ({
  numberingSystem: 'latn',
  // Polish, for one, would leave 1234 ungrouped; thousands are always separated here.
  useGrouping: 'always',
  minimumFractionDigits: digits,
  maximumFractionDigits: digits,
})
const decimals = cached((locale, digits) => new Intl.NumberFormat(locale, written(Number(digits))))
const changes = cached(
  (locale, digits) => new Intl.NumberFormat(locale, { ...written(Number(digits)), signDisplay: 'exceptZero' }),
)

/** Indonesian has no space after the symbol; in the data of some browsers it has one. */
const GAPS: Readonly<Record<string, string>> = { id: '' }

/** With Latin digits, right-to-left languages have the signs of English; and all of an amount is to run as they do. */
const moneyLocale = (locale: string): string => (RIGHT_TO_LEFT.test(locale) ? 'en' : numberLocale(locale))

const monies = cached(
  (locale, digits) =>
    new Intl.NumberFormat(moneyLocale(locale), {
      ...written(Number(digits)),
      style: 'currency',
      // Any would do: it tells where a symbol stands, and what is between it and the number.
      currency: 'EUR',
      currencyDisplay: 'narrowSymbol',
      signDisplay: 'exceptZero',
    }),
)

/** Whose short marks for thousands and millions are not what people write: `Tr` and `NT`, where they write triệu and nghìn tỷ. */
const IN_WORDS = /^vi\b/
/** Whose short mark for a million millions others take for a thousand: `B` in Spanish, where it is a billón. */
const BILLIONS_IN_WORDS = /^es\b/
const BILLION = 10n ** 12n

/** Never more than there is: what does not fit is cut off rather than rounded. */
const shorts = cached(
  (locale, display) =>
    new Intl.NumberFormat(moneyLocale(locale), {
      numberingSystem: 'latn',
      useGrouping: 'always',
      notation: 'compact',
      compactDisplay: display === 'long' ? 'long' : 'short',
      maximumFractionDigits: display === 'long' && BILLIONS_IN_WORDS.test(locale) ? 2 : 1,
      roundingMode: 'trunc',
      signDisplay: 'never',
    }),
)

/** @param hasPlus whether an amount above nothing has its sign, too */
function write(minor: bigint, { symbol, digits }: Currency, locale: string, hasPlus: boolean, isShort = false): string {
  const own: Partial<Record<Intl.NumberFormatPartTypes, string>> = {
    currency: symbol,
    literal: GAPS[locale] ?? NO_BREAK_SPACE,
    ...(!hasPlus && { plusSign: '' }),
  }
  // The cast: a decimal string is formatted without loss (Intl.NumberFormat v3); toDecimal writes nothing else.
  const decimal = toDecimal(minor, digits) as `${number}`
  const size = (minor < 0n ? -minor : minor) / 10n ** BigInt(digits)
  const inWords = IN_WORDS.test(locale) || (BILLIONS_IN_WORDS.test(locale) && size >= BILLION)
  // A short amount stands in the place that one unit of the same sign has, so that symbol and space are where they always are.
  const parts = isShort
    ? monies(locale, '0')
        .formatToParts(minor < 0n ? -1 : minor > 0n ? 1 : 0)
        .map((part) =>
          part.type === 'integer'
            ? {
                type: part.type,
                value: shorts(locale, inWords ? 'long' : 'short')
                  .format(decimal)
                  .replaceAll(' ', NO_BREAK_SPACE),
              }
            : part,
        )
    : monies(locale, String(digits)).formatToParts(decimal)
  const text = parts.map(({ type, value }) => own[type] ?? value).join('')
  return RIGHT_TO_LEFT.test(locale) ? `${LEFT_TO_RIGHT_ISOLATE}${text}${POP_ISOLATE}` : text
}

/**
 * Writes minor units as grouped decimals with the symbol where the language has it, such as `P1,234.50`, `P 1.234,50` or
 * `1.500.000 ₫`, with a no-break space (spec 9, "Balance shows two decimals"). Exact for any amount. In a right-to-left
 * language the whole is kept in one piece.
 * @param minor minor units, such as cents
 * @param locale BCP 47
 */
export function formatMoney(minor: bigint, currency: Currency, locale: string): string {
  return write(minor, currency, locale, false)
}

/**
 * Writes an amount in few letters, such as `P 1.234,5 M`, for where the whole has no room; it is to be said there all the same.
 * @param minor minor units, such as cents
 * @param locale BCP 47
 */
export const formatMoneyShort = (minor: bigint, currency: Currency, locale: string): string =>
  write(minor, currency, locale, false, true)

/**
 * Writes an amount without decimals where it has none, such as `P50` for a bound or a choice; else as `formatMoney` does.
 * @param minor minor units, such as cents
 * @param locale BCP 47
 */
export function formatMoneyPlain(minor: bigint, currency: Currency, locale: string): string {
  const unit = 10n ** BigInt(currency.digits)
  return minor % unit === 0n
    ? formatMoney(minor / unit, { ...currency, digits: 0 }, locale)
    : formatMoney(minor, currency, locale)
}

/**
 * Writes what came or went as `formatMoney` does, with a plus before what came: `+P1,234.50`. Nothing has no sign.
 * @param minor minor units, such as cents
 * @param locale BCP 47
 */
export function formatChange(minor: bigint, currency: Currency, locale: string): string {
  return write(minor, currency, locale, true)
}

/** The same in few letters, where the whole has no room. */
export const formatChangeShort = (minor: bigint, currency: Currency, locale: string): string =>
  write(minor, currency, locale, true, true)

/** Writes a whole number with its thousands separated, such as a count of games. */
export function formatInteger(value: number | bigint, locale: string): string {
  return decimals(locale, '0').format(value)
}

const DECIMAL = /^-?\d+(?:\.(\d{1,12}))?$/

/**
 * Writes a decimal string with the decimals that it has, such as odds of `1.95`; what is no decimal, as it came.
 * @param hasPlus whether a number above nothing has its sign, too, on the side that the language has signs on
 */
export function formatDecimal(text: string, locale: string, hasPlus = false): string {
  const match = DECIMAL.exec(text)
  const formats = hasPlus ? changes : decimals
  // The cast: a decimal string is formatted without loss (Intl.NumberFormat v3).
  return match ? formats(locale, String(match[1]?.length ?? 0)).format(text as `${number}`) : text
}

/**
 * Writes a sum of coins, such as `52.35 USDT`, without zeros at its end.
 * @param decimal a decimal string; what is none is shown as it came, since a number that was made up would be sent
 * @param coin left empty, the number stands alone
 */
export function formatCoins(decimal: string, coin: string, locale: string): string {
  if (!DECIMAL.test(decimal)) return decimal
  const short = decimal.replace(/(?:\.0*|(\.\d*?)0+)$/, '$1')
  return `${formatDecimal(short, locale)}${NO_BREAK_SPACE}${coin}`.trim()
}

const relatives = cached((locale) => new Intl.RelativeTimeFormat(locale, { numeric: 'always' }))
const UNITS = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
] as const

/**
 * Says how far off a moment is, such as "in 25 minutes": for the end of maintenance (spec 2, "Maintenance").
 * Rounded up, so that nobody is told to come back too early; less than a minute counts as one.
 * @param instant milliseconds since 1970, UTC
 * @param now the same
 */
export function formatRelative(instant: number, now: number, locale: string): string {
  const away = instant - now
  // Whole minutes first, so that a second under two hours is not "120 minutes".
  const size = Math.ceil(Math.abs(away) / 60_000) * 60_000
  // From twice the unit on, so that 90 minutes are not "2 hours".
  const [unit, length] = UNITS.find(([, ms]) => size >= 2 * ms) ?? ['minute', 60_000]
  const count = Math.max(1, Math.ceil(size / length))
  return relatives(locale).format(away < 0 ? -count : count, unit)
}
