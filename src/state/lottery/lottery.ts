/** Lotteries in the project's own words; the wire's (`numero`, `accountTypeName`) end here. */
import { queryOptions } from '@tanstack/react-query'
import type { ReplyOf } from '../../api/transport/endpoint.ts'
import {
  listGameMenus,
  listLatestDraws,
  listOpenedNumbers,
  listPopularLotteries,
  listRecentDraws,
  listRecentVnGames,
  listVnGameMenu,
  listVnOpenedNumbers,
  OPENS_LIST,
} from '../../api/lottery/lottery.ts'
import { clockOffset } from '../../rules/countdown.ts'
import { pollDelayMs } from '../../rules/lottery/draw-polling.ts'
import { OPENED_COUNT, POPULAR_COUNT } from '../../rules/figures.ts'
import type { LotteryFamily, PrizeMode } from '../../rules/lottery/lottery.ts'
import { PUBLIC } from '../query-scope.ts'
import { ask, brandOf } from '../ask.ts'

export interface Lottery {
  readonly code: string
  readonly name: string
  readonly family: LotteryFamily
  /** `LOTT`, `ELOTT` and others of the server's. */
  readonly gameType: string
  /** Whether it opens a list of games instead of a game (spec 3, `isGame`). */
  readonly opensList: boolean
  /** The vendor that it is launched with: `TCG_SEA`, `TCG_LOTTO_VN`, `LOTT`, `ELOTT`. */
  readonly vendor: string
  readonly playType: string
  /** Seconds from draw to draw; 0 for one that keeps a calendar. */
  readonly drawEvery: number
  /** The least that a bet stakes, as the server writes it; empty where it is not told. */
  readonly minBet: string
  /** As the server writes it, not yet guarded; may be empty. */
  readonly picture: string
}

export interface LotteryGroup {
  /** A family or a region. */
  readonly code: string
  readonly name: string
  readonly lotteries: readonly Lottery[]
}

/** A draw that was held; times are milliseconds since 1970, UTC. */
export interface Draw {
  readonly lottery: string
  readonly number: string
  readonly openedAt: number
  readonly balls: readonly string[]
  /** Vietnam's prizes, the special one (rank 0) first; empty elsewhere. */
  readonly prizes: readonly { readonly rank: number; readonly numbers: readonly string[] }[]
}

export interface LotteryNow {
  readonly last: Draw | null
  /** By the server's clock: read it with the `clockOffset` beside it. */
  readonly next: { readonly number: string; readonly opensAt: number; readonly closesAt: number }
}

export interface LatestDraws {
  /** How far the server's clock is ahead of the device's, in milliseconds. */
  readonly clockOffset: number
  readonly byLottery: Readonly<Partial<Record<string, LotteryNow>>>
}

type WireGame = ReplyOf<typeof listPopularLotteries>['games'][number]
type WireDraw = ReplyOf<typeof listOpenedNumbers>['draws'][number]

const readLottery = ({
  accountTypeName,
  isGame,
  defaultPlayType,
  interval,
  smallIcon,
  ...same
}: WireGame): Lottery => ({
  ...same,
  opensList: isGame === OPENS_LIST,
  vendor: accountTypeName,
  playType: defaultPlayType,
  drawEvery: interval,
  picture: smallIcon,
})

const readGroups = (reply: ReplyOf<typeof listGameMenus>): LotteryGroup[] =>
  reply.menus.map(({ code, name, games }) => ({ code, name, lotteries: games.map(readLottery) }))

const readDraw = ({ gameCode, numero, openTime, numbers, prizes }: WireDraw): Draw => ({
  lottery: gameCode,
  number: numero,
  openedAt: openTime,
  balls: numbers,
  prizes,
})

/** The lottery lobby by family (spec 7, "Games"). */
export const lotteryMenusQuery = (prizeMode: PrizeMode, language: string) =>
  queryOptions({
    queryKey: ['lottery-menus', prizeMode, language],
    meta: PUBLIC,
    queryFn: async (context) => readGroups(await ask(context, listGameMenus, { prizeMode, language })),
    staleTime: 300_000,
  })

/** The lotteries that are played most, twenty at the most (spec 9). */
export const popularLotteriesQuery = (prizeMode: PrizeMode, language: string) =>
  queryOptions({
    queryKey: ['popular-lotteries', prizeMode, language],
    meta: PUBLIC,
    queryFn: async (context) => {
      const { device } = brandOf(context.client)
      const request = { count: POPULAR_COUNT, prizeMode, device, language }
      return (await ask(context, listPopularLotteries, request)).games.map(readLottery)
    },
    staleTime: 300_000,
  })

/**
 * The last result and the next draw of lotteries, asked again by itself when the soonest draw has been held.
 * @param codes of the lotteries; none for the popular ones
 */
export const latestDrawsQuery = (prizeMode: PrizeMode, codes: readonly string[] = []) =>
  queryOptions({
    queryKey: ['latest-draws', prizeMode, ...codes],
    meta: PUBLIC,
    queryFn: async (context): Promise<LatestDraws> => {
      const sentAt = Date.now()
      const reply = await ask(context, listLatestDraws, { prizeMode, gameCodes: [...codes] })
      return {
        clockOffset: clockOffset(reply.serverTime, sentAt, Date.now()),
        byLottery: Object.fromEntries(
          reply.draws.map(({ gameCode, last, next: { numero, openTime, closeTime } }): [string, LotteryNow] => [
            gameCode,
            { last: last && readDraw(last), next: { number: numero, opensAt: openTime, closesAt: closeTime } },
          ]),
        ),
      }
    },
    staleTime: 5000,
    // A tab that slept has missed draws.
    refetchOnWindowFocus: true,
    // What failed is asked for again as everything else is.
    refetchInterval: ({ state: { data, dataUpdatedAt, error } }) =>
      data && !error ? refetchDelayMs(data, dataUpdatedAt, Date.now()) : false,
  })

/** Where this page stands among all that wait for the same draw. */
const CHANCE = Math.random()

/**
 * Milliseconds until `latestDrawsQuery` asks again: just after the soonest draw.
 * @param answeredAt by the device's clock, like `now`
 */
export function refetchDelayMs(
  { byLottery, clockOffset: offset }: LatestDraws,
  answeredAt: number,
  now: number,
  chance = CHANCE,
): number {
  const draws = Object.values(byLottery).flatMap((it) => it?.next.opensAt ?? [])
  return pollDelayMs({ draws, answeredAt: answeredAt + offset, chance }, now + offset)
}

/** Vietnam's lotteries by region; no group where the merchant offers none. */
export const vnMenuQuery = (language: string) =>
  queryOptions({
    queryKey: ['vn-menu', language],
    meta: PUBLIC,
    queryFn: async (context) => readGroups(await ask(context, listVnGameMenu, { language })),
    staleTime: 300_000,
  })

/** Vietnam's lotteries that the member played last. Only for a member: the call needs a session. */
export const recentVnQuery = (language: string) =>
  queryOptions({
    queryKey: ['recent-vn', language],
    queryFn: async (context) => (await ask(context, listRecentVnGames, { language })).games.map(readLottery),
    staleTime: 60_000,
  })

/** The last hundred draws (spec 9) of one of Vietnam's lotteries, the newest first. */
export const vnDrawsQuery = (lottery: string) =>
  queryOptions({
    queryKey: ['vn-draws', lottery],
    meta: PUBLIC,
    queryFn: async (context) => {
      const request = { gameCode: lottery, count: OPENED_COUNT }
      return (await ask(context, listVnOpenedNumbers, request)).draws.map(readDraw)
    },
    staleTime: 15_000,
  })

/** The last hundred draws of a lottery that is not one of Vietnam's, the newest first. */
export const recentDrawsQuery = (prizeMode: PrizeMode, lottery: string) =>
  queryOptions({
    queryKey: ['recent-draws', prizeMode, lottery],
    meta: PUBLIC,
    queryFn: async (context) => {
      const request = { prizeMode, gameCode: lottery, count: OPENED_COUNT }
      return (await ask(context, listRecentDraws, request)).draws.map(readDraw)
    },
    staleTime: 15_000,
  })

/** The newest draw of every lottery of the merchant. Only for a member: the call needs a session. */
export const openedDrawsQuery = queryOptions({
  queryKey: ['opened-draws'],
  queryFn: async (context) => (await ask(context, listOpenedNumbers, {})).draws.map(readDraw),
  staleTime: 15_000,
})
