/** The boot calls that the page's starter begins: made from the same endpoint values as the gateway's. */
import type { Endpoint } from '../../src/api/endpoint.ts'
import { HEADERS } from '../../src/api/envelope.ts'
import { getStatus, getWhitelabel } from '../../src/api/system.ts'
import type { StarterData } from '../../src/boot/starter-data.ts'
import type { BundledBrand } from '../../src/brand/bundle.ts'

export function starterData(brand: BundledBrand, entry: string): StarterData {
  const origin = brand.gateway.origin ?? ''
  const byDefault = (a: { code: string }) => (a.code === brand.defaultLanguage ? -1 : 0)
  return {
    entry: `/${entry}`,
    membersOnly: brand.loginedToHomePage,
    languages: brand.languages
      .toSorted((a, b) => byDefault(a) - byDefault(b))
      .map(({ code, tag, direction, url }) => ({ code, tag, direction, url })),
    calls: [
      { url: `${origin}${getStatus.path}?url={host}`, headers: callHeaders(brand, getStatus) },
      { url: `${origin}${getWhitelabel.path}`, headers: callHeaders(brand, getWhitelabel) },
    ],
    languageHeader: HEADERS.language,
    credentials: origin ? 'include' : 'same-origin',
  }
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
