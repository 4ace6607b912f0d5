/** The rooms of fish and card games, by level: the higher, the dearer and the emptier. */
import { toDecimal } from '../../../../src/rules/money/money.ts'
import type { RoomCategory } from '../../../../src/rules/games/vendors/room-categories.ts'
import type { Context } from '../../context.ts'
import { wireGame } from '../../games/game-wire.ts'
import { withRegions, type ContentLanguage, type Worth } from '../../site/merchant.ts'
import { betLimits, minorAmount } from './bet-limits.ts'
import type { Game } from './games.ts'
import { createRandom, numberOf } from '../random.ts'

const LEVELS = ['novice', 'bronze', 'silver', 'gold', 'diamond'] as const
type Level = (typeof LEVELS)[number]

const NAMES = withRegions<Readonly<Record<Level, string>>>({
  en: {
    novice: 'Novice room',
    bronze: 'Bronze room',
    silver: 'Silver room',
    gold: 'Gold room',
    diamond: 'Diamond room',
  },
  es: {
    novice: 'Sala principiante',
    bronze: 'Sala bronce',
    silver: 'Sala plata',
    gold: 'Sala oro',
    diamond: 'Sala diamante',
  },
  'zh-Hans': { novice: '新手场', bronze: '青铜场', silver: '白银场', gold: '黄金场', diamond: '钻石场' },
  vi: {
    novice: 'Phòng tân thủ',
    bronze: 'Phòng đồng',
    silver: 'Phòng bạc',
    gold: 'Phòng vàng',
    diamond: 'Phòng kim cương',
  },
  id: {
    novice: 'Ruang pemula',
    bronze: 'Ruang perunggu',
    silver: 'Ruang perak',
    gold: 'Ruang emas',
    diamond: 'Ruang berlian',
  },
  th: { novice: 'ห้องมือใหม่', bronze: 'ห้องทองแดง', silver: 'ห้องเงิน', gold: 'ห้องทอง', diamond: 'ห้องเพชร' },
})

/** How often the game's smallest bet goes into a level's own, into its largest, and into the balance that it asks for. */
const TIMES: Readonly<Record<Level, readonly [least: bigint, most: bigint, entry: bigint]>> = {
  novice: [1n, 20n, 0n],
  bronze: [5n, 100n, 100n],
  silver: [20n, 400n, 500n],
  gold: [100n, 1000n, 3000n],
  diamond: [200n, 1000n, 20_000n],
}

/** Vendors whose games are not played in rooms that a site lists. */
const WITHOUT_ROOMS: readonly string[] = ['BBIN', 'BG', 'WS']

/** How full a level's rooms are at the most, in percent; some are sought after, and have no place left. */
const FULL: Readonly<Record<Level, number>> = { novice: 95, bronze: 80, silver: 60, gold: 40, diamond: 25 }

const SOUGHT_AFTER: readonly Level[] = ['novice', 'bronze']

/** How many play in a room of fish, and at the tables of a card room. */
const CAPACITY: Readonly<Record<RoomCategory, number>> = { FISH: 400, PVP: 240 }

export interface Room {
  readonly roomId: string
  readonly level: Level
  /** Minor units of the merchant's currency. */
  readonly minBet: bigint
  readonly maxBet: bigint
  /** The balance that a player needs to be let in. */
  readonly minEntry: bigint
  readonly capacity: number
}

/** A game's rooms, the lowest level first; none of a game that is not played in rooms. */
export function roomsOf(game: Game, merchant: Worth): Room[] {
  const { category, gameId, vassalage } = game
  if ((category !== 'FISH' && category !== 'PVP') || WITHOUT_ROOMS.includes(vassalage)) return []
  const random = createRandom(numberOf(`rooms/${gameId}`))
  const levels = LEVELS.slice(0, 3 + random.below(3))
  const unit = minorAmount(merchant, game.minBet)
  return levels.map((level, index) => {
    const [least, most, entry] = TIMES[level]
    return {
      roomId: `${gameId}-R${index + 1}`,
      level,
      minBet: unit * least,
      maxBet: unit * most,
      minEntry: unit * entry,
      capacity: CAPACITY[category],
    }
  })
}

/** What may be staked in a round of a game, in minor units: what its room says, where it is played in one. */
export function limitsAt(game: Game, merchant: Worth, roomId: string) {
  const room = roomsOf(game, merchant).find((each) => each.roomId === roomId)
  return room ? { least: room.minBet, most: room.maxBet } : betLimits(merchant, game)
}

/** How many play in a room in the minute of a moment (milliseconds since 1970). */
export function playersIn({ roomId, level, capacity }: Room, now: number): number {
  const minute = Math.floor(now / 60_000)
  const usual = createRandom(numberOf(`crowd/${roomId}`)).next()
  if (SOUGHT_AFTER.includes(level) && usual > 0.9) return capacity
  const drift = createRandom(numberOf(`crowd/${roomId}/${minute}`)).next()
  return Math.floor((capacity * FULL[level] * (0.5 + usual * 0.4 + drift * 0.1)) / 100)
}

/** What a room is called; empty for one that the game does not have. */
export function roomNameOf(game: Game, merchant: Worth, roomId: string, family: ContentLanguage) {
  const room = roomsOf(game, merchant).find((each) => each.roomId === roomId)
  return room ? NAMES[family][room.level] : ''
}

/** A room as the wire lists it: its game's item with what is the room's own. */
export function wireRoom(
  room: Room,
  game: Game,
  family: ContentLanguage,
  context: Pick<Context, 'origin' | 'demo' | 'merchant' | 'now'>,
) {
  const decimal = (minor: bigint): string => toDecimal(minor, context.merchant.currencyDigits)
  return {
    ...wireGame(game, family, context),
    roomId: room.roomId,
    roomName: NAMES[family][room.level],
    minBet: decimal(room.minBet),
    maxBet: decimal(room.maxBet),
    minEntry: decimal(room.minEntry),
    players: playersIn(room, context.now()),
    capacity: room.capacity,
  }
}
