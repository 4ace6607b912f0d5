/** Reading an amount as players type it, in any language's way of writing numbers. */

/** How a language writes numbers: what parts thousands, and what stands before the decimals. */
export interface NumberSigns {
  readonly group: string
  readonly decimal: string
}

/** Why something typed is no amount. */
export type AmountProblem = 'empty' | 'not-a-number' | 'too-many-decimals' | 'zero'

/** What groups look like wherever they are written, such as spaces and apostrophes: never a decimal sign. */
const SPACES = /[\s\u00a0\u202f'’]/g

/**
 * Reads what was typed as minor units: digits, with thousands parted or not, and one sign before the decimals. Both the
 * comma and the point are taken for it, whichever the language's is, since keyboards offer either; but the language's
 * own sign of groups, where three digits follow each, is one. Nothing is rounded.
 * @param digits decimals of the currency
 */
export function readTypedAmount(
  text: string,
  digits: number,
  { group }: NumberSigns,
): { readonly minor: bigint } | { readonly problem: AmountProblem } {
  const bare = text.trim().replaceAll(SPACES, '')
  if (bare === '') return { problem: 'empty' }
  const plain = ungrouped(bare, group)
  const match = /^(\d{1,24})(?:[.,](\d*))?$/.exec(plain)
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
  const grouped = new RegExp(`^\\d{1,3}(?:${escaped}\\d{3})+(?:\\${other}\\d*)?$`)
  return grouped.test(text) && (group === sign || text.includes(other) || text.split(sign).length > 2)
    ? text.replaceAll(sign, '')
    : text
}
