/** Deposits (spec 2, "Member centre": deposit): their states, and what comes of an amount. */

/**
 * `waiting`: to be paid. `slip-received`: the member has sent a picture of the payment. `reviewing`: somebody looks at it.
 * The others are the end. Spec: the states are not shown.
 */
export const DEPOSIT_STATES = [
  'waiting',
  'slip-received',
  'reviewing',
  'credited',
  'rejected',
  'lapsed',
  'cancelled',
] as const
export type KnownDepositState = (typeof DEPOSIT_STATES)[number]
/** `unknown` is one of a later platform's. */
export type DepositState = KnownDepositState | 'unknown'

/** States that something may still come of. */
export const OPEN_DEPOSIT_STATES = ['waiting', 'slip-received', 'reviewing'] as const satisfies readonly DepositState[]

/** Whether something may still come of it. */
export const isOpenDeposit = (state: DepositState): boolean => OPEN_DEPOSIT_STATES.some((open) => open === state)

/** How a channel is paid. Spec: names them alone. */
export const DEPOSIT_KINDS = ['bank', 'redirect', 'wallet', 'crypto', 'voucher'] as const
export type DepositKind = (typeof DEPOSIT_KINDS)[number]

/** Whether the wire's word for a kind is one of ours. */
export const isDepositKind = (value: string): value is DepositKind => DEPOSIT_KINDS.some((kind) => kind === value)

/** What stands before a way to pay: what one thinks of it as, which its kind alone does not always say. */
export const DEPOSIT_MARKS = ['bank', 'qr', 'card', 'wallet', 'cash', 'crypto', 'voucher'] as const
export type DepositMark = (typeof DEPOSIT_MARKS)[number]

/** The mark of a kind that says none. */
export const MARK_OF_KIND: Readonly<Record<DepositKind, DepositMark>> = {
  bank: 'bank',
  redirect: 'card',
  wallet: 'wallet',
  crypto: 'crypto',
  voucher: 'voucher',
}

/** Decimals of a percentage. */
export const RATE_DIGITS = 4
/** What 100 % is, in units of a rate. */
const WHOLE = 100n * 10n ** BigInt(RATE_DIGITS)

/**
 * A share of an amount, to the nearest minor unit, halves up.
 * @param minor minor units, not negative
 * @param rate a percentage in units of `RATE_DIGITS` decimals: 15000n is 1.5 %
 */
export const shareOf = (minor: bigint, rate: bigint): bigint => (minor * rate * 2n + WHOLE) / (WHOLE * 2n)

/** Decimals of what one unit of a currency is in coins, and of the coins that are sent. */
export const COIN_RATE_DIGITS = 12
export const COIN_DIGITS = 6

/**
 * How many coins a sum is, rounded up so that it suffices; with `COIN_DIGITS` decimals.
 * @param rate of one unit of the currency, with `COIN_RATE_DIGITS` decimals
 * @param digits decimals of the currency
 */
export function coinsOf(minor: bigint, rate: bigint, digits: number): bigint {
  const whole = 10n ** BigInt(digits + COIN_RATE_DIGITS - COIN_DIGITS)
  return (minor * rate + whole - 1n) / whole
}

/** A bonus as it is offered, in minor units. */
export interface BonusTerms {
  /** As `shareOf` takes it. */
  readonly rate: bigint
  /** The least deposit that it comes with. */
  readonly min: bigint
  /** The most that it can be; `null` where there is no bound. */
  readonly max: bigint | null
  /** How many times deposit and bonus have to be played. */
  readonly times: number
}

/** What a deposit brings of a bonus, and what has to be played for it; `null` where it is too small for it. */
export function bonusOf(
  minor: bigint,
  { rate, min, max, times }: BonusTerms,
): { readonly amount: bigint; readonly turnover: bigint } | null {
  if (minor < min) return null
  const share = shareOf(minor, rate)
  const amount = max !== null && share > max ? max : share
  return amount === 0n ? null : { amount, turnover: (minor + amount) * BigInt(times) }
}
