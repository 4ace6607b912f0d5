/** What the game page's address asks for, and how that is launched (spec 3, "Launch request"; spec 7, "Games"). */
import { isCategory, type Category } from '../categories.ts'
import { VN_LOTTERY_VENDOR } from '../../lottery/vendor-lobbies.ts'
import type { GameIdentity } from './play-target.ts'
import { SEA_LOTTERY_VENDOR } from '../vendors/vendors.ts'

/** A game, or its vendor's own lobby where `gameId` is empty. */
export interface GameLaunch extends GameIdentity {
  readonly kind: 'game'
  /** Known where a room is named. */
  readonly category: Category | null
  readonly roomId?: string
  /** For play money. */
  readonly trial: boolean
}

/** A lottery's table, or its vendor's lobby without a code. */
export interface LotteryLaunch {
  readonly kind: 'lottery'
  readonly vendor: string
  readonly code?: string
  readonly playType?: string
  /** Numbers that somebody brings along, as an address says them. */
  readonly pick?: string
}

export type Launch = GameLaunch | LotteryLaunch

/** Whose games are lotteries: both vendors, and what launch data may name in their place (spec 3, `accountTypeName`). */
const LOTTERY_VENDORS: readonly string[] = [SEA_LOTTERY_VENDOR, VN_LOTTERY_VENDOR, 'LOTT', 'ELOTT']

/** Up to ten numbers. */
const PICK = /^\d{1,2}(?:-\d{1,2}){0,9}$/
/** The longest id that the gateway takes, in characters. */
const LONGEST = 60

/**
 * Reads the address of `/game` and `/seamless`: `vendor`, then `game`, `node`, and `room` with its `category`, or of a
 * lottery `gameCode` and `playType`, and numbers to begin with as `pick`; `trial=1` plays for free.
 * @returns `null` where it names nothing that could be launched
 */
export function readLaunch(search: Readonly<Partial<Record<string, string>>>): Launch | null {
  const {
    vendor = '',
    game = '',
    node = '',
    room = '',
    category = '',
    trial,
    gameCode = game,
    playType = node,
    pick = '',
  } = search
  const forFree = trial === '1'
  if (vendor === '' || [vendor, game, node, room, gameCode, playType].some((id) => id.length > LONGEST)) return null
  // A free trial is of one game: a lobby has none.
  if (forFree && gameCode === '') return null
  const isLottery = LOTTERY_VENDORS.includes(vendor)
  if (isLottery && !forFree) {
    return {
      kind: 'lottery',
      vendor,
      ...(gameCode ? { code: gameCode } : {}),
      ...(playType ? { playType } : {}),
      ...(gameCode && PICK.test(pick) ? { pick } : {}),
    }
  }
  return {
    kind: 'game',
    vendor,
    gameId: gameCode,
    // What a lottery is played as is no node of it.
    nodeId: isLottery ? '' : node,
    category: isCategory(category) ? category : null,
    ...(room ? { roomId: room } : {}),
    trial: forFree,
  }
}

/** What tells launches apart. */
export const launchKey = (launch: Launch): string => JSON.stringify(launch)

/** The game that a launch names; `null` for a lobby. */
export function launchedGame(launch: Launch): GameIdentity | null {
  const { vendor } = launch
  if (launch.kind === 'lottery') return launch.code ? { vendor, gameId: launch.code, nodeId: '' } : null
  return launch.gameId ? { vendor, gameId: launch.gameId, nodeId: launch.nodeId } : null
}

/** Whether it plays for play money. */
export const isTrial = (launch: Launch): boolean => launch.kind === 'game' && launch.trial
