import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Game } from './game.ts'
import {
  fitsChoice,
  withoutNarrowing,
  MOST_WORDS,
  NARROWINGS,
  narrowings,
  ORDERS,
  readChoice,
  SOURCES,
  WHOLE,
  writeChoice,
  type GameChoice,
} from './game-choice.ts'
import { LIVE_CLASSES } from './vendors/live-classes.ts'
import { VOLATILITIES } from './volatility.ts'
import { parseSearch, stringifySearch } from '../site/search-params.ts'

const anyChoice: fc.Arbitrary<GameChoice> = fc.record({
  source: fc.constantFrom(...SOURCES),
  vendor: fc.constantFrom('', 'PT', 'TCG_SEA'),
  words: fc.string({ maxLength: MOST_WORDS }).map((text) => text.trim()),
  liveClass: fc.constantFrom('' as const, ...LIVE_CLASSES),
  isHot: fc.boolean(),
  isNew: fc.boolean(),
  highBet: fc.boolean(),
  manyLines: fc.boolean(),
  trial: fc.boolean(),
  minRtp: fc.constantFrom('', '94', '96.5'),
  maxBet: fc.constantFrom('', '0.25', '1'),
  volatility: fc.constantFrom('' as const, ...VOLATILITIES),
  hasSeat: fc.boolean(),
  order: fc.constantFrom(...ORDERS),
})

const anyGame: fc.Arbitrary<Game> = fc.record({
  vendor: fc.constantFrom('PT', 'TCG_SEA'),
  gameId: fc.string(),
  nodeId: fc.constant(''),
  name: fc.constantFrom('Dragón dorado', 'Ruby', ''),
  category: fc.constantFrom('RNG' as const, 'LIVE' as const, null),
  smallPicture: fc.constant(''),
  picture: fc.constant(''),
  offersTrial: fc.boolean(),
  isHot: fc.boolean(),
  isNew: fc.boolean(),
  liveClass: fc.constantFrom('', ...LIVE_CLASSES),
  minBet: fc.constantFrom('', '0.99', '1.00', '01', '10', '0', '20000'),
  maxBet: fc.constantFrom('', '500'),
  lines: fc.constantFrom(0, 24, 25, 100),
  rtp: fc.constantFrom(null, '93.99', '96.07'),
  volatility: fc.constantFrom(null, ...VOLATILITIES),
  dealer: fc.constant(''),
  seats: fc.constantFrom(null, { all: 7, free: 2, taken: null }, { all: 7, free: 0, taken: null }),
})

describe('the address of a page of games', () => {
  test('holds the whole choice, whatever it is, and nothing else is lost', () => {
    fc.assert(
      fc.property(anyChoice, (choice) => {
        const search = writeChoice(choice, { modal: 'login', game: 'PT/1/' })
        const read = parseSearch(stringifySearch(search))
        expect(readChoice(read)).toEqual(choice)
        expect(read).toMatchObject({ modal: 'login', game: 'PT/1/' })
      }),
    )
  })

  test('is empty for everything, and says no more than what narrows', () => {
    expect(writeChoice(WHOLE, {})).toEqual({})
    expect(writeChoice(WHOLE, { page: 'PT', q: 'x', bet: '1', lines: '25', hot: '1' })).toEqual({})
    expect(stringifySearch(writeChoice({ ...WHOLE, vendor: 'PT', highBet: true, manyLines: true }, {}))).toBe(
      '?page=PT&bet=1&lines=25',
    )
  })

  test('that says what there is not narrows nothing', () => {
    const hostile = fc.dictionary(fc.constantFrom('class', 'hot', 'new', 'bet', 'lines', 'sort', 'list'), fc.string())
    fc.assert(
      fc.property(hostile, (search) => {
        const choice = readChoice(search)
        expect(SOURCES).toContain(choice.source)
        expect(ORDERS).toContain(choice.order)
        expect(['', ...LIVE_CLASSES]).toContain(choice.liveClass)
      }),
    )
    expect(readChoice({ class: 'POKER', hot: 'yes', bet: '2', lines: '24', sort: 'size', list: 'theirs' })).toEqual(
      WHOLE,
    )
    expect(readChoice({ q: 'x'.repeat(200) }).words).toHaveLength(MOST_WORDS)
  })
})

describe('letting go of what narrows', () => {
  test('takes one thing back and leaves the others, until nothing narrows', () => {
    fc.assert(
      fc.property(anyChoice, (choice) => {
        const held = narrowings(choice)
        for (const each of held)
          expect(narrowings(withoutNarrowing(choice, each))).toEqual(held.filter((other) => other !== each))
        expect(held.reduce(withoutNarrowing, choice)).toEqual({ ...WHOLE, order: choice.order })
      }),
    )
    expect(narrowings({ ...WHOLE, order: 'name' })).toEqual([])
    expect(NARROWINGS).toHaveLength(Object.keys(WHOLE).length - 1)
  })

  test('never loses a game', () => {
    fc.assert(
      fc.property(anyGame, anyChoice, (game, choice) => {
        for (const digits of [0, 2]) {
          if (!fitsChoice(game, 'RNG', choice, { digits })) continue
          for (const each of NARROWINGS)
            expect(fitsChoice(game, 'RNG', withoutNarrowing(choice, each), { digits })).toBe(true)
        }
      }),
    )
  })
})

describe('a game fits', () => {
  const [game] = fc.sample(anyGame, { numRuns: 1, seed: 1 })
  if (!game) throw new Error('no game')
  const slot: Game = { ...game, category: 'RNG', name: 'Dragón dorado', minBet: '1.00', lines: 25 }

  test('by its name without regard to marks and capitals', () => {
    expect(fitsChoice(slot, 'RNG', { ...WHOLE, words: 'DRAGON dor' }, { digits: 2 })).toBe(true)
    expect(fitsChoice(slot, 'RNG', { ...WHOLE, words: 'dor dragon' }, { digits: 2 })).toBe(true)
    expect(fitsChoice(slot, 'RNG', { ...WHOLE, words: 'dragons' }, { digits: 2 })).toBe(false)
  })

  test.each([
    ['1.00', 2, true],
    ['01.5', 2, true],
    ['10', 2, true],
    ['0.99', 2, false],
    ['0', 2, false],
    ['', 2, false],
    // A currency without decimals, such as the dong.
    ['10000', 0, true],
    ['250000', 0, true],
    ['9999', 0, false],
    ['1', 0, false],
    ['', 0, false],
  ])('a smallest bet of %j, with %i decimals, is what the filter asks for or more: %s', (minBet, digits, fits) => {
    expect(fitsChoice({ ...slot, minBet }, 'RNG', { ...WHOLE, highBet: true }, { digits })).toBe(fits)
  })

  test.each([
    [25, true],
    [24, false],
    [0, false],
  ])('%s lines are 25 or more: %s', (lines, fits) => {
    expect(fitsChoice({ ...slot, lines }, 'RNG', { ...WHOLE, manyLines: true }, { digits: 2 })).toBe(fits)
  })

  test.each([
    ['96', '96.00', true],
    ['96', '95.99', false],
    ['96.5', '96.49', false],
    ['96', null, false],
  ])('that asks for a return of %s: %j is %s', (minRtp, rtp, fits) => {
    expect(fitsChoice({ ...slot, rtp }, 'RNG', { ...WHOLE, minRtp }, { digits: 2 })).toBe(fits)
  })

  test.each([
    ['0.25', '0.25', true],
    ['0.25', '0.26', false],
    ['10000', '2500', true],
    ['0.25', '', false],
  ])('that asks for a smallest bet of %s at the most: %j is %s', (maxBet, minBet, fits) => {
    expect(fitsChoice({ ...slot, minBet }, 'RNG', { ...WHOLE, maxBet }, { digits: 2 })).toBe(fits)
  })

  test('by its volatility and its trial', () => {
    const wild: Game = { ...slot, volatility: 'high', offersTrial: false }
    expect(fitsChoice(wild, 'RNG', { ...WHOLE, volatility: 'high' }, { digits: 2 })).toBe(true)
    expect(fitsChoice(wild, 'RNG', { ...WHOLE, volatility: 'low' }, { digits: 2 })).toBe(false)
    expect(fitsChoice({ ...wild, volatility: null }, 'RNG', { ...WHOLE, volatility: 'low' }, { digits: 2 })).toBe(false)
    expect(fitsChoice(wild, 'RNG', { ...WHOLE, trial: true }, { digits: 2 })).toBe(false)
  })

  test('in its own category alone', () => {
    expect(fitsChoice(slot, 'LIVE', WHOLE, { digits: 2 })).toBe(false)
    expect(fitsChoice({ ...slot, category: null }, 'RNG', WHOLE, { digits: 2 })).toBe(false)
  })
})
