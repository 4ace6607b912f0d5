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

/** The module flags of the merchant. */
export const getWhitelabel = endpoint({
  name: 'getWhitelabel',
  module: 'SYSTEM',
  method: 'GET',
  path: '/wps/system/whitelabel',
  request: nothing,
  reply: v.object({ menu: v.array(moduleNode) }),
})

const resource = v.object({
  resourceType: v.string(),
  url: v.string(),
  qrCodeUrl: text,
  labelNameEn: text,
  labelNameCn: text,
})

/** The permission response: may this host, from this place, at this time, show the application? */
export const getStatus = endpoint({
  name: 'getStatus',
  module: 'SYSTEM',
  method: 'GET',
  path: '/wps/system/status',
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

/** The merchant's domains and its resources: apps, social pages, banners. */
export const getDomainRoute = endpoint({
  name: 'getDomainRoute',
  module: 'SYSTEM',
  method: 'GET',
  path: '/wps/system/domainRoute',
  request: nothing,
  reply: v.object({ domainList: v.array(v.string()), resources: v.array(resource) }),
})

/** Help topics, each with articles in HTML. Spec: fields not shown. */
export const getHelpCentre = endpoint({
  name: 'getHelpCentre',
  module: 'SYSTEM',
  method: 'GET',
  path: '/wps/system/helpCenter',
  request: v.strictObject({ language: v.string() }),
  reply: v.object({
    topics: v.array(
      v.object({
        id: v.string(),
        title: v.string(),
        articles: v.array(v.object({ id: v.string(), title: v.string(), content: v.string() })),
      }),
    ),
  }),
})

/** The longest feedback in characters (spec 9). */
export const FEEDBACK_LIMIT = 140

export const sendFeedback = endpoint({
  name: 'sendFeedback',
  module: 'SYSTEM',
  method: ['POST', 'PUT'],
  path: '/wps/feedback',
  token: 'optional',
  request: v.strictObject({
    questionType: v.picklist(['ACCOUNT', 'DEPOSIT', 'GAME', 'SUGGESTION', 'OTHER']),
    content: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(FEEDBACK_LIMIT)),
  }),
  reply: v.object({ ticket: v.string() }),
})

/** Countries and their dialling codes. */
export const getCountries = endpoint({
  name: 'getCountries',
  module: 'SYSTEM',
  method: 'GET',
  path: '/wps/system/countries',
  assumed: true,
  request: nothing,
  reply: v.array(v.object({ countryCode: v.pipe(v.string(), v.length(2)), countryDialingCode: v.string() })),
})
