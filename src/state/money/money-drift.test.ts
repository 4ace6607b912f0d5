import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { openStore } from '../../../scripts/sandbox/store/store.ts'
import { vendorAccount, walletAccount, worldAccount } from '../../../scripts/sandbox/store/ledger.ts'
import { formatMoney } from '../../i18n/format/format.ts'
import { numberSigns } from '../../i18n/format/number-signs.ts'
import { parseMoney, toDecimal } from '../../rules/money/money.ts'
import { readTypedAmount } from '../../rules/money/typed-amount.ts'

declare module 'vitest' {
  interface TaskMeta {
    drift?: { amounts: number; minor: string }
  }
}

const AMOUNTS = Number(process.env['AMOUNTS'] ?? 1500)
/** Of one member, whose balance the ledger adds up from all of them each time. */
const AMOUNTS_OF_ONE = 500
const LOCALES = ['en', 'es', 'id', 'th', 'vi', 'zh-Hans']
const MERCHANT = 'm'
const START = 10n ** 15n

const { db, ledger } = openStore(':memory:')

function post(reference: string, from: string, to: string, amount: bigint): void {
  const entries = [
    { account: from, amount: -amount },
    { account: to, amount },
  ]
  ledger.post({ merchant: MERCHANT, reason: 'trial', reference, at: 0, entries })
}

/** What an amount on the screen is on the wire, once somebody has typed it as it stands there. */
function retyped(minor: bigint, digits: number, tag: string): string {
  const typed = formatMoney(minor, { symbol: '', digits }, tag)
  const read = readTypedAmount(typed, digits, numberSigns(tag))
  if (!('minor' in read)) throw new Error(`${typed} in ${tag} is not read`)
  return toDecimal(read.minor, digits)
}

test(
  'random amounts go from the screen through the wire into the ledger without drift',
  ({ task }) => {
    const amounts = fc.sample(
      fc.tuple(fc.bigInt({ min: 1n, max: 10n ** 9n }), fc.integer({ min: 0, max: 4 }), fc.constantFrom(...LOCALES)),
      { numRuns: AMOUNTS, seed: 7 },
    )
    ledger.open(worldAccount(MERCHANT), MERCHANT, true)
    let drift = 0n
    db.transaction(() => {
      for (let begin = 0; begin < amounts.length; begin += AMOUNTS_OF_ONE) {
        const [wallet, vendor] = [walletAccount(`m${begin}`), vendorAccount(`m${begin}`, 'AG')]
        for (const account of [wallet, vendor]) ledger.open(account, MERCHANT, false)
        post(`start${begin}`, worldAccount(MERCHANT), wallet, START)
        // What a careful person adds up on paper.
        let out = 0n
        for (const [index, [minor, digits, tag]] of amounts.slice(begin, begin + AMOUNTS_OF_ONE).entries()) {
          post(String(begin + index), wallet, vendor, parseMoney(retyped(minor, digits, tag), digits))
          out += minor
        }
        drift += ledger.balance(vendor) - out
        expect(ledger.balance(wallet)).toBe(START - out)
      }
    })
    task.meta.drift = { amounts: amounts.length, minor: String(drift) }
    expect(drift).toBe(0n)
    expect(ledger.total()).toBe(0n)
    db.close()
  },
  20_000 + AMOUNTS * 5,
)
