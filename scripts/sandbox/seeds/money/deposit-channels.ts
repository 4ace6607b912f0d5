/** The ways to pay that there are, of which a merchant offers all or its own, and the bonuses to choose from. Whole units of a currency with cents. */
import type { DepositKind, DepositMark } from '../../../../src/rules/money/deposit.ts'

export interface DepositChannel {
  readonly code: string
  readonly kind: DepositKind
  /** Its kind's unless said. */
  readonly mark?: DepositMark
  /** In English; what a merchant calls it stands in its sandbox.json. */
  readonly name: string
  /** Where the account is that a transfer goes to. */
  readonly bank?: string
  readonly min: number
  readonly max: number
  readonly presets: readonly number[]
  /** A percentage. */
  readonly feeRate: string
  /** For how long an order may be paid. */
  readonly minutes: number
  /** Within how many minutes the money is there, least and most. */
  readonly takes: readonly [number, number]
  readonly needsPayer?: boolean
  readonly needsSlip?: boolean
  readonly coin?: string
  readonly network?: string
  /** How many of the coin one whole unit buys, in thousandths. */
  readonly perThousand?: bigint
}

/** What each kind is called, in English. */
export const DEPOSIT_METHODS: Readonly<Record<DepositKind, string>> = {
  bank: 'Bank transfer',
  redirect: 'Card',
  wallet: 'E-wallet',
  crypto: 'Crypto',
  voucher: 'Voucher',
}

/** What the operator says where a payment is refused. */
export const PAYMENT_MISSING = 'No payment of this amount has reached us.'

export const DEPOSIT_CHANNELS: readonly DepositChannel[] = [
  {
    code: 'BANK-1',
    takes: [10, 30],
    kind: 'bank',
    name: 'Bank transfer',
    bank: 'Northgate Bank',
    min: 5,
    max: 5000,
    presets: [20, 50, 100, 500],
    feeRate: '0',
    minutes: 30,
    needsPayer: true,
    needsSlip: true,
  },
  {
    code: 'BANK-2',
    takes: [0, 5],
    kind: 'bank',
    name: 'Instant transfer',
    bank: 'Harbour Savings',
    min: 10,
    max: 20_000,
    presets: [50, 100, 500, 1000],
    feeRate: '0',
    minutes: 30,
    needsPayer: true,
    needsSlip: true,
  },
  {
    code: 'CARD',
    takes: [0, 0],
    kind: 'redirect',
    name: 'Debit card',
    min: 10,
    max: 2000,
    presets: [20, 50, 100, 200],
    feeRate: '1.5',
    minutes: 15,
  },
  {
    code: 'QR',
    takes: [0, 2],
    kind: 'wallet',
    mark: 'qr',
    name: 'QR payment',
    min: 2,
    max: 5000,
    presets: [10, 20, 50, 100],
    feeRate: '0',
    minutes: 10,
  },
  {
    code: 'WALLET',
    takes: [0, 0],
    kind: 'wallet',
    name: 'E-wallet',
    min: 2,
    max: 1000,
    presets: [10, 20, 50, 100],
    feeRate: '0.5',
    minutes: 10,
  },
  {
    code: 'USDT-TRC20',
    takes: [3, 5],
    kind: 'crypto',
    name: 'USDT · TRC20',
    min: 20,
    max: 50_000,
    presets: [100, 500, 1000, 5000],
    feeRate: '0',
    minutes: 60,
    coin: 'USDT',
    network: 'TRC20',
    perThousand: 1047n,
  },
  {
    code: 'USDT-ERC20',
    takes: [5, 15],
    kind: 'crypto',
    name: 'USDT · ERC20',
    min: 50,
    max: 50_000,
    presets: [100, 500, 1000, 5000],
    feeRate: '1',
    minutes: 60,
    coin: 'USDT',
    network: 'ERC20',
    perThousand: 1047n,
  },
  {
    code: 'CASH',
    takes: [10, 60],
    kind: 'redirect',
    mark: 'cash',
    name: 'Cash at a shop',
    min: 5,
    max: 500,
    presets: [10, 20, 50, 100],
    feeRate: '0',
    minutes: 60,
  },
  {
    code: 'VOUCHER',
    takes: [0, 0],
    kind: 'voucher',
    name: 'Gift voucher',
    min: 1,
    max: 1000,
    presets: [],
    feeRate: '0',
    minutes: 0,
  },
]

export interface BonusOffer {
  readonly id: 'welcome' | 'reload'
  /** In English. */
  readonly name: string
  /** A percentage. */
  readonly rate: string
  readonly min: number
  readonly max: number
  readonly times: number
  /** For how long it may be played through. */
  readonly days: number
  /** Once for each member. */
  readonly once: boolean
}

export const BONUS_OFFERS: readonly BonusOffer[] = [
  { id: 'welcome', name: 'Welcome bonus', rate: '100', min: 10, max: 200, times: 12, days: 30, once: true },
  { id: 'reload', name: 'Reload bonus', rate: '20', min: 20, max: 100, times: 8, days: 14, once: false },
]
