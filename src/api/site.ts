/** The site's domains, resources and countries (spec 7, "System and site"). Apart from what a first view needs. */
import * as v from 'valibot'
import { endpoint } from './endpoint.ts'
import { nothing, text } from './schemas.ts'

const resource = v.object({
  resourceType: v.string(),
  url: v.string(),
  qrCodeUrl: text,
  labelNameEn: text,
  labelNameCn: text,
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
