/**
 * An intent to move money (safety rule "Money"): its request number is made once and written down before it is sent. Until
 * it is known what came of it, nothing else of its kind is sent.
 */

const KINDS = [
  'transfer',
  'deposit',
  'withdrawal',
  'receipt',
  'team',
  'mission',
  'cashback',
  'reward',
  'promotion',
  'raffle',
  'bonus-code',
  'sign-in',
  'redeem',
  'convert',
  'cash-out',
] as const

/** What a player wants to do with money; of each kind one intent at a time is under way. */
export type MoneyKind = (typeof KINDS)[number]

/** Whether the wire's word for a kind is one of ours. */
export const isMoneyKind = (value: string): value is MoneyKind => KINDS.some((kind) => kind === value)

/** What is to be moved. */
export interface Movement {
  /** Where it comes from and goes to: of a transfer, codes of wallets; `null` stands for all that there are. */
  readonly from: string | null
  readonly to: string | null
  /** A decimal string; `null` where the platform works it out. */
  readonly amount: string | null
}

export interface Intent extends Movement {
  /** 16 random bytes in hex. */
  readonly requestNo: string
  readonly kind: MoneyKind
  /** When it was sent, in milliseconds since 1970. */
  readonly at: number
  /** Set once it is known to be done: kept for a while, since another form may be about to ask for the same. */
  readonly done?: true
}

/** What has come of an intent. */
export interface Settled extends Omit<Intent, 'done'> {
  readonly state: 'done' | 'refused' | 'void'
  /** What players and support quote, where it was done. */
  readonly reference: string
  /** Those of all times that it was done, where that was more than once. */
  readonly doubles?: readonly string[]
  /** Why, where it was refused. */
  readonly message: string
  /** Whether another page has sent it, or this one before it was loaded anew: what stands in a form here is not it. */
  readonly elsewhere: boolean
}

/** For how long something that was done is asked about before the very same is done again, in milliseconds. */
const ALIKE_MS = 60_000

/** Those whose outcome is not known. */
export const pendingOf = (intents: readonly Intent[]): Intent[] => intents.filter(({ done }) => !done)

/** What is worth keeping: what is pending, and what was done a moment ago. */
export const worthKeeping = (intents: readonly Intent[], now: number): Intent[] =>
  intents.filter(({ done, at }) => !done || Math.abs(now - at) < ALIKE_MS)

/** Whether two want the very same; never where the platform works the amount out, since then there is less each time. */
export const isAlike = (one: Movement & { kind: MoneyKind }, other: Movement & { kind: MoneyKind }): boolean =>
  one.amount !== null &&
  other.amount !== null &&
  one.kind === other.kind &&
  one.from === other.from &&
  one.to === other.to &&
  plain(one.amount) === plain(other.amount)

/** A decimal string without what it can do without: "0100.50" is "100.5". A player types what a platform writes otherwise. */
const plain = (amount: string): string => {
  const [whole = '', part = ''] = amount.split('.')
  return `${whole.replace(/^0+(?=\d)/, '')}.${part.replace(/0+$/, '')}`
}

/** Makes the number of a new intent. */
export function newRequestNo(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}

/** Reads what a browser has kept of intents; whatever is none is left out. */
export function readIntents(text: string | null): Intent[] {
  let value: unknown
  try {
    value = JSON.parse(text ?? '[]')
  } catch {
    return []
  }
  return Array.isArray(value) ? value.filter(isIntent) : []
}

function isIntent(value: unknown): value is Intent {
  if (typeof value !== 'object' || value === null) return false
  const { requestNo, kind, from, to, amount, at, done } = value as Partial<Record<keyof Intent, unknown>> // fields that are checked here
  return (
    typeof requestNo === 'string' &&
    /^[0-9a-f]{32}$/.test(requestNo) &&
    typeof kind === 'string' &&
    isMoneyKind(kind) &&
    [from, to, amount].every((part) => part === null || typeof part === 'string') &&
    typeof at === 'number' &&
    (done === undefined || done === true)
  )
}
