import * as fc from 'fast-check'
import { expect, onTestFinished, test } from 'vitest'
import { makeMember, seedMerchant } from '../../seeds/account/accounts.ts'
import { gamesOf } from '../../seeds/games/catalogue.ts'
import { houseAccount, walletAccount } from '../../store/ledger.ts'
import { seedInUse } from '../../store/records/fairness-seeds.ts'
import { openStore } from '../../store/store.ts'
import { pampas } from '../../testing/sandbox.ts'
import { beginBet, continueBet, turnsOf, type Turn } from './round-books.ts'

const NOW = 1_900_000_000_000
const BALANCE = 10_000n
const [game] = gamesOf(pampas, { seed: 1 })
if (!game) throw new Error('the merchant has no game')

/** A member with some money, and means to bet it. */
function sit() {
  const store = openStore(':memory:')
  onTestFinished(() => store.db.close())
  seedMerchant(store, pampas, 1, NOW)
  const { id } = makeMember(store, pampas, 'player', { seed: 1, now: NOW, balance: BALANCE })
  const [account, house] = [walletAccount(id), houseAccount(pampas.merchantCode)]
  store.ledger.open(house, pampas.merchantCode, true)
  const asked = { store, now: () => NOW }
  const seat = {
    merchant: pampas.merchantCode,
    member: id,
    sessionHash: null,
    account,
    house,
    gameId: game!.gameId,
    roomId: '',
    playType: '',
    demo: false,
    language: 'en',
    host: '',
  } as const
  const begin = (round: string, turn: Turn) =>
    store.db.transaction(() =>
      beginBet(asked, { seat, game: game!, round, bet: '{}', seed: seedInUse(store.db, account, game!.gameId) }, turn),
    )
  const goOn = (held: NonNullable<ReturnType<typeof begin>>, turn: Turn) =>
    store.db.transaction(() => continueBet(asked, held, turn))
  return { store, account, begin, goOn, balance: () => store.ledger.balance(account) }
}

const open = { state: { left: 1 } }
const shown = { reels: [1, 2, 3] }

test('a round that is over at once is one posting and one record', () => {
  const { store, account, begin, balance } = sit()
  const made = begin('a'.repeat(32), { stake: 100n, win: 250n, shown })
  expect(balance()).toBe(BALANCE + 150n)
  expect(made).toMatchObject({ status: 'settled', stake: 100n, win: 250n, validBet: 100n, settledAt: NOW, nonce: 0 })
  expect(store.bets.ofRound(account, 'a'.repeat(32))).toEqual(made)
  expect(store.ledger.total()).toBe(0n)
})

test('one that stays open takes its stake first, and brings its win when it ends', () => {
  const { store, account, begin, goOn, balance } = sit()
  const made = begin('b'.repeat(32), { stake: 100n, win: 40n, shown, open: { ...open, dueAt: NOW + 5 } })
  if (!made) throw new Error('the stake was not taken')
  expect(balance()).toBe(BALANCE - 100n)
  expect(made).toMatchObject({ status: 'open', settledAt: null, dueAt: NOW + 5, state: JSON.stringify(open.state) })
  const further = goOn(made, { stake: 0n, win: 60n, shown: { turn: 2 }, open })
  expect(balance()).toBe(BALANCE - 100n)
  const over = goOn(further, { stake: 0n, win: 90n, shown: { turn: 3 } })
  expect(balance()).toBe(BALANCE - 10n)
  expect(over).toMatchObject({ status: 'settled', win: 90n, validBet: 100n, dueAt: null, state: null, settledAt: NOW })
  expect(turnsOf(over)).toEqual([shown, { turn: 2 }, { turn: 3 }])
  expect(store.bets.ofRound(account, made.round)).toEqual(over)
})

test('a stake that the account does not hold is not taken, whatever would be won, and leaves nothing', () => {
  const { store, account, begin, balance } = sit()
  expect(begin('c'.repeat(32), { stake: BALANCE + 1n, win: BALANCE * 9n, shown })).toBeNull()
  expect(balance()).toBe(BALANCE)
  expect(store.bets.ofRound(account, 'c'.repeat(32))).toBeUndefined()
  expect(seedInUse(store.db, account, game!.gameId).nonce).toBe(0)
})

test('whatever is played, no money comes from nowhere', () => {
  const amount = fc.bigInt({ min: 0n, max: 3000n })
  const { store, begin, goOn, balance } = sit()
  let count = 0
  fc.assert(
    fc.property(fc.bigInt({ min: 1n, max: 3000n }), fc.array(amount, { minLength: 1, maxLength: 4 }), (stake, wins) => {
      count += 1
      const before = balance()
      const last = wins.length - 1
      const turn = (at: number): Turn => ({
        stake: at === 0 ? stake : 0n,
        win: wins[at] ?? 0n,
        shown: {},
        ...(at < last && { open }),
      })
      let held = begin(count.toString(16).padStart(32, '0'), turn(0))
      expect(held === null).toBe(stake > before)
      if (!held) return
      for (let at = 1; at <= last; at += 1) held = goOn(held, turn(at))
      expect(balance()).toBe(before - stake + (wins[last] ?? 0n))
      expect(store.ledger.total()).toBe(0n)
    }),
    { numRuns: 60 },
  )
})
