import { describe, expect, test, vi } from 'vitest'
import type { Fixture, Market } from './fixture.ts'
import { readPrice, writePrice, type Price } from './price.ts'
import { createPriceStore, type PriceStore } from './price-store.ts'

// All of them are prices.
const price = (text: string): Price => readPrice(text) as Price
const market = (id: string, prices: readonly string[], over: Partial<Market> = {}): Market => ({
  id,
  group: 'result',
  name: id,
  line: '',
  paused: null,
  outcomes: prices.map((text, at) => ({
    id: `${id}/${at}`,
    kind: 'other',
    name: String(at),
    price: price(text),
    boost: null,
  })),
  ...over,
})
const team = (id: string) => ({ id, name: id, isPlayer: false, crest: null })
const fixture = (over: Partial<Fixture> = {}): Fixture => ({
  id: 'f',
  version: 1,
  sport: 'football',
  league: { id: 'l', name: 'l', rank: 1 },
  stage: '',
  home: team('h'),
  away: team('a'),
  startsAt: 0,
  state: 'live',
  clock: null,
  period: null,
  score: { home: 0, away: 0 },
  parts: [],
  points: '',
  markets: [market('f/m', ['2.00', '3.00'])],
  marketCount: 1,
  ...over,
})

function open(most?: number) {
  let now = 1000
  let frame: (() => void) | undefined
  const schedule = vi.fn<(work: () => void) => void>((work) => {
    frame = work
  })
  const store = createPriceStore({ schedule, now: () => now, ...(most !== undefined && { most }) })
  return {
    store,
    schedule,
    draw: () => frame?.(),
    pass: (ms: number) => {
      now += ms
    },
    now: () => now,
    written: (id: string) => {
      const found = store.outcome(id)
      return found && writePrice(found.price)
    },
  }
}

describe('the price store', () => {
  test('writes all that has come in one frame, and tells whoever reads what has changed, once', () => {
    const { store, schedule, draw, written } = open()
    store.take([fixture()], 1000)
    const [first, second, all] = [vi.fn<() => void>(), vi.fn<() => void>(), vi.fn<() => void>()]
    expect([written('f/m/0'), written('f/m/1')]).toEqual(['2.00', '3.00'])
    store.subscribeOutcome('f/m/0', first)
    store.subscribeOutcome('f/m/1', second)
    store.subscribeFixture('f', all)
    for (let version = 2; version < 50; version += 1)
      store.hear({ fixture: 'f', version, heardAt: 1000, markets: [market('f/m', [`2.${version}`, '3.00'])] })
    expect(schedule).toHaveBeenCalledOnce()
    expect(written('f/m/0')).toBe('2.00')
    draw()
    expect(written('f/m/0')).toBe('2.49')
    expect([first, second, all].map((told) => told.mock.calls.length)).toEqual([1, 0, 1])
  })

  test('gives out the same object until something of it changes', () => {
    const { store, draw } = open()
    store.take([fixture()], 1000)
    const before = store.outcome('f/m/1')
    store.hear({ fixture: 'f', version: 2, heardAt: 1000, markets: [market('f/m', ['2.50', '3.00'])] })
    draw()
    expect(store.outcome('f/m/1')).toBe(before)
  })

  test('never lets an older word take the place of a newer one, whatever brings it', () => {
    const { store, draw, written } = open()
    store.take([fixture({ version: 5 })], 1000)
    store.hear({ fixture: 'f', version: 9, heardAt: 1000, markets: [market('f/m', ['2.90', '3.00'])] })
    store.hear({ fixture: 'f', version: 7, heardAt: 1000, markets: [market('f/m', ['2.70', '3.00'])] })
    store.hear({ fixture: 'f', version: 8, heardAt: 1000, standing: { score: { home: 1, away: 0 } } })
    store.hear({ fixture: 'f', version: 6, heardAt: 1000, standing: { score: { home: 0, away: 0 } } })
    draw()
    store.take([fixture({ version: 8 })], 1000)
    expect(written('f/m/0')).toBe('2.90')
    expect(store.fixture('f')?.score).toEqual({ home: 1, away: 0 })
  })

  test('tells where a price went, and since when', () => {
    const { store, draw, pass, now } = open()
    store.take([fixture()], 1000)
    expect(store.outcome('f/m/0')?.move).toBeNull()
    pass(500)
    store.hear({ fixture: 'f', version: 2, heardAt: 1500, markets: [market('f/m', ['1.90', '3.10'])] })
    draw()
    expect(store.outcome('f/m/0')?.move).toEqual({ direction: 'down', at: now() })
    expect(store.outcome('f/m/1')?.move).toEqual({ direction: 'up', at: now() })
  })

  test('marks what nobody has confirmed for ten seconds, and takes the mark off again', () => {
    const { store, pass, now } = open()
    store.take([fixture(), fixture({ id: 'g', markets: [market('g/m', ['2.00'])] })], now())
    const told = vi.fn<() => void>()
    expect(store.outcome('f/m/0')?.isStale).toBe(false)
    store.subscribeOutcome('f/m/0', told)
    pass(10_000)
    store.tick()
    expect(told).not.toHaveBeenCalled()
    pass(1)
    store.confirm([['g', ['g/m']]], now())
    store.tick()
    expect(store.outcome('f/m/0')?.isStale).toBe(true)
    expect(store.outcome('g/m/0')?.isStale).toBe(false)
    expect(told).toHaveBeenCalledOnce()
    store.confirm([['f', ['f/m']]], now())
    expect(store.outcome('f/m/0')?.isStale).toBe(false)
    expect(store.quote('f/m/0')?.heardAt).toBe(now())
  })

  test('knows of each market by itself when it was heard of, and by which version', () => {
    const { store, draw, pass, now, written } = open()
    const both = [market('f/m', ['2.00']), market('f/special', ['4.00'])]
    store.take([fixture({ markets: both })], now(), true)
    const told = vi.fn<() => void>()
    store.outcome('f/special/0')
    store.subscribeOutcome('f/special/0', told)
    pass(180_000)
    // A board hears of the main one alone, and a list brings no other.
    store.confirm([['f', ['f/m']]], now())
    store.take([fixture({ version: 8, markets: [market('f/m', ['2.10'])] })], now())
    store.hear({ fixture: 'f', version: 9, heardAt: now(), standing: { points: '1' } })
    draw()
    store.tick()
    expect([store.outcome('f/m/0')?.isStale, store.outcome('f/special/0')?.isStale]).toEqual([false, true])
    expect(store.quote('f/special/0')?.heardAt).toBe(1000)
    expect(told).toHaveBeenCalledOnce()
    // Older than what is known of the other one, and yet news of this one.
    store.hear({ fixture: 'f', version: 7, heardAt: now(), markets: [market('f/special', ['4.40'])] })
    draw()
    expect([written('f/special/0'), written('f/m/0')]).toEqual(['4.40', '2.10'])
    expect(store.outcome('f/special/0')?.isStale).toBe(false)
  })

  test('a market that is gone is not brought back by an older answer', () => {
    const { store, draw } = open()
    store.take([fixture()], 1000)
    store.hear({ fixture: 'f', version: 9, heardAt: 1000, gone: ['f/m'] })
    draw()
    store.take([fixture({ version: 8 })], 1000)
    store.take([fixture({ version: 8 })], 1000, true)
    expect(store.fixture('f')?.markets).toEqual([])
    store.take([fixture({ version: 10 })], 1000)
    expect(store.fixture('f')?.markets).toHaveLength(1)
  })

  test.each([
    ['paused', { markets: [market('f/m', ['2.00', '3.00'], { paused: 'goal' })] }],
    ['paused', { markets: [market('f/m', ['2.00', '3.00'], { paused: 'decided' })] }],
    ['paused', { standing: { state: 'paused' as const } }],
    ['finished', { standing: { state: 'finished' as const } }],
    ['finished', { standing: { state: 'postponed' as const } }],
    ['removed', { gone: ['f/m'] }],
  ])('says that an outcome is %s', (state, news) => {
    const { store, draw } = open()
    store.take([fixture()], 1000)
    const told = vi.fn<() => void>()
    store.outcome('f/m/0')
    store.subscribeOutcome('f/m/0', told)
    store.hear({ fixture: 'f', version: 2, heardAt: 1000, ...news })
    draw()
    expect(store.quote('f/m/0')?.state).toBe(state)
    expect(told).toHaveBeenCalledOnce()
    expect(store.outcome('f/m/0') && writePrice(store.outcome('f/m/0')!.price)).toBe('2.00')
  })

  test('keeps markets that a list does not name, and none that the whole fixture has not', () => {
    const { store } = open()
    store.take([fixture({ markets: [market('f/m', ['2.00']), market('f/n', ['4.00'])] })], 1000, true)
    store.take([fixture({ version: 2 })], 1000)
    expect(store.fixture('f')?.markets.map(({ id }) => id)).toEqual(['f/m', 'f/n'])
    store.take([fixture({ version: 3 })], 1000, true)
    expect(store.fixture('f')?.markets.map(({ id }) => id)).toEqual(['f/m'])
    expect(store.outcome('f/n/0')).toBeUndefined()
  })

  test('keeps so many fixtures and no more, and none of those that somebody reads goes', () => {
    const { store } = open(10)
    const make = (id: string): Fixture => fixture({ id, markets: [market(`${id}/m`, ['2.00'])] })
    store.take([make('read')], 1000)
    const end = store.subscribeOutcome('read/m/0', () => undefined)
    for (let at = 0; at < 50; at += 1) store.take([make(`x${at}`)], 1000)
    expect(store.size()).toBe(10)
    expect([store.fixture('read')?.id, store.fixture('x0'), store.fixture('x49')?.id]).toEqual([
      'read',
      undefined,
      'x49',
    ])
    end()
    store.take([make('last')], 1000)
    expect(store.fixture('read')).toBeUndefined()
  })

  const PICK = { fixture: 'f', market: 'f/special', outcome: 'f/special/0', agreed: price('4.20') }

  test.each([
    ['finished', (store: PriceStore) => store.take([fixture({ state: 'finished', markets: [] })], 1000)],
    ['removed', (store: PriceStore) => store.miss(['f'])],
    ['removed', (store: PriceStore) => store.take([fixture()], 1000, true)],
    [
      'removed',
      (store: PriceStore) => {
        store.take([fixture()], 1000)
        store.hear({ fixture: 'f', version: 2, heardAt: 1000, gone: ['f/special'] })
      },
    ],
  ])('says of what it never held that it is %s, by its fixture', (state, come) => {
    const { store, draw } = open()
    const told = vi.fn<() => void>()
    store.subscribeOutcome('f/special/0', told)
    store.expect(PICK)
    expect(store.quote('f/special/0')).toBeUndefined()
    come(store)
    draw()
    expect(store.quote('f/special/0')).toMatchObject({ state, price: price('4.20') })
    expect(told).toHaveBeenCalled()
  })

  test('waits for what a list of main markets does not tell, and has it once it is told', () => {
    const { store, draw, now } = open()
    store.expect(PICK)
    store.take([fixture()], now())
    expect(store.quote('f/special/0')).toBeUndefined()
    store.hear({ fixture: 'f', version: 2, heardAt: now(), markets: [market('f/special', ['4.00'])] })
    draw()
    expect(store.quote('f/special/0')).toMatchObject({ state: 'open', price: price('4.00') })
    store.miss(['f'])
    expect(store.quote('f/special/0')?.state).toBe('open')
  })

  test('knows nothing of what it never heard of', () => {
    const { store, draw } = open()
    store.hear({ fixture: 'f', version: 1, heardAt: 1000, markets: [market('f/m', ['2.00'])] })
    draw()
    expect([store.fixture('f'), store.outcome('f/m/0'), store.quote('f/m/0')]).toEqual([
      undefined,
      undefined,
      undefined,
    ])
  })
})
