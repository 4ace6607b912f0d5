/** What a page's head tells search engines, and whoever shows a link to it. */
import type { BundledLanguage } from '../../../src/brand/bundle.ts'
import { ADDRESS_LANGUAGE } from '../../../src/i18n/choose-language.ts'
import { escapeHtml } from './escape-html.ts'

/** The brand as search engines know it. */
export interface Publisher {
  readonly name: string
  /** Such as `https://www.casa.example`. */
  readonly origin: string
  /** Whole addresses. */
  readonly logo: string
  readonly shareImage: string
  readonly mail?: string | undefined
  /** Its pages in social networks. */
  readonly elsewhere: readonly string[]
}

export interface FoundPage {
  readonly title: string
  /** What it is called without the brand's name. */
  readonly called: string
  readonly description: string
  /** The one path under which the page is known; `null` where the file serves many addresses. */
  readonly path: string | null
  /** Whether it is to be found at all. */
  readonly hidden: boolean
  /** The language that the page is written in, which its plain address shows, and all that it can be read in. */
  readonly language: Pick<BundledLanguage, 'code' | 'tag'>
  readonly languages: readonly Pick<BundledLanguage, 'code' | 'tag'>[]
}

/** A page's address in each language: the plain one is the default language's. */
export function addressesOf(
  url: string,
  { language, languages }: { readonly language: Pick<BundledLanguage, 'code'> } & Pick<FoundPage, 'languages'>,
): { readonly tag: string; readonly url: string }[] {
  return languages.map(({ code, tag }) => ({
    tag,
    url: code === language.code ? url : `${url}?${ADDRESS_LANGUAGE}=${tag}`,
  }))
}

/** The elements of a head. JSON-LD is data, which no policy has to allow. */
export function searchEngineHead(page: FoundPage, publisher: Publisher): string[] {
  const { path, language, hidden } = page
  if (hidden || path === null) return ['<meta name="robots" content="noindex">', ...sharing(page, publisher)]
  const url = publisher.origin + path
  const addresses = page.languages.length > 1 ? addressesOf(url, page) : []
  return [
    `<link rel="canonical" href="${escapeHtml(url)}">`,
    ...[...addresses, ...(addresses.length > 0 ? [{ tag: 'x-default', url }] : [])].map(
      (it) => `<link rel="alternate" hreflang="${it.tag}" href="${escapeHtml(it.url)}">`,
    ),
    ...sharing(page, publisher),
    `<meta property="og:url" content="${escapeHtml(url)}"><meta property="og:locale" content="${language.tag.replace('-', '_')}">`,
    `<script type="application/ld+json">${inert(path === '/' ? organization(publisher) : breadcrumbs(page, url, publisher))}</script>`,
  ]
}

/** Open Graph: what messengers and networks show of a link. */
function sharing({ title, description }: FoundPage, { name, shareImage }: Publisher): string[] {
  const property = (of: string, content: string) => `<meta property="og:${of}" content="${escapeHtml(content)}">`
  return [
    property('type', 'website'),
    property('site_name', name),
    property('title', title),
    property('description', description),
    property('image', shareImage),
    property('image:width', '1200'),
    property('image:height', '630'),
    '<meta name="twitter:card" content="summary_large_image">',
  ]
}

const organization = ({ name, origin, logo, mail, elsewhere }: Publisher) => ({
  '@context': 'https://schema.org',
  '@type': 'Organization',
  name,
  url: `${origin}/`,
  logo,
  ...(mail === undefined ? {} : { email: mail }),
  ...(elsewhere.length > 0 ? { sameAs: elsewhere } : {}),
})

const breadcrumbs = ({ called }: FoundPage, url: string, { name, origin }: Publisher) => ({
  '@context': 'https://schema.org',
  '@type': 'BreadcrumbList',
  itemListElement: [
    { '@type': 'ListItem', position: 1, name, item: `${origin}/` },
    { '@type': 'ListItem', position: 2, name: called, item: url },
  ],
})

/** JSON that may stand inside a script element. */
const inert = (value: unknown) => JSON.stringify(value).replaceAll('<', '\\u003c')
