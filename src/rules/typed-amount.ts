/** Reading an amount as players type it, in any language's way of writing numbers, and writing one so. */
import { toDecimal } from './money.ts'

/** How a language writes numbers: what parts thousands, and what stands before the decimals. */
export interface NumberSigns {
  readonly group: string
  readonly decimal: string
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
  return readPlain(ungrouped(bare, signs.group), digits)
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
function ungrouped(text: string, group: string): string {
  // A language that parts thousands with spaces has lost them already.
  const sign = group === '.' || group === ',' ? group : ','
  const other = sign === ',' ? '.' : ','
  const escaped = sign === '.' ? '\\.' : sign
  const grouped = new RegExp(`^[1-9]\\d{0,2}(?:${escaped}\\d{3})+(?:\\${other}\\d*)?$`)
  return grouped.test(text) && (group === sign || text.includes(other) || text.split(sign).length > 2)
    ? text.replaceAll(sign, '')
    : text
}

/**
 * Writes an amount as it is typed in a language: its own decimal sign, and no signs of groups.
 * @param digits decimals of the currency
 */
export const writeTypedAmount = (minor: bigint, digits: number, { decimal }: NumberSigns): string =>
  toDecimal(minor, digits).replace('.', decimal)
