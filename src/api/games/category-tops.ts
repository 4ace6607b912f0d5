/** How many games each category has, and which are played most: for the pictures of categories. Apart, since a first view needs it not. */
import * as v from 'valibot'
import { endpoint } from '../transport/endpoint.ts'
import { game } from './game-item.ts'
import { count, readable, spare } from '../schemas.ts'

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
