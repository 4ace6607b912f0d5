/** Rounds of a card room: the decision in between, what it costs, and where it is kept. */
import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { toDecimal } from '../../../src/rules/money/money.ts'
import { roomsOf } from '../../sandbox/seeds/games/rooms.ts'
import { pampas } from '../../sandbox/testing/sandbox.ts'
import { drawsOf } from './fair.ts'
import { books, minor, openTable } from '../testing/rounds.ts'
import type { RoundAnswer } from './rounds.ts'
import { anteOf, dealHands, potOf, rakeOf, winnerOf, wouldStay } from './rules/niuniu.ts'
import { gameOf, launchOf, newRound, sitDown, type Table } from '../testing/play.ts'

const game = gameOf(pampas, 'PVP')

type Choice = 'stay' | 'fold'
interface Ended {
  readonly hands: readonly (readonly number[] | null)[]
  readonly stayed: readonly boolean[]
  readonly winner: number
}

const decide = async (seat: Table, roundId: string, choice: unknown, turn = 1) =>
  await seat.post('/play/step', { roundId, turn, choice })

/** A whole round. */
async function play(seat: Table, stake: string, choice: Choice): Promise<{ dealt: RoundAnswer; ended: RoundAnswer }> {
  const dealt = await seat.play({ stake })
  const ended = (await decide(seat, dealt.roundId, choice)).value as unknown as RoundAnswer
  return { dealt, ended }
}

const endedOf = ({ shown }: RoundAnswer): Ended => shown as Ended

describe('a card room', () => {
  test('whatever is staked and decided, ledger, balance and record agree, and the pot is shared as the rules say', async () => {
    const bench = openTable()
    const seat = await sitDown(bench, game, { balance: '90000.00' })
    const limits = { min: Number(minor(game.minBet)), max: Number(minor(game.maxBet)) }
    let expected = minor('90000.00')
    let rounds = 0
    await fc.assert(
      fc.asyncProperty(fc.integer(limits), fc.constantFrom<Choice>('stay', 'fold'), async (units, choice) => {
        const stake = BigInt(units)
        const { dealt, ended } = await play(seat, toDecimal(stake, 2), choice)
        rounds += 1
        expect(dealt.status).toBe('open')
        expect(minor(dealt.balance)).toBe(expected - stake)
        const { hands, stayed, winner } = endedOf(ended)
        expect(stayed[0]).toBe(choice === 'stay')
        const count = stayed.filter(Boolean).length
        const pot = potOf(stake, count)
        const kept = choice === 'stay' ? 0n : stake - anteOf(stake)
        expect(minor(ended.win)).toBe(kept + (winner === 0 ? pot - rakeOf(pot) : 0n))
        // Who folded keeps the cards to themselves, but for the player and where nobody stayed.
        for (const [at, hand] of hands.entries()) expect(hand !== null).toBe(at === 0 || count === 0 || stayed[at])
        expected += minor(ended.win) - stake
        expect(minor(ended.balance)).toBe(expected)
      }),
      { numRuns: 40 },
    )
    expect(minor(await seat.balance())).toBe(expected)
    const { ledger, bets } = await books(bench, seat)
    expect(ledger.total).toBe('0')
    expect(minor(ledger.balance)).toBe(expected)
    expect(bets).toHaveLength(rounds)
    for (const { stake, validBet, status } of bets) {
      expect(status).toBe('settled')
      expect([minor(stake), anteOf(minor(stake))]).toContain(minor(validBet))
    }
  })

  test('every card follows from the seed, which is shown afterwards, and from nothing that the player decides', async () => {
    const bench = openTable()
    const seat = await sitDown(bench, game)
    const rounds = [await play(seat, game.minBet, 'stay'), await play(seat, game.minBet, 'fold')]
    const { seed } = (await seat.post('/play/seed', {})).value['old'] as { seed: string }
    for (const { dealt, ended } of rounds) {
      const hands = dealHands(drawsOf(Buffer.from(seed, 'hex'), dealt.roundId, String(dealt.nonce)))
      expect(dealt.shown).toMatchObject({ own: hands[0]?.slice(0, 4) })
      const { stayed, winner, ...shown } = endedOf(ended)
      expect(stayed.slice(1)).toEqual(hands.slice(1).map(wouldStay))
      expect(winner).toBe(winnerOf(hands, stayed))
      for (const [at, hand] of shown.hands.entries()) if (hand) expect(hand).toEqual(hands[at])
    }
  })

  test('before it is decided nothing is told of the fifth card or of the others', async () => {
    const bench = openTable()
    const seat = await sitDown(bench, game)
    const dealt = await seat.play({ stake: game.minBet })
    expect(Object.keys(dealt.shown as object).toSorted()).toEqual(['ante', 'own', 'pot', 'rest'])
    const { value } = await seat.post('/play/state', {})
    expect(JSON.stringify(value)).not.toContain('hands')
  })

  test('a decision is made once: asked again it answers the same, and another does not change it', async () => {
    const bench = openTable()
    const seat = await sitDown(bench, game)
    const { roundId } = await seat.play({ stake: game.minBet })
    for (const choice of [undefined, '', 'raise', 'x'.repeat(20)])
      expect(await decide(seat, roundId, choice)).toMatchObject({ success: false, reason: 'bet' })
    const answers = await Promise.all(
      Array.from({ length: 12 }, (_, index) => decide(seat, roundId, index % 2 === 0 ? 'fold' : 'stay')),
    )
    for (const answer of answers) expect(answer).toEqual(answers[0])
    expect(await decide(seat, roundId, 'stay', 2)).toMatchObject({ reason: 'round-unknown' })
    const { bets, ledger } = await books(bench, seat)
    expect(bets).toHaveLength(1)
    expect(ledger.transactions.filter(({ reason }) => reason === 'stake')).toHaveLength(1)
    expect(ledger.total).toBe('0')
  })

  test('a game without a decision takes none', async () => {
    const bench = openTable()
    const slot = gameOf(pampas, 'RNG')
    const seat = await sitDown(bench, slot, { balance: '90000.00' })
    for (let tries = 0; tries < 4000; tries += 1) {
      const round = await seat.play({ stake: slot.minBet })
      if (round.status !== 'open') continue
      expect(await decide(seat, round.roundId, 'stay')).toMatchObject({ success: false, reason: 'bet' })
      return
    }
    throw new Error('no free spins in four thousand rounds')
  })

  test('a round that waits for a decision is listed, resumed after another launch, and no other begins meanwhile', async () => {
    const bench = openTable()
    const seat = await sitDown(bench, game)
    const { roundId, shown } = await seat.play({ stake: game.minBet })
    const asked = { token: seat.token, payload: {} }
    expect((await bench.call('listOpenRounds', asked)).value).toMatchObject({ rounds: [{ gameId: game.gameId }] })
    const again = await sitDown(bench, game, { who: seat })
    expect(again.state['open']).toMatchObject([{ roundId, shown, status: 'open' }])
    expect(await seat.post('/play/round', { roundId: newRound(), bet: { stake: game.minBet } })).toMatchObject({
      reason: 'round-open',
      value: { round: { roundId, shown } },
    })
    expect(await decide(again, roundId, 'stay')).toMatchObject({ success: true, value: { status: 'settled' } })
    expect((await bench.call('listOpenRounds', asked)).value).toEqual({ rounds: [] })
  })

  test('a round that was begun in a room is named with it, and goes on there, whatever room is asked for', async () => {
    const bench = openTable()
    const [first, second] = roomsOf(game, pampas)
    if (!first || !second) throw new Error('too few rooms')
    const stake = toDecimal(second.minBet, 2)
    // Afterwards less is left than the room asks for.
    const who = await bench.member('player', pampas, toDecimal(second.minEntry, 2))
    const seat = await sitDown(bench, game, { who, roomId: second.roomId })
    const { roundId } = await seat.play({ stake })
    const listed = await bench.call('listOpenRounds', { token: who.token, payload: {} })
    expect(listed.value).toMatchObject({
      rounds: [{ roomId: second.roomId, roomName: expect.stringMatching(/./), gameType: 'PVP' }],
    })
    const { rounds } = listed.value as { rounds: [{ roomName: string }] } // by the endpoint's schema
    for (const asked of [{}, { roomId: second.roomId }, { roomId: first.roomId }]) {
      const launched = await bench.call('getLaunchAddress', {
        token: who.token,
        payload: { ...launchOf(game, who), ...asked },
        headers: { Language: pampas.languages[0]?.code ?? '' },
      })
      const { game_url } = launched.value as { game_url: string } // by the endpoint's schema
      const page = await bench.sandbox.fetchGames(new Request(game_url))
      expect(await page.text()).toContain(`"room":"${rounds[0].roomName}"`)
    }
    expect((await sitDown(bench, game, { who })).state['open']).toMatchObject([{ roundId }])
  })

  test('a room takes the stakes that it names, and no others', async () => {
    const bench = openTable()
    const who = await bench.member('player', pampas, '100000.00')
    const rooms = roomsOf(game, pampas)
    for (const { roomId, minBet, maxBet } of rooms) {
      const seat = await sitDown(bench, game, { who, roomId })
      for (const units of [minBet - 1n, maxBet + 1n])
        expect(
          await seat.post('/play/round', { roundId: newRound(), bet: { stake: toDecimal(units, 2) } }),
        ).toMatchObject({ success: false, reason: 'stake' })
      for (const units of [minBet, maxBet]) {
        const stake = toDecimal(units, 2)
        expect(await play(seat, stake, 'fold')).toMatchObject({ ended: { stake, status: 'settled' } })
      }
    }
    expect((await books(bench, who)).bets.map((each) => each.room)).toEqual(
      rooms.flatMap(({ roomId }) => [roomId, roomId]).toReversed(),
    )
  })
})
