/** System and site (spec 7, "System and site"; entities in spec 3). */
import * as v from 'valibot'
import type { ModuleNode } from '../../rules/site/modules.ts'
import { endpoint } from '../transport/endpoint.ts'
import { flag, instant, label, nothing, readable, spare, spareList, text } from '../schemas.ts'

interface WireNode extends Omit<ModuleNode, 'children'> {
  readonly children?: readonly WireNode[] | null | undefined
}

const moduleNode: v.GenericSchema<WireNode, ModuleNode> = v.object({
  code: v.string(),
  enabled: v.boolean(),
  children: spareList(v.lazy(() => moduleNode)),
})

/** The `gameType` of a navigation item that launches a game. Spec: not shown how "type game" is written. */
export const LAUNCHES_GAME = 'GAME'

/**
 * An item of the merchant's navigation; `gameType` is a category, or says that the item launches a game.
 * Spec: where the items come from, and what names the game, are not shown.
 */
const navigationItem = v.object({
  name: v.string(),
  enName: label,
  gameType: v.string(),
  page: label,
  point: label,
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
  assumed: 'reply',
  request: nothing,
  reply: v.object({ menu: readable(moduleNode), navigation: spareList(navigationItem) }),
})

/** The permission response: may this host, from this place, at this time, show the application? */
export const getStatus = endpoint({
  name: 'getStatus',
  module: 'SYSTEM',
  method: 'GET',
  path: '/wps/system/status',
  calm: true,
  assumed: 'reply',
  request: v.strictObject({ url: v.pipe(v.string(), v.minLength(1), v.maxLength(255)) }),
  // Games and money wait for this answer, so what it says nothing of closes nothing. What would close the site has to be
  // readable where it is said: nobody is let in for want of understanding.
  reply: v.object({
    maintenance: v.object({ active: flag, endTime: spare(v.nullable(instant), null) }),
    regionRestriction: flag,
    location: spare(v.object({ ip: label, country: label }), { ip: '', country: '' }),
    customerService: spareList(v.object({ csType: v.string(), path: v.string() })),
    analytics: spare(v.object({ gtagId: label }), { gtagId: '' }),
    imageCDNs: spareList(v.string()),
    launchGameCDNs: spareList(v.string()),
  }),
})
