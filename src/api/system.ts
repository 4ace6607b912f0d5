/** System and site (spec 7, "System and site"; entities in spec 3). */
import * as v from 'valibot'
import type { ModuleNode } from '../rules/modules.ts'
import { endpoint } from './endpoint.ts'
import { instant, nothing, text } from './schemas.ts'

const moduleNode: v.GenericSchema<ModuleNode> = v.object({
  code: v.string(),
  enabled: v.boolean(),
  children: v.optional(v.array(v.lazy(() => moduleNode))),
})

/** The `gameType` of a navigation item that launches a game. Spec: not shown how "type game" is written. */
export const LAUNCHES_GAME = 'GAME'

/**
 * An item of the merchant's navigation; `gameType` is a category, or says that the item launches a game.
 * Spec: where the items come from, and what names the game, are not shown.
 */
const navigationItem = v.object({
  name: v.string(),
  enName: text,
  gameType: v.string(),
  page: text,
  point: text,
  vassalage: text,
  gameId: text,
  nodeId: text,
})

/** The module flags of the merchant, and the items of its navigation. */
export const getWhitelabel = endpoint({
  name: 'getWhitelabel',
  module: 'SYSTEM',
  method: 'GET',
  path: '/wps/system/whitelabel',
  calm: true,
  request: nothing,
  reply: v.object({ menu: v.array(moduleNode), navigation: v.optional(v.array(navigationItem), []) }),
})

/** The permission response: may this host, from this place, at this time, show the application? */
export const getStatus = endpoint({
  name: 'getStatus',
  module: 'SYSTEM',
  method: 'GET',
  path: '/wps/system/status',
  calm: true,
  request: v.strictObject({ url: v.pipe(v.string(), v.minLength(1), v.maxLength(255)) }),
  reply: v.object({
    maintenance: v.object({ active: v.boolean(), endTime: v.nullish(instant, null) }),
    regionRestriction: v.boolean(),
    location: v.object({ ip: v.string(), country: v.string() }),
    customerService: v.array(v.object({ csType: v.picklist(['VIP', 'LIVECHAT']), path: v.string() })),
    analytics: v.object({ gtagId: text }),
    imageCDNs: v.array(v.string()),
    launchGameCDNs: v.array(v.string()),
  }),
})
