import { describe, expect, test } from 'vitest'
import { hoasen, pampas } from '../../sandbox/testing/sandbox.ts'
import type { RoundAnswer } from './rounds.ts'
import { books, minor, openTable } from '../testing/rounds.ts'
import { gameOf, newRound, sitDown, type Table } from '../testing/play.ts'

const slot = gameOf(pampas, 'RNG')
const table = gameOf(pampas, 'LIVE', ({ liveClass }) => liveClass === 'BACCARAT')

/** Spins until a round stays open. */
async function spinUntilOpen(seat: Table): Promise<RoundAnswer> {
  for (let tries = 0; tries < 4000; tries += 1) {
    const round = await seat.play({ stake: slot.minBet })
    if (round.status === 'open') return round
  }
  throw new Error('no free spins in four thousand rounds')
}

describe('rounds', () => {
  test('the balance, the ledger and the betting records agree after every round', async () => {
    const bench = openTable()
    const seat = await sitDown(bench, slot)
    let expected = minor('1000.00')
    for (let round = 0; round < 60; round += 1) {
      let answer = await seat.play({ stake: slot.minBet })
      expected -= minor(answer.stake)
      for (let turn = 1; answer.status === 'open'; turn += 1) {
        expect(minor(answer.balance)).toBe(expected)
        answer = (await seat.post('/play/step', { roundId: answer.roundId, turn })).value as unknown as RoundAnswer
      }
      expected += minor(answer.win)
      expect(minor(answer.balance)).toBe(expected)
    }
    expect(minor(await seat.balance())).toBe(expected)
    const { ledger, bets } = await books(bench, seat)
    expect(ledger.total).toBe('0')
    expect(minor(ledger.balance)).toBe(expected)
    expect(bets).toHaveLength(60)
    expect(bets.reduce((sum, bet) => sum + minor(bet.win) - minor(bet.stake), minor('1000.00'))).toBe(expected)
    expect(new Set(bets.map(({ record }) => record)).size).toBe(60)
    // One transaction for each that was over at once.
    const settled = ledger.transactions.filter(({ reason }) => reason === 'round').map(({ reference }) => reference)
    expect(bets.map(({ record }) => record)).toEqual(expect.arrayContaining(settled))
  })

  test('the same id answers the same outcome and stakes once, however often and however many at a time', async () => {
    const bench = openTable()
    const seat = await sitDown(bench, slot)
    const roundId = newRound()
    const bet = { stake: slot.minBet }
    const answers = await Promise.all(Array.from({ length: 20 }, () => seat.play(bet, roundId)))
    const later = await seat.play(bet, roundId)
    for (const answer of answers) expect(answer).toEqual(later)
    const { bets, ledger } = await books(bench, seat)
    expect(bets).toHaveLength(1)
    expect(minor('1000.00') - minor(ledger.balance)).toBe(
      minor(later.stake) - (later.status === 'open' ? 0n : minor(later.win)),
    )
  })

  test('an id that was used for another bet is refused, and costs nothing', async () => {
    const bench = openTable()
    const seat = await sitDown(bench, slot)
    const roundId = newRound()
    await seat.play({ stake: slot.minBet }, roundId)
    const before = await seat.balance()
    const other = { roundId, bet: { stake: slot.maxBet } }
    expect(await seat.post('/play/round', other)).toMatchObject({ success: false, reason: 'round-reused' })
    expect(await seat.balance()).toBe(before)
  })

  test('rounds of one moment are listed the newest first', async () => {
    const bench = openTable({ now: () => 1_795_300_000_000 })
    const seat = await sitDown(bench, table)
    const played: string[] = []
    for (let round = 0; round < 8; round += 1)
      played.unshift((await seat.play({ chips: { player: table.minBet } })).roundId)
    expect((await books(bench, seat)).bets.map(({ round }) => round)).toEqual(played)
  })

  test('two tabs play one wallet, which never goes below zero', async () => {
    const bench = openTable()
    const one = await sitDown(bench, table, { balance: '20.00' })
    const other = await sitDown(bench, table, { who: one })
    const bet = { chips: { tie: table.minBet } }
    const answers = await Promise.all(
      Array.from({ length: 400 }, (_, index) =>
        (index % 2 === 0 ? one : other).post('/play/round', { roundId: newRound(), bet }),
      ),
    )
    const taken = answers.filter(({ success }) => success)
    for (const refused of answers.filter(({ success }) => !success)) expect(refused.reason).toBe('insufficient')
    const { bets, ledger } = await books(bench, one)
    expect(bets).toHaveLength(taken.length)
    expect(bets.reduce((sum, bet_) => sum + minor(bet_.win) - minor(bet_.stake), minor('20.00'))).toBe(
      minor(ledger.balance),
    )
    expect(minor(ledger.balance)).toBeGreaterThanOrEqual(0n)
    expect(ledger.total).toBe('0')
  })

  test('a stake that is not covered is refused, also by a win that would cover it', async () => {
    const bench = openTable()
    const seat = await sitDown(bench, table, { balance: '0.00' })
    for (let tries = 0; tries < 30; tries += 1)
      expect(
        await seat.post('/play/round', { roundId: newRound(), bet: { chips: { player: table.minBet } } }),
      ).toMatchObject({
        success: false,
        reason: 'insufficient',
      })
    expect((await books(bench, seat)).bets).toHaveLength(0)
  })

  test.each([
    ['0', 'stake'],
    ['-1', 'stake'],
    ['0.001', 'stake'],
    ['1e3', 'stake'],
    ['', 'stake'],
    ['99999999', 'stake'],
    [7, 'bet'],
    [null, 'bet'],
  ])('a stake of %o is refused', async (stake, reason) => {
    const bench = openTable()
    const seat = await sitDown(bench, slot)
    expect(await seat.post('/play/round', { roundId: newRound(), bet: { stake } })).toMatchObject({
      success: false,
      reason,
    })
    expect(await seat.balance()).toBe('1000.00')
  })

  test('a round that stays open is kept, told to the gateway, and goes on after another launch', async () => {
    const bench = openTable()
    const seat = await sitDown(bench, slot, { balance: '90000.00' })
    const round = await spinUntilOpen(seat)
    const asked = { token: seat.token, payload: {} }
    expect((await bench.call('listOpenRounds', asked)).value).toMatchObject({
      rounds: [{ gameId: slot.gameId, vassalage: slot.vassalage }],
    })
    const again = await sitDown(bench, slot, { who: seat })
    const [held] = again.state['open'] as RoundAnswer[]
    expect(held).toMatchObject({ roundId: round.roundId, status: 'open' })
    // No other begins meanwhile, in whichever tab.
    for (const tab of [seat, again])
      expect(await tab.post('/play/round', { roundId: newRound(), bet: { stake: slot.minBet } })).toMatchObject({
        reason: 'round-open',
      })
    expect(await again.post('/play/seed', {})).toMatchObject({ reason: 'round-open' })
    // Both tabs ask for the same turns: each is drawn once.
    let last = held
    for (let turn = 1; last?.status === 'open'; turn += 1) {
      const [mine, theirs] = await Promise.all(
        [seat, again].map((tab) => tab.post('/play/step', { roundId: round.roundId, turn })),
      )
      expect(mine?.value['shown']).toEqual(theirs?.value['shown'])
      last = mine?.value as unknown as RoundAnswer
    }
    const { bets, ledger } = await books(bench, seat)
    expect(bets.find(({ round: id }) => id === round.roundId)).toMatchObject({ status: 'settled', win: last?.win })
    expect(ledger.total).toBe('0')
    expect((await bench.call('listOpenRounds', asked)).value).toEqual({ rounds: [] })
  })

  test('a turn that is not due, of nobody or of another’s round, is refused', async () => {
    const bench = openTable()
    const [mine, theirs] = [await sitDown(bench, slot, { balance: '90000.00' }), await sitDown(bench, slot)]
    const round = await spinUntilOpen(mine)
    for (const [seat, roundId, turn] of [
      [mine, round.roundId, 2],
      [mine, newRound(), 1],
      [theirs, round.roundId, 1],
    ] as const)
      expect(await seat.post('/play/step', { roundId, turn })).toMatchObject({
        success: false,
        reason: 'round-unknown',
      })
  })

  test('what comes back without a risk is no valid bet', async () => {
    const bench = openTable()
    const seat = await sitDown(bench, table, { balance: '90000.00' })
    for (let tries = 0; tries < 200; tries += 1) {
      const round = await seat.play({ chips: { player: table.minBet } })
      if (round.win !== round.stake) continue
      // Rounds of one millisecond stand in no certain order.
      const record = (await books(bench, seat)).bets.find((bet) => bet.record === round.record)
      expect(record).toMatchObject({ validBet: '0.00' })
      return
    }
    throw new Error('no tie in two hundred rounds')
  })

  test('in transfer mode the vendor’s wallet pays, and what is left comes home', async () => {
    const merchant = { ...hoasen, wallet: 'transfer' as const }
    const bench = openTable({ merchants: [pampas, merchant] })
    const game = gameOf(merchant, 'LIVE')
    const seat = await sitDown(bench, game, { merchant, balance: '500.00' })
    const round = await seat.play({ chips: { player: game.minBet } })
    expect(await seat.balance()).toBe(round.balance)
    await bench.call('leaveGame', { merchant, token: seat.token, payload: { vassalage: game.vassalage } })
    expect((await books(bench, seat, merchant)).ledger.balance).toBe(round.balance)
    // The open page has nothing left to stake.
    expect(
      await seat.post('/play/round', { roundId: newRound(), bet: { chips: { player: game.minBet } } }),
    ).toMatchObject({
      reason: 'insufficient',
    })
  })

  test('a free trial moves play money alone', async () => {
    const bench = openTable()
    const game = gameOf(pampas, 'RNG', ({ supportPlay }) => supportPlay === 0)
    const seat = await sitDown(bench, game, { balance: '30.00', demo: 1 })
    const round = await seat.play({ stake: game.minBet })
    expect(minor(seat.state['balance']) - minor(round.stake)).toBe(
      minor(round.balance) - (round.status === 'open' ? 0n : minor(round.win)),
    )
    const { ledger, bets } = await books(bench, seat)
    expect(ledger.balance).toBe('30.00')
    expect(ledger.total).toBe('0')
    expect(bets).toMatchObject([{ demo: true }])
  })
})
