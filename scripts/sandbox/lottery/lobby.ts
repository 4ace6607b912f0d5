/** What a merchant's lobby offers, as the wire writes it. */
import type { InferInput } from 'valibot'
import { OPENS_LIST, type listGameMenus } from '../../../src/api/lottery/lottery.ts'
import type { PrizeMode } from '../../../src/rules/lottery/lottery.ts'
import { VN_LOTTERY_VENDOR } from '../../../src/rules/lottery/vendor-lobbies.ts'
import { SEA_LOTTERY_VENDOR } from '../../../src/rules/games/vendors/vendors.ts'
import type { Context } from '../context.ts'
import { coverAddress } from '../site/images.ts'
import { offersVietnam, type ContentLanguage, type MerchantSeed } from '../site/merchant.ts'
import { localAmount } from '../seeds/games/bet-limits.ts'
import { LOTTERY_GAMES } from '../seeds/lottery/lottery-games.ts'
import { numberOf } from '../seeds/random.ts'
import { LOTTERIES, VN_LOTTERIES, type Lottery } from './games.ts'
import { groupName, lotteryName } from './names.ts'

type WireGroup = InferInput<typeof listGameMenus.reply>['menus'][number]
type WireGame = WireGroup['games'][number]

/** Whose lobby, and whose pictures. */
type Lobby = Pick<Context, 'merchant' | 'demo'>

/** Every lottery of the merchant, the most played first. Each merchant's players have their own taste. */
export function popularWith(merchant: Pick<MerchantSeed, 'merchantCode' | 'languages'>): Lottery[] {
  const taste = ({ code }: Lottery): number => numberOf(`${merchant.merchantCode}/${code}`)
  const sorted = LOTTERIES.toSorted((a, b) => taste(a) - taste(b))
  return offersVietnam(merchant) ? [...VN_LOTTERIES.filter(isQuick), ...sorted] : sorted
}

const GAMES = new Map(LOTTERY_GAMES.map((game) => [game.gameId, game]))

/** A lottery with its launch data (spec 3, "Game (launch data)"). */
export function wireGame(
  lottery: Lottery,
  family: ContentLanguage,
  mode: PrizeMode,
  { merchant, demo }: Lobby,
): WireGame {
  const game = GAMES.get(lottery.code)
  return {
    code: lottery.code,
    name: lotteryName(lottery, family),
    gameType: lottery.gameType,
    isGame: 'GAME',
    defaultPlayType: lottery.playType,
    accountTypeName: lottery.family === 'VN' ? VN_LOTTERY_VENDOR : ACCOUNT_TYPES[mode],
    family: lottery.family,
    interval: 'every' in lottery.schedule ? lottery.schedule.every : 0,
    minBet: game ? localAmount(merchant, game.minBet) : '',
    smallIcon: game ? coverAddress({ demo }, game, 240) : '',
  }
}

const ACCOUNT_TYPES: Readonly<Record<PrizeMode, string>> = {
  SEA: SEA_LOTTERY_VENDOR,
  Lott: 'LOTT',
  ZY: 'LOTT',
  Elott: 'ELOTT',
}

/** What each prize mode has: Lott what others draw, Elott what a machine draws, SEA both, and ZY nothing here. */
const MODES: Readonly<Record<PrizeMode, readonly Lottery['gameType'][]>> = {
  SEA: ['LOTT', 'ELOTT'],
  Lott: ['LOTT'],
  Elott: ['ELOTT'],
  ZY: [],
}

/** Whether a prize mode has a lottery. */
export const belongsTo = ({ gameType }: Lottery, mode: PrizeMode): boolean => MODES[mode].includes(gameType)

/** The lobby by family; Vietnam's stand behind one entry that opens a list. */
export function familyMenus({ merchant, demo }: Lobby, family: ContentLanguage, mode: PrizeMode): WireGroup[] {
  const write = (lottery: Lottery): WireGame => wireGame(lottery, family, mode, { merchant, demo })
  const own = LOTTERIES.filter((each) => belongsTo(each, mode))
  if (own.length === 0) return []
  const groups = grouped(own, (lottery) => lottery.family, family, write)
  if (!offersVietnam(merchant)) return groups
  const name = groupName('VN', family)
  const [model] = VN_LOTTERIES
  if (!model) return groups
  const list = { ...write(model), code: VN_LOTTERY_VENDOR, name, isGame: OPENS_LIST, interval: 0 }
  return [{ code: 'VN', name, games: [list] }, ...groups]
}

/** Vietnam's lotteries by region; none where the merchant does not offer them. */
export const vnMenus = ({ merchant, demo }: Lobby, family: ContentLanguage): WireGroup[] =>
  offersVietnam(merchant)
    ? grouped(
        VN_LOTTERIES,
        ({ region }) => region ?? 'QUICK',
        family,
        (lottery) => wireGame(lottery, family, 'SEA', { merchant, demo }),
      )
    : []

const isQuick = ({ region }: Lottery): boolean => region === undefined

function grouped(
  all: readonly Lottery[],
  by: (it: Lottery) => string,
  family: ContentLanguage,
  write: (it: Lottery) => WireGame,
): WireGroup[] {
  return [...Map.groupBy(all, by)].map(([code, games]) => ({
    code,
    name: groupName(code, family),
    games: games.map(write),
  }))
}
