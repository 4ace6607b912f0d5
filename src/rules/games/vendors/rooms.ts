/** Rooms of fish and card games: by game and level, who is let in, and what a page of them is narrowed to. */
import { gameKey, type Game } from '../game.ts'
import { rankName } from '../name-search.ts'
import type { Search } from '../../site/search-params.ts'

export interface Room {
  readonly id: string
  /** As the server calls its level, in the reader's language. */
  readonly name: string
  readonly game: Game
  /** What may be staked, in minor units of the brand's currency; `null` where the server names no limit. */
  readonly minBet: bigint | null
  readonly maxBet: bigint | null
  /** The balance that a player needs to be let in. */
  readonly minEntry: bigint
  readonly players: number
  readonly capacity: number
}

export interface RoomOfGame extends Room {
  /** Its place among its game's rooms, from 1: the higher, the dearer. */
  readonly rank: number
}

export interface GameRooms {
  readonly game: Game
  /** The lowest stakes first. */
  readonly rooms: readonly RoomOfGame[]
  /** How many rooms the game has, whatever is shown of them. */
  readonly levels: number
}

/** What a page of rooms shows: the vendor's rooms, or the games of the category whatever they are played in. */
export const ROOM_VIEWS = ['rooms', 'games'] as const
export type RoomView = (typeof ROOM_VIEWS)[number]

/** Besides the vendor and the words, which all pages of games have (`game-choice.ts`). */
export interface RoomChoice {
  readonly view: RoomView
  /** A level by its name; empty for all of them. */
  readonly level: string
  /** Only rooms that let the player in at once. */
  readonly isOpen: boolean
}

export interface RoomNarrowing extends Pick<RoomChoice, 'level' | 'isOpen'> {
  /** Of a game's name. */
  readonly words: string
}

/** The longest name of a level that an address may say, in characters. */
const LONGEST_LEVEL = 60

/** Reads an address; what it says wrongly narrows nothing. */
export function readRoomChoice(search: Search): RoomChoice {
  const { view, level = '', open } = search
  return {
    view: ROOM_VIEWS.find((each) => each === view) ?? ROOM_VIEWS[0],
    level: level.slice(0, LONGEST_LEVEL),
    isOpen: open === '1',
  }
}

/** Writes it into an address that may say other things as well; what narrows nothing is left out. */
export function writeRoomChoice({ view, level, isOpen }: RoomChoice, search: Search): Search {
  const { view: _view, level: _level, open: _open, ...rest } = search
  return {
    ...rest,
    ...(view === ROOM_VIEWS[0] ? {} : { view }),
    ...(level ? { level } : {}),
    ...(isOpen ? { open: '1' } : {}),
  }
}

/** Why a room lets a player in later, or not as things are. */
export type Obstacle = 'full' | 'balance'

/**
 * What keeps a player out of a room; `null` for nothing.
 * @param balance in minor units; `null` for whoever has none that is known, as a guest: then the launch decides
 */
export function obstacleTo({ players, capacity, minEntry }: Room, balance: bigint | null): Obstacle | null {
  if (players >= capacity) return 'full'
  return balance !== null && balance < minEntry ? 'balance' : null
}

const compare = (a: bigint, b: bigint): number => Number(a > b) - Number(a < b)

const byStakes = (a: Room, b: Room): number =>
  compare(a.minBet ?? 0n, b.minBet ?? 0n) || compare(a.minEntry, b.minEntry)

/** Rooms by game, in the order in which the games come first. */
export function groupRooms(rooms: readonly Room[]): GameRooms[] {
  return [...Map.groupBy(rooms, ({ game }) => gameKey(game)).values()].flatMap((own) => {
    const [first] = own
    if (!first) return []
    const ranked = own.toSorted(byStakes).map((room, place) => ({ ...room, rank: place + 1 }))
    return [{ game: first.game, rooms: ranked, levels: own.length }]
  })
}

/** The names of the levels, each once, the lowest stakes first. */
export function levelsOf(games: readonly GameRooms[]): string[] {
  const ranks = new Map<string, number>()
  for (const { name, rank } of games.flatMap(({ rooms }) => rooms))
    ranks.set(name, Math.min(ranks.get(name) ?? rank, rank))
  return [...ranks].toSorted(([, a], [, b]) => a - b).map(([name]) => name)
}

/**
 * The rooms that fit, without games that have none left. A level that no room has, as one in another language, narrows
 * nothing.
 */
export function narrowRooms(
  games: readonly GameRooms[],
  { words, level, isOpen }: RoomNarrowing,
  balance: bigint | null,
): GameRooms[] {
  const held = levelsOf(games).includes(level) ? level : ''
  return games.flatMap((each) => {
    // Signs alone are no word that a name could be looked for by.
    if (/[\p{L}\p{N}]/u.test(words) && rankName(each.game.name, words) === null) return []
    const rooms = each.rooms.filter(
      (room) => (!held || room.name === held) && (!isOpen || obstacleTo(room, balance) === null),
    )
    return rooms.length > 0 ? [{ ...each, rooms }] : []
  })
}

/** How many rooms there are in all. */
export const countRooms = (games: readonly GameRooms[]): number =>
  games.reduce((sum, { rooms }) => sum + rooms.length, 0)
