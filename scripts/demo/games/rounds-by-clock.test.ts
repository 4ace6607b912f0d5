/** Rounds that end when their time comes: lottery tickets and coupons. */
import { describe, expect, test } from 'vitest'
import { pampas } from '../../sandbox/testing/sandbox.ts'
import { books, minor, openTable } from '../testing/rounds.ts'
import { gameOf, newRound, sitDown } from '../testing/play.ts'

describe('what ends by the clock', () => {
  const at = 1_795_300_000_000

  test('a lottery’s ticket waits for its draw, and is paid when anybody asks', async () => {
    let now = at
    const bench = openTable({ now: () => now })
    const game = gameOf(pampas, 'ELOTT', ({ gameId }) => gameId === 'PK10_3M')
    const seat = await sitDown(bench, game)
    const { next } = seat.state['table'] as { next: { numero: string; openTime: number; closeTime: number } }
    // A number each: one of the ten is right.
    for (let number = 1; number <= 10; number += 1)
      expect(await seat.play({ stake: '1.00', bet: 'first1', numbers: [number], numero: next.numero })).toMatchObject({
        status: 'open',
      })
    expect(await seat.balance()).toBe('990.00')
    now = next.closeTime
    expect(
      await seat.post('/play/round', {
        roundId: newRound(),
        bet: { stake: '1.00', bet: 'first1', numbers: [1], numero: next.numero },
      }),
    ).toMatchObject({ success: false, reason: 'closed' })
    now = next.openTime - 1
    expect(await seat.balance()).toBe('990.00')
    now = next.openTime
    expect(await seat.balance()).toBe('999.50')
    const { bets, ledger } = await books(bench, seat)
    expect(bets.map(({ win }) => win).toSorted()).toEqual([...Array.from({ length: 9 }, () => '0.00'), '9.50'])
    expect(bets.every(({ status }) => status === 'settled')).toBe(true)
    expect(ledger.total).toBe('0')
    // Asked again, it is paid no second time.
    expect(await seat.balance()).toBe('999.50')
  })

  test('a coupon is paid after its last match; odds that have moved are asked for again', async () => {
    let now = at
    const bench = openTable({ now: () => now })
    const game = gameOf(pampas, 'SPORTS', ({ gameName }) => gameName.includes('Football'))
    const seat = await sitDown(bench, game)
    const { open: fixtures } = seat.state['table'] as {
      open: { id: string; startsAt: number; endsAt: number; odds: { [pick: string]: number } }[]
    }
    const [first, second] = fixtures
    if (!first || !second) throw new Error('nothing to bet on')
    const pick = (fixture: typeof first, name: string) => ({
      fixture: fixture.id,
      pick: name,
      odds: fixture.odds[name] ?? 0,
    })
    const moved = { ...pick(first, 'home'), odds: (first.odds['home'] ?? 0) + 1 }
    expect(
      await seat.post('/play/round', { roundId: newRound(), bet: { stake: '2.00', picks: [moved] } }),
    ).toMatchObject({
      reason: 'odds-changed',
      value: { picks: [pick(first, 'home')] },
    })
    expect(
      await seat.post('/play/round', {
        roundId: newRound(),
        bet: { stake: '2.00', picks: [pick(first, 'home'), pick(first, 'over')] },
      }),
    ).toMatchObject({
      reason: 'bet',
    })
    // Every way that two matches can end: one of nine is right.
    const results = ['home', 'draw', 'away']
    for (const one of results)
      for (const other of results) await seat.play({ stake: '2.00', picks: [pick(first, one), pick(second, other)] })
    expect(await seat.balance()).toBe('982.00')
    now = first.startsAt
    expect(
      await seat.post('/play/round', { roundId: newRound(), bet: { stake: '2.00', picks: [pick(first, 'home')] } }),
    ).toMatchObject({
      reason: expect.stringMatching(/closed|odds-changed/),
    })
    now = second.endsAt - 1
    expect(await seat.balance()).toBe('982.00')
    now = second.endsAt
    const { bets, ledger } = await books(bench, seat)
    const won = bets.filter(({ win }) => win !== '0.00')
    expect(won).toHaveLength(1)
    expect(minor(ledger.balance)).toBe(minor('982.00') + minor(won[0]?.win))
    expect(ledger.total).toBe('0')
  })
})
