/** Live tables as they stand at this moment. Spec: not shown. */
import * as v from 'valibot'
import { count, readable, spare } from '../schemas.ts'
import { endpoint } from '../transport/endpoint.ts'
import { game } from './game-item.ts'

/** How many tables are asked for at the most. */
export const MOST_TABLES = 50

/** Tables at which somebody could sit down now, those that are played most first. */
export const listOpenTables = endpoint({
  name: 'listOpenTables',
  module: 'GAME',
  method: 'GET',
  path: '/wps/relay/GCSGAME_openTables',
  assumed: true,
  request: v.strictObject({
    merchantCode: v.string(),
    language: v.string(),
    count: v.pipe(count, v.minValue(1), v.maxValue(MOST_TABLES)),
  }),
  reply: v.object({
    list: readable(game),
    /** How many such tables there are in all. */
    total: spare(v.nullable(count), null),
  }),
})
