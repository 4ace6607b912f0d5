/** Favourite and recent games (spec 7, "Games": MCSFE_getFavoriteGames, MCSFE_getFavoriteGamesList, GCS_recentGame). */
import * as v from 'valibot'
import { endpoint } from '../transport/endpoint.ts'
import { game, gameIdentity } from './game-item.ts'
import { nothing, readable, text } from '../schemas.ts'

/** How many favourites a member may keep. Spec: not shown. */
export const MOST_FAVORITES = 200
/** How many recent games are kept: a page of the game list (spec 9). */
export const MOST_RECENT = 24

/** Which games are favourites, for the marks on cards. */
export const listFavoriteKeys = endpoint({
  name: 'listFavoriteKeys',
  module: 'GAME',
  method: 'GET',
  path: '/wps/relay/MCSFE_getFavoriteGames',
  token: 'required',
  assumed: true,
  request: nothing,
  reply: readable(v.object({ vassalage: v.string(), gameId: v.string(), nodeId: text })),
})

/** The favourites as games, the newest first. */
export const listFavoriteGames = endpoint({
  name: 'listFavoriteGames',
  module: 'GAME',
  method: 'GET',
  path: '/wps/relay/MCSFE_getFavoriteGamesList',
  token: 'required',
  assumed: true,
  request: v.strictObject({ language: v.string() }),
  reply: v.object({ games: readable(game) }),
})

/** Makes a game a favourite, or no longer one; saying it twice is saying it once. Spec: path not shown. */
export const setFavoriteGame = endpoint({
  name: 'setFavoriteGame',
  module: 'GAME',
  method: 'POST',
  path: '/wps/relay/MCSFE_setFavoriteGame',
  token: 'required',
  assumed: true,
  request: v.strictObject({ ...gameIdentity, favorite: v.boolean() }),
  reply: v.object({}),
})

/** The games that the member launched last, the newest first. */
export const listRecentGames = endpoint({
  name: 'listRecentGames',
  module: 'GAME',
  method: 'GET',
  path: '/wps/relay/GCS_recentGame',
  token: 'required',
  assumed: true,
  request: v.strictObject({
    language: v.string(),
    count: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(MOST_RECENT)),
  }),
  reply: v.object({ games: readable(game) }),
})
