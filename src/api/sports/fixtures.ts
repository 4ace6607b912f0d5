/** Sports, fixtures and what can be bet on (spec 2 knows the vendors of `/sports` alone). Spec: none of the calls is shown. */
import * as v from 'valibot'
import { count, instant, label, money, rate, readable, spare, spareList } from '../schemas.ts'
import { endpoint } from '../transport/endpoint.ts'
import { MOST_SPORTS_FAVORITES } from './sports-favorites.ts'
import { fixture, league, market, scoreChange, sportsId, standingNow } from './fixture-shape.ts'

/** The most fixtures that one page holds. */
export const MOST_FIXTURES = 100
/** The most fixtures, and markets beside their main ones, that one page hears of as they change. */
export const MOST_WATCHED = 60
/** How many fixtures there are: live, from now on until the day ends, tomorrow, and within seven days; all by the merchant's clock. */
const counts = {
  live: spare(count, 0),
  today: spare(count, 0),
  tomorrow: spare(count, 0),
  week: spare(count, 0),
}

/** The sports that have fixtures, with their leagues, and who takes the bets on what terms. */
export const listSports = endpoint({
  name: 'listSports',
  module: 'GAME',
  method: 'GET',
  path: '/wps/sports/list',
  assumed: true,
  request: v.strictObject({ language: v.string() }),
  reply: v.object({
    /** The vendor whose launch takes a slip. */
    vassalage: v.string(),
    list: readable(
      v.object({
        /** Such as `football`; an icon goes by it. */
        code: v.string(),
        name: v.string(),
        ...counts,
        leagues: spareList(v.object({ ...league.entries, ...counts })),
      }),
    ),
    /** What a slip may be; what is `null` has no bounds. */
    terms: v.object({
      leastStake: money,
      mostStake: v.nullish(money, null),
      mostReturn: v.nullish(money, null),
      mostPicks: count,
      mostLines: spare(count, 1000),
      /** From how many combined picks on, how much more of what they win is paid, in per cent. */
      extras: spareList(v.object({ from: count, percent: rate })),
    }),
  }),
})

/**
 * Fixtures that are live or to come, each with its main markets: the first of the groups `result`, `totals` and `handicap`. Live
 * ones come first, league by league, and in a league by their result: open ones before those with a price below 1.10, these
 * before suspended ones, and those first whose prices of both sides are closest. Such an order holds for a minute and not
 * with each price, so that no row moves under a reader and pages fit together. All others stand by their start.
 */
export const listFixtures = endpoint({
  name: 'listFixtures',
  module: 'GAME',
  method: 'GET',
  path: '/wps/sports/fixtures',
  assumed: true,
  request: v.strictObject({
    language: v.string(),
    sport: v.optional(sportsId),
    league: v.optional(sportsId),
    /** A day of the merchant's calendar, `yyyy-MM-dd`. */
    day: v.optional(v.pipe(v.string(), v.regex(/^\d{4}-\d{2}-\d{2}$/, 'a day'))),
    /** Live ones alone, written as 1. */
    live: v.optional(v.pipe(v.number(), v.value(1))),
    /** Those alone that have not begun, written as 1. */
    coming: v.optional(v.pipe(v.number(), v.value(1))),
    /** Of the names of teams and leagues. */
    words: v.optional(v.pipe(v.string(), v.maxLength(60))),
    /** One of these teams plays: as many as a member may keep. */
    teams: v.optional(v.pipe(v.array(sportsId), v.maxLength(MOST_SPORTS_FAVORITES))),
    /** These alone, also once they are over. */
    ids: v.optional(v.pipe(v.array(sportsId), v.maxLength(MOST_WATCHED))),
    pageNo: v.pipe(v.number(), v.integer(), v.minValue(1)),
    pageSize: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(MOST_FIXTURES)),
  }),
  reply: v.object({
    /** The server's clock, by which all of it holds. */
    now: instant,
    total: count,
    list: readable(fixture),
  }),
})

/** One fixture with all of its markets, and how its score came about. */
export const getFixture = endpoint({
  name: 'getFixture',
  module: 'GAME',
  method: 'GET',
  path: '/wps/sports/fixture',
  assumed: true,
  request: v.strictObject({ id: sportsId, language: v.string() }),
  reply: v.object({ now: instant, fixture, history: spareList(scoreChange) }),
})

/** The kinds of updates: markets that have changed, how a fixture stands, and that all that was asked for holds as it was told. */
export const UPDATE_KINDS = ['sports.prices', 'sports.fixture', 'sports.beat'] as const

/** What has changed of a fixture; as it stands in a list, and as the `data` of an event in a stream. */
export const sportsUpdate = v.object({
  /** One of `UPDATE_KINDS`; what nobody here knows is left out. */
  kind: v.string(),
  /** The server's clock when it was sent: what it is about stands so at that moment. */
  at: instant,
  /** Empty where it is about none. */
  fixture: label,
  version: spare(count, 0),
  /** Whole markets, in place of what was known of each; of `sports.prices`. */
  markets: spareList(market),
  /** The ids of markets that are no more; of `sports.prices`. */
  gone: spareList(v.string()),
  /** How it stands; of `sports.fixture`. */
  standing: spare(v.nullable(standingNow), null),
})

/**
 * What the fixtures that a page shows, and the markets that its slip holds, are just now: as the answer to those who ask again
 * and again. Asked with `accept: text/event-stream` the platform answers with a stream instead, as it does for notifications,
 * that begins with the same and sends each change as it comes, and every few seconds that all else holds.
 */
export const listSportsUpdates = endpoint({
  name: 'listSportsUpdates',
  module: 'GAME',
  method: 'GET',
  path: '/wps/sports/updates',
  calm: true,
  assumed: true,
  request: v.strictObject({
    language: v.string(),
    ids: v.pipe(v.array(sportsId), v.minLength(1), v.maxLength(MOST_WATCHED)),
    /** Beside the main markets of these fixtures. */
    markets: v.optional(v.pipe(v.array(sportsId), v.maxLength(MOST_WATCHED))),
    /** All markets, written as 1: for the page of one fixture. */
    all: v.optional(v.pipe(v.number(), v.value(1))),
  }),
  reply: v.object({ now: instant, list: readable(sportsUpdate) }),
})
