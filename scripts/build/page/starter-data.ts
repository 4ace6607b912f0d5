/** The calls that the page's starter begins: made from the same endpoint values as the gateway's. */
import type { Endpoint, RequestOf } from '../../../src/api/transport/endpoint.ts'
import { toSearch } from '../../../src/api/transport/prepare.ts'
import { HEADERS } from '../../../src/api/transport/envelope.ts'
import { countAvailablePromotions } from '../../../src/api/rewards/promotion-count.ts'
import { getStatus, getWhitelabel } from '../../../src/api/site/system.ts'
import { listVendors } from '../../../src/api/games/vendors.ts'
import { VENDORS_KEPT_AS, type Covers, type StarterData } from '../../../src/brand/starter-data.ts'
import type { BundledBrand } from '../../../src/brand/bundle.ts'

export type EarlyCall = StarterData['calls'][number]

type SearchParameters = Readonly<Record<string, string | number>>

/** What a page is started with. */
interface Start {
  /** The first scripts, each after those that it imports, as paths inside the bundle. */
  readonly scripts: readonly string[]
  /** Further ones that the page's own view needs. */
  readonly parts?: readonly string[]
  /** What the page's own view will ask for. */
  readonly calls?: readonly EarlyCall[]
}

interface EarlyOptions {
  readonly keptAs?: string
  readonly insideOnly?: boolean
  readonly covers?: Covers
  readonly plainOnly?: true
  readonly named?: string
  readonly told?: readonly (readonly string[])[]
}

/** A call that the starter begins; in the request `{host}` and `{language}` stand for the page's own. */
export function earlyCall<E extends Endpoint>(
  brand: BundledBrand,
  endpoint: E,
  request: RequestOf<E> & SearchParameters,
  { keptAs, insideOnly = false, ...others }: EarlyOptions = {},
): EarlyCall {
  return {
    url: address(brand, endpoint, request),
    headers: callHeaders(brand, endpoint),
    guestOnly: endpoint.token !== 'never',
    insideOnly,
    ...(keptAs && { keptAs }),
    ...others,
  }
}

export function starterData(brand: BundledBrand, { scripts, parts = [], calls = [] }: Start): StarterData {
  const byDefault = (a: { code: string }) => (a.code === brand.defaultLanguage ? -1 : 0)
  return {
    scripts: scripts.map((path) => `/${path}`),
    parts: parts.map((path) => `/${path}`),
    membersOnly: brand.loginedToHomePage,
    fonts: brand.fonts,
    languages: brand.languages
      .toSorted((a, b) => byDefault(a) - byDefault(b))
      .map(({ code, tag, direction, url }) => ({ code, tag, direction, url })),
    calls: [
      earlyCall(brand, getStatus, { url: '{host}' }),
      earlyCall(brand, getWhitelabel, {}),
      earlyCall(brand, listVendors, {}, { keptAs: VENDORS_KEPT_AS, insideOnly: true }),
      earlyCall(brand, countAvailablePromotions, {}),
      ...calls,
    ],
    images: brand.origins.images,
    languageHeader: HEADERS.language,
    credentials: brand.gateway.origin ? 'include' : 'same-origin',
  }
}

/** The address as the gateway writes it, with the placeholders left readable for the starter. */
function address(brand: BundledBrand, { name, path }: Endpoint, request: SearchParameters): string {
  const search = toSearch(name, request).toString().replaceAll('%7B', '{').replaceAll('%7D', '}')
  return `${brand.gateway.origin ?? ''}${path}${search ? `?${search}` : ''}`
}

function callHeaders(brand: BundledBrand, endpoint: Endpoint): Record<string, string> {
  return {
    accept: 'application/json',
    [HEADERS.module]: endpoint.module,
    [HEADERS.merchant]: brand.merchantCode,
    [HEADERS.platform]: brand.platform,
    [HEADERS.device]: brand.device,
  }
}
