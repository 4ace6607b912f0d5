/** Where a click on a lottery leads (spec 2, "Routes": /lottery takes gameCode and playType; /vnlottery, /seaLottery). */
import type { PlayTarget } from '../games/play/play-target.ts'
import { lotteryLobby } from './vendor-lobbies.ts'

export interface LotteryIdentity {
  readonly code: string
  /** What the wire calls `accountTypeName`. */
  readonly vendor: string
  readonly playType: string
  /** Whether it opens a list of lotteries instead of one. */
  readonly opensList: boolean
}

/**
 * The lobby of the lottery's vendor, open at the lottery. Spec: not shown that /vnlottery and /seaLottery take the
 * search of /lottery; ours do. A list of lotteries opens as a popup over the lobby. Lobbies are for everyone: the login check comes with the bet.
 */
export function lotteryTarget({ code, vendor, playType, opensList }: LotteryIdentity): PlayTarget {
  const page = lotteryLobby(vendor) ?? '/lottery'
  const search: Record<string, string> = opensList
    ? { modal: 'games', of: vendor }
    : { gameCode: code, ...(playType ? { playType } : {}) }
  return { to: page, search, isProtected: false }
}

/**
 * A lottery's table, where bets are placed; without a code its vendor's own lobby (spec 7: "lottery launch").
 * @param pick numbers that somebody brings along, as an address says them
 */
export function lotteryPlayTarget(
  { code, vendor, playType }: Omit<LotteryIdentity, 'opensList'>,
  pick = '',
): PlayTarget {
  const search = {
    vendor,
    ...(code ? { gameCode: code } : {}),
    ...(playType ? { playType } : {}),
    ...(code && pick ? { pick } : {}),
  }
  return { to: '/game', search, isProtected: true }
}
