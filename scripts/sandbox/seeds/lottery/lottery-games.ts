/** The lotteries as games of their vendors, so that the drop-down lists them like any other game. */
import { VN_LOTTERY_VENDOR } from '../../../../src/rules/lottery/vendor-lobbies.ts'
import { SEA_LOTTERY_VENDOR } from '../../../../src/rules/games/vendors/vendors.ts'
import { LOTTERIES, VN_LOTTERIES, type Lottery } from '../../lottery/games.ts'
import { lotteryName } from '../../lottery/names.ts'
import type { Game } from '../games/games.ts'

/** Every lottery there is; its game id is its code. */
export const LOTTERY_GAMES: readonly Game[] = [
  ...LOTTERIES.map((lottery) => asGame(lottery, SEA_LOTTERY_VENDOR)),
  ...VN_LOTTERIES.map((lottery) => asGame(lottery, VN_LOTTERY_VENDOR)),
]

function asGame(lottery: Lottery, vassalage: string): Game {
  // The lettering of covers knows no Vietnamese marks.
  const gameName = plain(lotteryName(lottery, 'en'))
  return {
    category: lottery.gameType,
    vassalage,
    gameId: lottery.code,
    gameName,
    motif: 'balls',
    displayName: gameName,
    nodeName: gameName,
    nodeId: lottery.playType,
    roomId: '',
    supportPlay: 1,
    isHot: false,
    isNew: false,
    ageDays: 3000,
    liveClass: '',
    minBet: '0.10',
    maxBet: '500.00',
    volatility: null,
    lines: 0,
    rtp: '95.00',
  }
}

function plain(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').replaceAll('Đ', 'D').replaceAll('đ', 'd')
}
