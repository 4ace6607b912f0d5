/** Vendors (spec 7, "Games"; "Game vendor" in spec 3). Apart from the games, since a first view needs these alone. */
import * as v from 'valibot'
import { endpoint } from '../transport/endpoint.ts'
import { label, nothing, readable, text } from '../schemas.ts'

const vendor = v.object({ vassalage: v.pipe(v.string(), v.minLength(1)), displayName: label })

/** The vendors by category, sorted. Spec: "gameType or gameCategory" names the category; both are read. */
export const listVendors = endpoint({
  name: 'listVendors',
  module: 'GAME',
  method: 'GET',
  path: '/wps/relay/GCSGAME_gameVendor',
  assumed: true,
  request: nothing,
  reply: readable(v.object({ gameCategory: text, gameType: text, vendors: readable(vendor) })),
})
