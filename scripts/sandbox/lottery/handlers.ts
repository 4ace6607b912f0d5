/** Lotteries (spec 7, "Games"). */
import { MOST_RECENT } from '../../../src/api/games/favorites.ts'
import { POPULAR_COUNT } from '../../../src/rules/figures.ts'
import { signedIn } from '../context.ts'
import type * as calls from '../../../src/api/lottery/lottery.ts'
import type { Answers } from '../contract.ts'
import { familyIn, orRefuse } from '../handling.ts'
import { offersVietnam } from '../site/merchant.ts'
import type { MemberKind } from '../seeds/account/accounts.ts'
import { createRandom, numberOf } from '../seeds/random.ts'
import { drawsAround, type Slot } from './clock.ts'
import { LOTTERIES, lotteryOf, VN_LOTTERIES, type Lottery } from './games.ts'
import { belongsTo, familyMenus, popularWith, vnMenus, wireGame } from './lobby.ts'
import { resultOf } from './results.ts'

const BEGINNERS: ReadonlySet<string> = new Set<MemberKind>(['newcomer', 'empty'])

export const lottery = {
  listGameMenus: ({ prizeMode, language }, context) => ({
    menus: familyMenus(context, familyIn(context, language), prizeMode),
  }),

  listPopularLotteries: ({ count, prizeMode, language }, context) => ({
    games: popularWith(context.merchant)
      .filter((each) => belongsTo(each, prizeMode))
      .slice(0, count)
      .map((each) => wireGame(each, familyIn(context, language), prizeMode, context)),
  }),

  listLatestDraws: ({ prizeMode, gameCodes }, { merchant, now }) => {
    const serverTime = now()
    const popular = popularWith(merchant).filter((each) => belongsTo(each, prizeMode))
    // What is not known is left out, as the lobby may hold entries that have no draws.
    const asked =
      gameCodes.length > 0 ? gameCodes.flatMap((code) => lotteryOf(code) ?? []) : popular.slice(0, POPULAR_COUNT)
    return { serverTime, draws: asked.map((each) => latestDraw(each, serverTime)) }
  },

  listVnGameMenu: ({ language }, context) => ({ menus: vnMenus(context, familyIn(context, language)) }),

  listRecentVnGames: ({ language }, context) => {
    const member = signedIn(context)
    const family = familyIn(context, language)
    if (!offersVietnam(context.merchant)) return { games: [] }
    const launched = context.store.gameMarks
      .recent(member.id, MOST_RECENT)
      .flatMap((code) => VN_LOTTERIES.find((each) => each.code === code) ?? [])
    const random = createRandom(numberOf(`recent/${member.username}`))
    // Who has just come has played none before.
    const before = BEGINNERS.has(member.kind) ? [] : Array.from({ length: 6 }, () => random.pick(VN_LOTTERIES))
    return { games: [...new Set([...launched, ...before])].map((each) => wireGame(each, family, 'SEA', context)) }
  },

  listRecentDraws: ({ prizeMode, gameCode, count }, { now }) => ({
    draws: recentDraws(
      LOTTERIES.find((each) => each.code === gameCode && belongsTo(each, prizeMode)),
      now(),
      count,
    ),
  }),

  listVnOpenedNumbers: ({ gameCode, count }, { now }) => ({
    draws: recentDraws(
      VN_LOTTERIES.find(({ code }) => code === gameCode),
      now(),
      count,
    ),
  }),

  listOpenedNumbers: (_, context) => {
    signedIn(context)
    const all = offersVietnam(context.merchant) ? [...LOTTERIES, ...VN_LOTTERIES] : LOTTERIES
    const at = context.now()
    return {
      draws: all.flatMap((each) => drawsAround(each.schedule, each.zone, at, 1).held.map((slot) => opened(each, slot))),
    }
  },
} satisfies Answers<typeof calls>

const opened = ({ code, kind }: Lottery, { numero, openTime }: Slot) => ({
  gameCode: code,
  numero,
  openTime,
  ...resultOf(kind, code, numero),
})

/** The last draw that was held, and the next one. */
function latestDraw(drawn: Lottery, at: number) {
  const { held, next } = drawsAround(drawn.schedule, drawn.zone, at, 1)
  return { gameCode: drawn.code, last: held.map((slot) => opened(drawn, slot))[0] ?? null, next }
}

/** @throws Refused where there is no such lottery */
function recentDraws(found: Lottery | undefined, at: number, count: number) {
  const drawn = orRefuse(found, 'this lottery does not exist')
  return drawsAround(drawn.schedule, drawn.zone, at, count).held.map((slot) => opened(drawn, slot))
}
