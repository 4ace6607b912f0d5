/** The site's domains, resources and countries (spec 7, "System and site"). Apart from what a first view needs. */
import * as v from 'valibot'
import { endpoint } from '../transport/endpoint.ts'
import { label, nothing, readable, spareList } from '../schemas.ts'

const resource = v.object({
  resourceType: v.string(),
  url: v.string(),
  qrCodeUrl: label,
  labelNameEn: label,
  labelNameCn: label,
})

/** The merchant's domains and its resources: apps, social pages, banners. */
export const getDomainRoute = endpoint({
  name: 'getDomainRoute',
  module: 'SYSTEM',
  method: 'GET',
  path: '/wps/system/domainRoute',
  request: nothing,
  reply: v.object({ domainList: spareList(v.string()), resources: readable(resource) }),
})

/** Countries and their dialling codes. */
export const getCountries = endpoint({
  name: 'getCountries',
  module: 'SYSTEM',
  method: 'GET',
  path: '/wps/system/countries',
  assumed: true,
  request: nothing,
  reply: readable(v.object({ countryCode: v.pipe(v.string(), v.length(2)), countryDialingCode: v.string() })),
})
