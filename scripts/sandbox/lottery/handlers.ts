/** Lotteries (spec 7, "Games"). */
import { POPULAR_COUNT } from '../../../src/api/lottery.ts'
import { Refused } from '../answers.ts'
import { signedIn, type Context } from '../context.ts'
import type { Handlers } from '../contract.ts'
import { familyOf, offersVietnam } from '../merchant.ts'
import { languageOf } from '../read-request.ts'
import type { MemberKind } from '../seeds/accounts.ts'
import { createRandom, numberOf } from '../seeds/random.ts'
import { drawsAround, type Slot } from './clock.ts'
import { LOTTERIES, lotteryOf, VN_LOTTERIES, type Lottery } from './games.ts'
import { familyMenus, popularWith, vnMenus, wireGame } from './lobby.ts'
import { resultOf } from './results.ts'

const BEGINNERS: ReadonlySet<string> = new Set<MemberKind>(['newcomer', 'empty'])

const said = (context: Context, code: string) => familyOf(context.merchant, languageOf(context.merchant, code))

export const lottery = {
  listGameMenus: ({ prizeMode, language }, context) => ({
    menus: familyMenus(context.merchant, said(context, language), prizeMode),
  }),

  listPopularLotteries: ({ count, prizeMode, language }, context) => ({
    games: popularWith(context.merchant)
      .slice(0, count)
      .map((each) => wireGame(each, said(context, language), prizeMode)),
  }),

  listLatestDraws: ({ gameCodes }, { merchant, now }) => {
    const serverTime = now()
    // What is not known is left out, as the lobby may hold entries that have no draws.
    const asked =
      gameCodes.length > 0
        ? gameCodes.flatMap((code) => lotteryOf(code) ?? [])
        : popularWith(merchant).slice(0, POPULAR_COUNT)
    return {
      serverTime,
      draws: asked.map((each) => {
        const { held, next } = drawsAround(each.schedule, each.zone, serverTime, 1)
        return { gameCode: each.code, last: held.map((slot) => opened(each, slot))[0] ?? null, next }
      }),
    }
  },

  listVnGameMenu: ({ language }, context) => ({ menus: vnMenus(context.merchant, said(context, language)) }),

  listRecentVnGames: ({ language }, context) => {
    const member = signedIn(context)
    const family = said(context, language)
    // Who has just come has played none.
    if (!offersVietnam(context.merchant) || BEGINNERS.has(member.kind)) return { games: [] }
    const random = createRandom(numberOf(`recent/${member.username}`))
    const played = new Set(Array.from({ length: 6 }, () => random.pick(VN_LOTTERIES)))
    return { games: [...played].map((each) => wireGame(each, family, 'SEA')) }
  },

  listVnOpenedNumbers: ({ gameCode, count }, { now }) => {
    const found = VN_LOTTERIES.find(({ code }) => code === gameCode)
    if (!found) throw new Refused('this lottery does not exist')
    const { held } = drawsAround(found.schedule, found.zone, now(), count)
    return { draws: held.map((slot) => opened(found, slot)) }
  },

  listOpenedNumbers: (_, context) => {
    signedIn(context)
    const all = offersVietnam(context.merchant) ? [...LOTTERIES, ...VN_LOTTERIES] : LOTTERIES
    const at = context.now()
    return {
      draws: all.flatMap((each) => drawsAround(each.schedule, each.zone, at, 1).held.map((slot) => opened(each, slot))),
    }
  },
} satisfies Handlers<
  | 'listGameMenus'
  | 'listPopularLotteries'
  | 'listLatestDraws'
  | 'listVnGameMenu'
  | 'listRecentVnGames'
  | 'listVnOpenedNumbers'
  | 'listOpenedNumbers'
>

const opened = ({ code, kind }: Lottery, { numero, openTime }: Slot) => ({
  gameCode: code,
  numero,
  openTime,
  ...resultOf(kind, code, numero),
})
