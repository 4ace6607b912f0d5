/** Games (spec 7, "Games"; "Game list item" in spec 3). */
import * as v from 'valibot'
import { CLIENT_TYPE, GAME_PLATFORM, HOT_PLATFORM } from '../../rules/figures.ts'
import { VOLATILITIES } from '../../rules/games/volatility.ts'
import { endpoint } from '../transport/endpoint.ts'
import { game } from './game-item.ts'
import { count, readable, spare } from '../schemas.ts'

/** The orders that a list of games comes in; popular unless said. `seats`: live tables with a free seat first. Spec: not shown. */
export const GAME_SORTS = ['popular', 'new', 'name', 'minBet', 'seats'] as const
export type GameSort = (typeof GAME_SORTS)[number]

const pageNumber = v.pipe(v.number(), v.integer(), v.minValue(1))

/** A mark that games may be narrowed to, written as 1. */
const marked = v.optional(v.pipe(v.number(), v.value(1)))

/** An amount or a percentage that games are narrowed by. */
const bound = v.optional(v.pipe(v.string(), v.regex(/^\d{1,9}(\.\d{1,4})?$/, 'a decimal amount')))

/** What games are narrowed to. */
const narrowings = {
  vassalage: v.optional(v.string()),
  gameType: v.optional(v.string()),
  gameName: v.optional(v.pipe(v.string(), v.maxLength(60))),
  /** The smallest bet at the least, in whole units of the currency. */
  minBet: bound,
  /** The win lines at the least. */
  minLineNum: v.optional(count),
  isHot: marked,
  isNew: marked,
  /** The class of a live table: a code of `rules/games/vendors/live-classes.ts`, which no first view needs to know. */
  liveGameType: v.optional(v.pipe(v.string(), v.maxLength(40))),
  /** 0: what may be tried for free. */
  supportPlay: v.optional(v.pipe(v.number(), v.value(0))),
  /** The return at the least, in percent; the smallest bet at the most. */
  minRtp: bound,
  maxMinBet: bound,
  volatility: v.optional(v.picklist(VOLATILITIES)),
  /** Live tables with a seat that is free now. */
  hasSeat: marked,
}

/** Games by vendor, category, name, smallest bet, lines, marks and live class, a page at a time. */
export const listGames = endpoint({
  name: 'listGames',
  module: 'GAME',
  method: 'GET',
  path: '/wps/relay/GCSGAME_gameList',
  assumed: true,
  request: v.strictObject({
    clientType: v.pipe(v.number(), v.value(CLIENT_TYPE)),
    platform: v.literal(GAME_PLATFORM),
    channel: v.string(),
    merchant: v.string(),
    language: v.string(),
    pageNo: pageNumber,
    pageSize: v.pipe(pageNumber, v.maxValue(100)),
    ...narrowings,
    sort: v.optional(v.picklist(GAME_SORTS)),
  }),
  reply: v.object({
    games: readable(game),
    pageNum: count,
    totalPages: count,
    /** How many games fit, on all pages; not every gateway counts them. */
    totalCount: spare(v.nullable(count), null),
  }),
})

/** The games that are played most, of all vendors or of one. */
export const listHotGames = endpoint({
  name: 'listHotGames',
  module: 'GAME',
  method: 'GET',
  path: '/wps/relay/GCSGAME_hotGamesV2',
  assumed: true,
  request: v.strictObject({
    merchantCode: v.string(),
    isPlatform: v.pipe(v.number(), v.value(HOT_PLATFORM)),
    platform: v.pipe(v.number(), v.value(HOT_PLATFORM)),
    vassalage: v.optional(v.string()),
    language: v.string(),
  }),
  reply: v.object({ list: readable(game) }),
})

/** A few games of every category and how many there are. Spec: not shown. */
export const listCategoryTops = endpoint({
  name: 'listCategoryTops',
  module: 'GAME',
  method: 'GET',
  path: '/wps/relay/GCSGAME_categoryTops',
  assumed: true,
  request: v.strictObject({ merchantCode: v.string(), language: v.string() }),
  reply: readable(
    v.object({
      gameType: v.string(),
      /** How many games it has; not every gateway counts them. */
      totalCount: spare(v.nullable(count), null),
      /** The most played first, none of which is among the hot games. */
      games: readable(game),
    }),
  ),
})

/**
 * How many games there would be with one more filter each, such as of each vendor; what is asked for narrows them already,
 * but for the filter itself. The gateway names the steps of amounts and percentages. Spec: not shown.
 */
export const countGames = endpoint({
  name: 'countGames',
  module: 'GAME',
  method: 'GET',
  path: '/wps/relay/GCSGAME_gameFacets',
  assumed: true,
  request: v.strictObject({ merchant: v.string(), language: v.string(), ...narrowings }),
  reply: readable(v.object({ filter: v.string(), value: v.string(), totalCount: count })),
})
