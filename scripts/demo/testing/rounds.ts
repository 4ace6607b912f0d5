/** What tests of rounds share: a bench, and what its books say. */
import { onTestFinished } from 'vitest'
import { parseMoney } from '../../../src/rules/money/money.ts'
import { openDemo } from '../demo.ts'
import { createTestSandbox, pampas, type Bench } from '../../sandbox/testing/sandbox.ts'
import type { Table } from './play.ts'

/** A sandbox that is closed with its test. */
export function openTable(options: Parameters<typeof createTestSandbox>[0] = {}): Bench {
  const bench = createTestSandbox({ demo: openDemo, ...options })
  onTestFinished(() => bench.sandbox.close())
  return bench
}

/** An amount of two decimals in minor units. */
export const minor = (text: unknown): bigint => parseMoney(String(text), 2)

interface Ledger {
  readonly balance: string
  readonly total: string
  readonly transactions: readonly { readonly reason: string; readonly reference: string }[]
}
interface BetRecord {
  readonly record: string
  readonly stake: string
  readonly win: string
  readonly status: string
  readonly round: string
  readonly validBet: string
  readonly room: string
}

/** What the books say about a member. */
export async function books(bench: Bench, { username }: Pick<Table, 'username'>, merchant = pampas) {
  const asked = `merchant=${merchant.id}&member=${username}`
  // The shapes are those of `control.ts`, whose own test checks them.
  const ledger = (await bench.control('GET', `/sandbox/ledger?${asked}`)) as unknown as Ledger
  const { bets } = (await bench.control('GET', `/sandbox/bets?${asked}&limit=500`)) as unknown as { bets: BetRecord[] }
  return { ledger, bets }
}
