/** What component tests stand on: the repository's brands, as a build would stamp them, and the sandbox behind them. */
import { readFileSync } from 'node:fs'
import * as v from 'valibot'
import { sandboxOf } from '../../scripts/brands/fixtures/house.ts'
import { merchantSeed } from '../../scripts/sandbox/site/merchant.ts'
import { gamesOrigin } from '../../scripts/sandbox/games/play/tickets.ts'
import { openDemo } from '../../scripts/demo/demo.ts'
import { createSandbox, type Sandbox } from '../../scripts/sandbox/sandbox.ts'
import { defaultText } from '../../scripts/build/written/defaults.ts'
import { renderMarkdown } from '../../scripts/build/written/markdown.ts'
import { valuesOf } from '../../scripts/build/written/values.ts'
import type { BundledBrand } from '../brand/bundle.ts'
import type { WrittenPage } from '../brand/written-page.ts'
import { brandSchema, type Brand } from '../brand/schema.ts'
import { isWrittenPage } from '../rules/content/written-pages.ts'

/** Brands that stand in the repository; their sandbox behaves as under `npm start`. */
const BRANDS = ['wireframe', 'pampas', 'hoasen', 'atrium', 'ombu'] as const
export type BrandId = (typeof BRANDS)[number]

const shared: { sandbox?: Sandbox } = {}

/**
 * A brand as its file says it, with the defaults; the neutral one says nothing of its currency, so that amounts in tests have
 * the symbol of the specification (spec 9, "default currency symbol P").
 */
export function brandOf(id: BrandId): Brand {
  const text = readFileSync(new URL(`../../brands/${id}/brand.json`, import.meta.url), 'utf8')
  // The schema reads the rest.
  const { currency, ...said } = JSON.parse(text) as Readonly<Record<string, unknown>>
  return v.parse(brandSchema, id === 'wireframe' || currency === undefined ? said : { ...said, currency })
}

/** One sandbox for all tests of a process: each has a context of its own there. */
export const theSandbox = (): Sandbox =>
  (shared.sandbox ??= createSandbox({
    merchants: BRANDS.map((id) => {
      const brand = brandOf(id)
      return merchantSeed({ brand: { ...brand, gateway: { ...brand.gateway, seal: 'none' } }, sandbox: sandboxOf(id) })
    }),
    identity: { emulated: true },
    demo: openDemo,
  }))

/** Where the written pages of a component test lie. */
const PAGES = '/pages/0'

/** What the build would have put at an address, in English: a written page, if it is one's. */
export function pageAt(id: BrandId, address: string): WrittenPage | null {
  const name = new RegExp(`^${PAGES}/\\w+/([\\w-]+)\\.json$`).exec(address)?.[1] ?? ''
  if (!isWrittenPage(name)) return null
  return { ...renderMarkdown(defaultText('en', name), valuesOf(brandOf(id))), language: 'en' }
}

/** What the build would stamp for a component test: English, unsealed, no pictures. */
export function bundleOf(id: BrandId, origin: string, says: Partial<BundledBrand>): BundledBrand {
  const { domains: _, schemaVersion: __, identity: ___, ...brand } = brandOf(id)
  const picture = { avif: '/a.avif', webp: '/a.webp', fallback: '/a.png', width: 1, height: 1 }
  return {
    ...brand,
    // Node's requests have no page that an address could be relative to.
    gateway: { ...brand.gateway, origin, seal: 'none' },
    origins: { ...brand.origins, games: [gamesOrigin(origin)], support: [origin] },
    languages: brand.languages.map(({ code }) => ({
      code,
      tag: 'en',
      direction: 'ltr',
      label: code,
      url: '/i18n/en.json',
    })),
    pages: { base: PAGES, versions: { EN: { terms: 'en-1', privacy: 'en-2' } } },
    logo: { url: '/logo.svg', width: 1, height: 1 },
    heroPicture: picture,
    fonts: [],
    ...says,
  }
}

type Home = BundledBrand['layout']['home']

/** What a brand says whose home page has other sections. */
export function withHome(id: BrandId, home: Partial<Home>): Partial<BundledBrand> {
  const { layout } = brandOf(id)
  return { layout: { ...layout, home: { ...layout.home, ...home } } }
}
