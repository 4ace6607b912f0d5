import { rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { openDatabase } from './open-database.ts'
import { createLedger, LedgerError } from './ledger.ts'

const ACCOUNTS = ['world', 'ada', 'bo', 'cy'] as const
const LARGEST = BigInt(Number.MAX_SAFE_INTEGER)

function openBooks(file = ':memory:') {
  const db = openDatabase(file)
  const ledger = createLedger(db)
  for (const account of ACCOUNTS) ledger.open(account, 'm', account === 'world')
  let count = 0
  const post = (...entries: [account: string, amount: bigint][]) => {
    count += 1
    const lines = entries.map(([account, amount]) => ({ account, amount }))
    ledger.post({ merchant: 'm', reason: 'test', reference: `T${count}`, at: count, entries: lines })
  }
  return { db, ledger, post }
}

const amount = fc.bigInt({ min: -2_000n, max: 2_000n })
const entry = fc.tuple(fc.constantFrom(...ACCOUNTS), amount)
// Balanced ones, ones that are off, and ones with entries of nothing.
const transaction = fc.oneof(
  fc
    .tuple(fc.constantFrom(...ACCOUNTS), fc.constantFrom(...ACCOUNTS), fc.bigInt({ min: 1n, max: 3_000n }))
    .map(([from, to, moved]): [string, bigint][] => [
      [from, -moved],
      [to, moved],
    ]),
  fc.array(entry, { maxLength: 4 }),
)

describe('the ledger', () => {
  test('sums to zero whatever is posted, keeps wallets from the negative, and agrees with a plain model', () => {
    fc.assert(
      fc.property(fc.array(transaction, { maxLength: 30 }), (transactions) => {
        const { db, ledger, post } = openBooks()
        const model = new Map<string, bigint>(ACCOUNTS.map((account) => [account, 0n]))
        for (const entries of transactions) {
          const next = new Map(model)
          for (const [account, moved] of entries) next.set(account, (next.get(account) ?? 0n) + moved)
          const fits =
            entries.length > 0 &&
            entries.every(([, moved]) => moved !== 0n) &&
            entries.reduce((sum, [, moved]) => sum + moved, 0n) === 0n &&
            entries.every(([account]) => account === 'world' || (next.get(account) ?? 0n) >= 0n)
          if (fits) {
            post(...entries)
            for (const [account, balance] of next) model.set(account, balance)
          } else expect(() => post(...entries)).toThrow(LedgerError)
          expect(ledger.total()).toBe(0n)
          for (const account of ACCOUNTS) expect(ledger.balance(account)).toBe(model.get(account))
        }
        db.close()
      }),
      { numRuns: 60 },
    )
  })

  test('is exact up to the largest safe amount, and refuses beyond it', () => {
    const { ledger, post } = openBooks()
    post(['world', -LARGEST], ['ada', LARGEST])
    post(['world', -LARGEST], ['ada', LARGEST])
    expect(ledger.balance('ada')).toBe(2n * LARGEST)
    expect(() => post(['world', -LARGEST - 1n], ['ada', LARGEST + 1n])).toThrow(LedgerError)
  })

  test.each([
    ['unbalanced', [['world', -5n] as const, ['ada', 4n] as const]],
    ['insufficient', [['ada', -1n] as const, ['world', 1n] as const]],
    ['invalid', [['world', -1n] as const, ['nobody', 1n] as const]],
  ])('says when a transaction is %s', (reason, entries) => {
    const { post } = openBooks()
    expect(() => post(...entries.map(([account, moved]): [string, bigint] => [account, moved]))).toThrow(
      expect.objectContaining({ reason }),
    )
  })

  test('does not let what is posted be changed, by any statement', () => {
    const { db, ledger, post } = openBooks()
    post(['world', -5n], ['ada', 5n])
    for (const sql of [
      'UPDATE ledger_entries SET amount = 6 WHERE amount = 5',
      'DELETE FROM ledger_entries',
      'UPDATE ledger_transactions SET posted = 0',
      'DELETE FROM ledger_transactions',
      "INSERT INTO ledger_entries (ledger_transaction, account, amount) VALUES (1, 'ada', 5)",
      "INSERT INTO ledger_transactions (merchant, reason, reference, at, posted) VALUES ('m', 'x', 'y', 1, 1)",
    ])
      expect(() => db.run(sql), sql).toThrow('ledger:')
    expect(ledger.balance('ada')).toBe(5n)
  })

  test('a crash in a transaction leaves nothing, also inside another and after reopening the file', () => {
    const file = join(tmpdir(), `ledger-${process.pid}-${Date.now()}.db`)
    try {
      const { db, ledger, post } = openBooks(file)
      post(['world', -100n], ['ada', 100n])
      expect(() =>
        db.transaction(() => {
          post(['ada', -30n], ['bo', 30n])
          throw new Error('crash')
        }),
      ).toThrow('crash')
      db.transaction(() => {
        post(['ada', -1n], ['cy', 1n])
        expect(() => post(['ada', -500n], ['bo', 500n])).toThrow(LedgerError)
      })
      const balances = ['ada', 'bo', 'cy'].map((account) => ledger.balance(account))
      expect(balances).toEqual([99n, 0n, 1n])
      db.close()
      const reopened = createLedger(openDatabase(file))
      expect(['ada', 'bo', 'cy'].map((account) => reopened.balance(account))).toEqual(balances)
      expect(reopened.history('ada')).toHaveLength(2)
    } finally {
      for (const suffix of ['', '-wal', '-shm']) rmSync(file + suffix, { force: true })
    }
  })

  test('refuses work that is not done at once', () => {
    const { db, ledger, post } = openBooks()
    expect(() =>
      db.transaction(async () => {
        post(['world', -5n], ['ada', 5n])
      }),
    ).toThrow('asynchronous')
    expect(ledger.balance('ada')).toBe(0n)
  })
})
