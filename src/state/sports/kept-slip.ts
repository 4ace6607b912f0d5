/** The bet slip as this tab keeps it, for a reload. */
import * as v from 'valibot'
import { readPrice, writePrice, type Price } from '../../rules/sports/price.ts'
import { EMPTY_SLIP, SLIP_MODES, type Slip } from '../../rules/sports/slip.ts'
import { LOCAL_KEYS, SESSION_KEYS, safeStorage } from '../site/storage.ts'

/** What a pick is called, in the language in which it was picked: for the slip before its fixture is heard of again. */
export interface PickWords {
  readonly event: string
  readonly market: string
  readonly choice: string
  /** Of totals and handicaps; empty where there is none. */
  readonly line: string
}

export interface KeptSlip {
  readonly slip: Slip
  readonly words: Readonly<Record<string, PickWords>>
}

/** An empty one, with the habits of this device. */
export const noSlip = (): KeptSlip => ({
  slip: { ...EMPTY_SLIP, acceptsHigher: safeStorage('local').getItem(LOCAL_KEYS.higherOdds) !== 'ask' },
  words: {},
})

const id = v.pipe(v.string(), v.minLength(1), v.maxLength(80))
const minor = v.pipe(
  v.string(),
  v.regex(/^\d{1,30}$/),
  v.transform((text) => BigInt(text)),
)
const price = v.pipe(
  v.string(),
  v.check((text) => readPrice(text) !== null),
  // Asked on the line before.
  v.transform((text) => readPrice(text) as Price),
)

export const keptSlip = v.object({
  slip: v.object({
    picks: v.array(v.object({ fixture: id, market: id, outcome: id, relates: v.array(id), agreed: price })),
    mode: v.picklist(SLIP_MODES),
    size: v.pipe(v.number(), v.integer(), v.minValue(1)),
    stake: v.nullable(minor),
    ownStakes: v.record(id, minor),
    acceptsHigher: v.boolean(),
  }),
  words: v.record(
    id,
    v.object({ event: v.string(), market: v.string(), choice: v.string(), line: v.optional(v.string(), '') }),
  ),
})

/** Whatever stands there and is none is as good as nothing. */
export function readKeptSlip(): KeptSlip {
  try {
    return v.parse(keptSlip, JSON.parse(safeStorage('session').getItem(SESSION_KEYS.slip) ?? ''))
  } catch {
    return noSlip()
  }
}

/** A slip as JSON has it. */
const plain = (slip: Slip): unknown => ({
  ...slip,
  picks: slip.picks.map((pick) => ({ ...pick, agreed: writePrice(pick.agreed) })),
})
const withText = (_key: string, value: unknown): unknown => (typeof value === 'bigint' ? String(value) : value)

/** All that a slip holds, in one word. */
export const slipText = (slip: Slip): string => JSON.stringify(plain(slip), withText)

/** As JSON has it, for `keptSlip` to read. */
const plainKept = ({ slip, words }: KeptSlip): unknown => ({ slip: plain(slip), words })

/** The same of anything that holds one. */
export const textWithKept = ({ kept, ...rest }: { readonly kept: KeptSlip }): string =>
  JSON.stringify({ ...rest, kept: plainKept(kept) }, withText)

export function writeKeptSlip(it: KeptSlip): void {
  safeStorage('session').setItem(SESSION_KEYS.slip, JSON.stringify(plainKept(it), withText))
}
