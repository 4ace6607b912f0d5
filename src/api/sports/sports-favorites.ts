/** Favourite teams and leagues, kept with the account. Spec: not shown. */
import * as v from 'valibot'
import { label, readable } from '../schemas.ts'
import { endpoint } from '../transport/endpoint.ts'
import { sportsId } from './fixture-shape.ts'

/** How many of both together a member may keep. */
export const MOST_SPORTS_FAVORITES = 100

const favorite = v.object({ id: v.string(), name: v.string(), /** The code of its sport. */ sport: label })

/** The member's favourites, the newest first. */
export const listSportsFavorites = endpoint({
  name: 'listSportsFavorites',
  module: 'GAME',
  method: 'GET',
  path: '/wps/sports/favorites',
  token: 'required',
  assumed: true,
  request: v.strictObject({ language: v.string() }),
  reply: v.object({ teams: readable(favorite), leagues: readable(favorite) }),
})

/** Makes a team or a league a favourite, or no longer one; saying it twice is saying it once. */
export const setSportsFavorite = endpoint({
  name: 'setSportsFavorite',
  module: 'GAME',
  method: 'POST',
  path: '/wps/sports/favorite',
  token: 'required',
  assumed: true,
  request: v.strictObject({ kind: v.picklist(['team', 'league']), id: sportsId, favorite: v.boolean() }),
  reply: v.object({}),
})
