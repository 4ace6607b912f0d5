/** Amounts in fields: reading what players type in any language's way of writing numbers, and writing it so. */
import { toDecimal } from './money.ts'

/** How a language writes numbers: what parts thousands, and what stands before the decimals. */
export interface NumberSigns {
  readonly group: string
  readonly decimal: string
  /** Whether groups above the thousands are of two digits, as in `12,34,567`. */
  readonly hasLakhs?: boolean
}

/** Why something typed is no amount. */
export type AmountProblem = 'empty' | 'not-a-number' | 'too-many-decimals' | 'zero'

/** What typed text says: an amount in minor units, that it says none, or two amounts that it could be, the greater first. */
export type TypedAmount =
  | { readonly minor: bigint }
  | { readonly problem: AmountProblem }
  | { readonly problem: 'ambiguous'; readonly readings: readonly [bigint, bigint] }

/** What groups look like wherever they are written, such as spaces and apostrophes: never a decimal sign. */
const SPACES = /[\s\u00a0\u202f'’]/g
/** One sign, and three digits after it: thousands or decimals. Nobody writes thousands of nought. */
const THREE_AFTER_SIGN = /^([1-9]\d{0,2})([.,])(\d{3})$/

/**
 * Reads what was typed as minor units: digits, with thousands parted or not, and one sign before the decimals. Both the
 * comma and the point are taken for it, whichever the language's is, since keyboards offer either; but the language's
 * own sign of groups, where three digits follow each, is one. What could be either is not guessed. Nothing is rounded.
 * @param digits decimals of the currency
 */
export function readTypedAmount(text: string, digits: number, signs: NumberSigns): TypedAmount {
  const bare = text.trim().replaceAll(SPACES, '')
  if (bare === '') return { problem: 'empty' }
  const [, thousands, sign, rest] = THREE_AFTER_SIGN.exec(bare) ?? []
  if (thousands && rest && isOpen(sign, digits, signs)) {
    const less = readPlain(bare, digits)
    if ('minor' in less)
      return { problem: 'ambiguous', readings: [BigInt(thousands + rest) * 10n ** BigInt(digits), less.minor] }
  }
  return readPlain(ungrouped(bare, signs), digits)
}

/** Whether three digits after a sign can be thousands and decimals: the language's way alone does not say it. */
function isOpen(sign: string | undefined, digits: number, { group, decimal }: NumberSigns): boolean {
  if (sign === group) return digits >= 3
  return sign !== decimal || digits < 3
}

/** Reads digits with one sign, point or comma, before the decimals. */
function readPlain(text: string, digits: number): { readonly minor: bigint } | { readonly problem: AmountProblem } {
  const match = /^(\d{1,24})(?:[.,](\d*))?$/.exec(text)
  if (!match) return { problem: 'not-a-number' }
  const [, whole = '', decimals = ''] = match
  if (/[1-9]/.test(decimals.slice(digits))) return { problem: 'too-many-decimals' }
  const minor = BigInt(whole + decimals.slice(0, digits).padEnd(digits, '0'))
  return minor === 0n ? { problem: 'zero' } : { minor }
}

/** The same without signs of groups; as it stands where they are none. */
function ungrouped(text: string, { group, hasLakhs = false }: NumberSigns): string {
  // A language that parts thousands with spaces has lost them already.
  const sign = group === '.' || group === ',' ? group : ','
  const other = sign === ',' ? '.' : ','
  const [own, decimals] = [`\\${sign}`, `(?:\\${other}\\d*)?`]
  const thousands = `[1-9]\\d{0,2}(?:${own}\\d{3})+`
  const lakhs = hasLakhs ? `|[1-9]\\d?(?:${own}\\d{2})*${own}\\d{3}` : ''
  return new RegExp(`^(?:${thousands}${lakhs})${decimals}$`).test(text) &&
    (group === sign || text.includes(other) || text.split(sign).length > 2)
    ? text.replaceAll(sign, '')
    : text
}

const grouped = (whole: string, { group, hasLakhs = false }: NumberSigns): string =>
  whole.replaceAll(hasLakhs ? /\B(?=(?:\d\d)*\d{3}$)/g : /\B(?=(?:\d{3})+$)/g, group)

/**
 * Writes an amount as a field shows it in a language: its thousands parted and all its decimals, so that it reads back
 * as the same amount.
 * @param digits decimals of the currency
 */
export function writeTypedAmount(minor: bigint, digits: number, signs: NumberSigns): string {
  const [whole = '', decimals] = toDecimal(minor, digits).split('.')
  return grouped(whole, signs) + (decimals === undefined ? '' : signs.decimal + decimals)
}

/** A field's text, and where the caret stands in it. */
export interface EditedText {
  readonly text: string
  readonly caret: number
}

/**
 * Parts the thousands anew where an amount that `writeTypedAmount` or this has written was edited: one more digit after
 * `500.000` would else leave `500.0000`, which reads as another amount. The caret stays before the digits it stood before.
 * @param before the text as it was written
 * @param after the same with digits typed into it or characters deleted
 * @returns `null` where something else than digits came in: that stays as it is typed
 */
export function regroup(before: string, { text: after, caret }: EditedText, signs: NumberSigns): EditedText | null {
  const { group, decimal } = signs
  let same = 0
  while (same < Math.min(before.length, after.length) && before[same] === after[same]) same += 1
  const most = Math.min(before.length, after.length) - same
  let tail = 0
  while (tail < most && before.at(-1 - tail) === after.at(-1 - tail)) tail += 1
  if (/\D/.test(after.slice(same, after.length - tail))) return null
  const bare = after.replaceAll(group, '')
  const [whole = '', ...decimals] = bare.split(decimal)
  if (decimals.length > 1) return null
  const behind = after.slice(caret).replaceAll(group, '').length
  // Whoever took nothing but a sign of groups away would see it come back, and never get past it.
  const isUngrouped = bare === before.replaceAll(group, '')
  const text = isUngrouped ? bare : [grouped(whole.replace(/^0+(?=\d)/, ''), signs), ...decimals].join(decimal)
  let at = text.length
  for (let passed = 0; at > 0 && passed < behind; at -= 1) if (text[at - 1] !== group) passed += 1
  if (text[at - 1] === group) at -= 1
  return { text, caret: at }
}
