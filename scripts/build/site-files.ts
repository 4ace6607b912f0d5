/** The small files that browsers and crawlers ask every site for. */
import type { BundledLanguage } from '../../src/brand/bundle.ts'
import type { Brand } from '../../src/brand/schema.ts'
import { categoryRoute } from '../../src/rules/games/categories.ts'
import type { BuiltAssets } from './assets.ts'
import type { PageParts } from './page/page.ts'

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

/** robots.txt and, for a brand that is open to guests, sitemap.xml. */
export function crawlerFiles(brand: Brand): [path: string, text: string][] {
  if (brand.loginedToHomePage) return [['robots.txt', 'User-agent: *\nDisallow: /\n']]
  const origin = `https://${brand.domains[0]}`
  const routes = new Set(['/index', '/promotions', '/help', '/down', ...brand.navigation.order.map(categoryRoute)])
  const urls = [...routes].map((route) => `<url><loc>${origin}${route}</loc></url>`).join('')
  return [
    ['robots.txt', `User-agent: *\nDisallow: /helpmc\nDisallow: /game\nSitemap: ${origin}/sitemap.xml\n`],
    [
      'sitemap.xml',
      `<?xml version="1.0" encoding="UTF-8"?><urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${urls}</urlset>\n`,
    ],
  ]
}
