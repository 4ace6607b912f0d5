import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Game } from '../game.ts'
import {
  countRooms,
  groupRooms,
  levelsOf,
  narrowRooms,
  obstacleTo,
  readRoomChoice,
  writeRoomChoice,
  type Room,
} from './rooms.ts'

const game = (gameId: string, name = gameId): Game => ({
  vendor: 'KY',
  gameId,
  nodeId: '',
  name,
  category: 'PVP',
  smallPicture: '',
  picture: '',
  offersTrial: false,
  isHot: false,
  isNew: false,
  liveClass: '',
  minBet: '',
  maxBet: '',
  lines: 0,
  rtp: null,
  volatility: null,
  dealer: '',
  seats: null,
})
const LEVELS = ['Novice', 'Bronze', 'Silver', 'Gold']
const room = (of: Game, level: number, more: Partial<Room> = {}): Room => ({
  id: `${of.gameId}-${level}`,
  name: LEVELS[level] ?? '',
  game: of,
  minBet: 10n ** BigInt(level),
  maxBet: 10n ** BigInt(level + 2),
  minEntry: level === 0 ? 0n : 10n ** BigInt(level + 1),
  players: 10,
  capacity: 40,
  ...more,
})
const [war, cows] = [game('P1', 'Córdoba War'), game('P2', 'Niu Niu')]
const ALL = { words: '', level: '', isOpen: false }

const anyRooms = fc
  .uniqueArray(fc.tuple(fc.integer({ min: 0, max: 5 }), fc.integer({ min: 0, max: 3 })), {
    selector: String,
    maxLength: 24,
  })
  .map((places) => places.map(([of, level]) => room(game(`P${of}`), level)))

describe('rooms by game', () => {
  test('keep the order of games, and stand by their stakes, which say their level', () => {
    const mixed = [room(cows, 2), room(war, 1), room(cows, 0), room(war, 0)]
    const groups = groupRooms(mixed)
    expect(groups.map(({ game: { gameId } }) => gameId)).toEqual(['P2', 'P1'])
    expect(groups[0]?.rooms.map(({ name, rank }) => [name, rank])).toEqual([
      ['Novice', 1],
      ['Silver', 2],
    ])
    expect(groups[0]?.levels).toBe(2)
  })

  test('lose none, and double none', () => {
    fc.assert(
      fc.property(anyRooms, (rooms) => {
        const groups = groupRooms(rooms)
        expect(countRooms(groups)).toBe(rooms.length)
        expect(groups.flatMap((group) => group.rooms.map(({ id }) => id)).toSorted()).toEqual(
          rooms.map(({ id }) => id).toSorted(),
        )
        for (const group of groups) {
          expect(group.rooms.map(({ rank }) => rank)).toEqual(group.rooms.map((_, place) => place + 1))
          expect(group.rooms.map(({ minBet }) => minBet ?? 0n)).toEqual(
            group.rooms.map(({ minBet }) => minBet ?? 0n).toSorted((a, b) => (a < b ? -1 : 1)),
          )
        }
      }),
    )
  })

  test('name their levels once, the lowest first', () => {
    const groups = groupRooms([room(cows, 1), room(cows, 2), room(war, 0), room(war, 1), room(war, 2), room(war, 3)])
    expect(levelsOf(groups)).toEqual(['Bronze', 'Novice', 'Silver', 'Gold'])
    expect(levelsOf(groupRooms([0, 1, 2, 3].map((level) => room(war, level))))).toEqual(LEVELS)
  })
})

describe('a room lets in', () => {
  test.each([
    ['whoever has what it asks for', { minEntry: 500n }, 500n, null],
    ['nobody with a cent less', { minEntry: 500n }, 499n, 'balance'],
    ['a guest, as far as is known', { minEntry: 500n }, null, null],
    ['nobody when it is full, rich or not', { players: 40 }, 10n ** 12n, 'full'],
    ['nobody when more are in than it holds', { players: 41 }, null, 'full'],
    ['one more at its last place', { players: 39 }, null, null],
  ] as const)('%s', (_, more, balance, obstacle) => {
    expect(obstacleTo(room(war, 1, more), balance)).toBe(obstacle)
  })
})

describe('a page is narrowed', () => {
  const groups = groupRooms([0, 1, 2, 3].flatMap((level) => [room(war, level), room(cows, level)]))

  test('to a game by its name, as people type it', () => {
    expect(narrowRooms(groups, { ...ALL, words: 'cordoba' }, null).map((each) => each.game.gameId)).toEqual(['P1'])
    expect(narrowRooms(groups, { ...ALL, words: 'nothing' }, null)).toEqual([])
    expect(countRooms(narrowRooms(groups, { ...ALL, words: '“' }, null))).toBe(8)
  })

  test('to a level; one that no room has, as in another language, narrows nothing', () => {
    const gold = narrowRooms(groups, { ...ALL, level: 'Gold' }, null)
    expect(gold.flatMap(({ rooms }) => rooms.map(({ name, rank }) => [name, rank]))).toEqual([
      ['Gold', 4],
      ['Gold', 4],
    ])
    expect(gold[0]?.levels, 'of the game, whatever is shown').toBe(4)
    expect(countRooms(narrowRooms(groups, { ...ALL, level: '黄金场' }, null))).toBe(8)
  })

  test('to rooms that let the player in', () => {
    fc.assert(
      fc.property(anyRooms, fc.option(fc.bigInt({ min: 0n, max: 100_000n })), (rooms, balance) => {
        const left = narrowRooms(groupRooms(rooms), { ...ALL, isOpen: true }, balance)
        expect(left.every((each) => each.rooms.length > 0)).toBe(true)
        expect(countRooms(left)).toBe(rooms.filter((each) => obstacleTo(each, balance) === null).length)
      }),
    )
  })
})

test('an address says what it was made of, and keeps what else it says', () => {
  const choice = fc.record({
    view: fc.constantFrom('rooms' as const, 'games' as const),
    level: fc.string({ maxLength: 60 }),
    isOpen: fc.boolean(),
  })
  fc.assert(
    fc.property(choice, (said) => {
      const search = writeRoomChoice(said, { page: 'KY', open: 'x', view: 'y', level: 'z' })
      expect(readRoomChoice(search)).toEqual(said)
      expect(search['page']).toBe('KY')
    }),
  )
  expect(writeRoomChoice({ view: 'rooms', level: '', isOpen: false }, { page: 'KY', level: 'Gold' })).toEqual({
    page: 'KY',
  })
  expect(readRoomChoice({ view: 'chairs', open: 'yes', level: 'x'.repeat(90) })).toEqual({
    view: 'rooms',
    isOpen: false,
    level: 'x'.repeat(60),
  })
})
