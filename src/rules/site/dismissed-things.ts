/** What members of this device have put aside for a day, as it is kept: a line an account, with the day and the keys of the things. */

/** How many accounts are remembered. */
const MOST_ACCOUNTS = 20

interface Line {
  readonly account: string
  readonly day: string
  readonly keys: readonly string[]
}

const isLine = (it: unknown): it is Line =>
  typeof it === 'object' &&
  it !== null &&
  'account' in it &&
  typeof it.account === 'string' &&
  'day' in it &&
  typeof it.day === 'string' &&
  'keys' in it &&
  Array.isArray(it.keys) &&
  it.keys.every((key) => typeof key === 'string')

/** Whatever stands there that nobody here wrote is no line. */
function linesOf(kept: string | null): readonly Line[] {
  try {
    const all: unknown = JSON.parse(kept ?? '[]')
    return Array.isArray(all) ? all.filter(isLine) : []
  } catch {
    return []
  }
}

/** What an account has put aside on a day. @param kept as it was kept, by whoever  @param day as `yyyy-MM-dd` */
export const dismissedOn = (kept: string | null, account: string, day: string): Set<string> =>
  new Set(linesOf(kept).find((line) => line.account === account && line.day === day)?.keys)

/** What is to be kept once an account has put a thing aside: of this day alone. */
export function dismissing(kept: string | null, account: string, day: string, key: string): string {
  const keys = [...dismissedOn(kept, account, day).add(key)]
  const others = linesOf(kept).filter((line) => line.account !== account && line.day === day)
  return JSON.stringify([{ account, day, keys }, ...others].slice(0, MOST_ACCOUNTS))
}
