/** What points can be redeemed for at every merchant: whole points, and whole units of a currency with cents. */

export const GOOD_TYPES = { BONUS: 'Bonus', GADGETS: 'Gadgets', HOME: 'At home', TICKETS: 'Tickets' } as const
export type GoodType = keyof typeof GOOD_TYPES

interface Good {
  readonly type: GoodType
  /** In English, as its words are found by; sums in whole units of a currency with cents. */
  readonly name: string
  readonly description: string
  readonly points: number
  /** What a bonus comes to. */
  readonly amount?: number
  readonly units: 'piece' | 'ticket' | 'bonus'
  /** How many there are for all members; none said for no end. */
  readonly stock?: number
  /** Whether it is sent somewhere. */
  readonly sent?: true
}

export const GOODS = {
  'bonus-5': {
    type: 'BONUS',
    name: 'Bonus of {money:5}',
    description: 'Paid into your wallet once approved. No wagering requirement.',
    points: 50,
    amount: 5,
    units: 'bonus',
  },
  'bonus-50': {
    type: 'BONUS',
    name: 'Bonus of {money:50}',
    description: 'Paid into your wallet once approved. No wagering requirement.',
    points: 450,
    amount: 50,
    units: 'bonus',
  },
  headphones: {
    type: 'GADGETS',
    name: 'Wireless headphones',
    description: 'Sent to your address in about two weeks.',
    points: 2500,
    units: 'piece',
    stock: 20,
    sent: true,
  },
  charger: {
    type: 'GADGETS',
    name: 'Power bank',
    description: 'Sent to your address in about two weeks.',
    points: 900,
    units: 'piece',
    stock: 60,
    sent: true,
  },
  phone: {
    type: 'GADGETS',
    name: 'Phone',
    description: 'Sent to your address in about two weeks.',
    points: 30_000,
    units: 'piece',
    stock: 1,
    sent: true,
  },
  blender: {
    type: 'HOME',
    name: 'Blender',
    description: 'Sent to your address in about two weeks.',
    points: 1200,
    units: 'piece',
    stock: 30,
    sent: true,
  },
  match: {
    type: 'TICKETS',
    name: 'Match ticket',
    description: 'Sent by e-mail.',
    points: 1500,
    units: 'ticket',
    stock: 8,
  },
  cinema: { type: 'TICKETS', name: 'Cinema ticket', description: 'Sent by e-mail.', points: 300, units: 'ticket' },
} as const satisfies Readonly<Record<string, Good>>

export type GoodKey = keyof typeof GOODS
export const GOOD_KEYS = Object.keys(GOODS) as readonly GoodKey[] // the record's own keys
export const goodOf = (key: GoodKey): Good => GOODS[key]
export const isGood = (key: string): key is GoodKey => Object.hasOwn(GOODS, key)

/** So many points make so much money, and no fewer are changed. */
export const CONVERSION = { points: 100, amount: 1, min: 100 } as const
/** The valid bets that earn a category's points once. */
export const POINTS_PER_BET = 100
