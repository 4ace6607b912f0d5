/** The small files that browsers and crawlers ask every site for. */
import type { BundledLanguage } from '../../src/brand/bundle.ts'
import type { Brand } from '../../src/brand/schema.ts'
import type { BuiltAssets } from './assets.ts'
import type { PageParts } from './page/page.ts'
import { publicPaths } from './page/page-shells.ts'
import { addressesOf } from './page/search-engines.ts'

/** The web app manifest, as JSON. */
export function webManifest(
  brand: Brand,
  language: BundledLanguage,
  assets: BuiltAssets,
  colors: PageParts['themeColors'],
): string {
  const color = colors[0]?.color ?? '#ffffff'
  return JSON.stringify({
    id: '/',
    name: brand.name,
    // By characters: half of one is none.
    short_name: [...brand.name].slice(0, 12).join('').trim(),
    lang: language.tag,
    dir: language.direction,
    start_url: '/',
    scope: '/',
    display: 'standalone',
    background_color: color,
    theme_color: color,
    icons: assets.icons,
  })
}

/** robots.txt and, for a brand that is open to guests, sitemap.xml with each page in all its languages. */
export function crawlerFiles(brand: Brand, languages: readonly BundledLanguage[]): [path: string, text: string][] {
  if (brand.loginedToHomePage) return [['robots.txt', 'User-agent: *\nDisallow: /\n']]
  const origin = `https://${brand.domains[0]}`
  const language = { code: brand.defaultLanguage }
  const urls = ['/', ...publicPaths(brand.navigation.order)].map((path) => {
    const url = origin + path
    const links = languages.length > 1 ? addressesOf(url, { language, languages }) : []
    const alternates = links.map((it) => `<xhtml:link rel="alternate" hreflang="${it.tag}" href="${it.url}"/>`)
    return `<url><loc>${url}</loc>${alternates.join('')}</url>`
  })
  const namespaces = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml"'
  return [
    ['robots.txt', `User-agent: *\nDisallow: /helpmc\nDisallow: /game\nSitemap: ${origin}/sitemap.xml\n`],
    ['sitemap.xml', `<?xml version="1.0" encoding="UTF-8"?><urlset ${namespaces}>${urls.join('')}</urlset>\n`],
  ]
}
