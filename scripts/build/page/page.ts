/** Writes an HTML page of a bundle. */
import type { BundledBrand, BundledLanguage } from '../../../src/brand/bundle.ts'
import { BRAND_ELEMENT } from '../../../src/brand/bundle.ts'
import { firstPicture } from '../../../src/brand/first-picture.ts'
import type { StarterData } from '../../../src/brand/starter-data.ts'
import type { PageTexts } from '../../../src/prerender.tsx'
import { escapeHtml } from './escape-html.ts'

export interface PageParts {
  readonly brand: BundledBrand
  readonly language: BundledLanguage
  readonly title: string
  readonly starterData: StarterData
  /** The script element that starts the application. */
  readonly starter: string
  readonly themeCss: string
  /** The styles that the shell needs. */
  readonly shellCss: string
  /** The addresses of the application's style files, which the starter lets in behind the first picture. */
  readonly styleFiles: readonly string[]
  readonly themeColors: readonly { readonly color: string; readonly mode: 'light' | 'dark' | null }[]
  readonly description: string
  /** What the head tells search engines, as elements. */
  readonly searchEngines: readonly string[]
  /** The shell's HTML. */
  readonly shell: string
  /** What the theme's pictures are printed by; may be empty. */
  readonly pictureFilter: string
  /** The symbols of its icons. */
  readonly icons: string
  /** Whether the home page's picture is asked for at once. */
  readonly preloadHero: boolean
  readonly texts: PageTexts
}

/** The id of what stands behind the shell. */
const SHELL_END = 'shell-end'

/** JSON that may stand inside a script element. */
const inertJson = (value: unknown) => JSON.stringify(value).replaceAll('<', '\\u003c')

/** One page of a bundle, whole. Everything that stands inline in it must be named in the policy's hashes. */
export function renderPage(parts: PageParts): string {
  const { brand, language, starterData } = parts
  const title = escapeHtml(parts.title)
  const description = escapeHtml(parts.description)
  const hero = parts.preloadHero ? heroLinks(brand) : []
  return [
    `<!doctype html><html lang="${language.tag}" dir="${language.direction}"><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width,initial-scale=1,viewport-fit=cover">',
    // Browsers that know this paint the shell when it is whole, so that nothing moves while it still arrives.
    `<link rel="expect" href="#${SHELL_END}" blocking="render">`,
    `<title>${title}</title><meta name="description" content="${description}">`,
    ...hero,
    `<style>${parts.themeCss}</style><style>${parts.shellCss}</style>`,
    ...parts.styleFiles.map((url) => `<link rel="stylesheet" href="${url}" disabled>`),
    ...parts.themeColors.map(
      ({ color, mode }) =>
        `<meta name="theme-color" content="${color}"${mode ? ` media="(prefers-color-scheme: ${mode})"` : ''}>`,
    ),
    '<link rel="icon" href="/favicon.svg" type="image/svg+xml"><link rel="icon" href="/favicon.ico" sizes="32x32">',
    '<link rel="apple-touch-icon" href="/apple-touch-icon.png"><link rel="manifest" href="/manifest.webmanifest">',
    ...parts.searchEngines,
    '<meta name="format-detection" content="telephone=no">',
    `<script type="application/json" id="${BRAND_ELEMENT}">${inertJson(brand)}</script>`,
    `<script type="application/json" id="starter">${inertJson(starterData)}</script>`,
    `${parts.starter}</head>`,
    `<body><div id="root">${parts.shell}</div>${parts.icons}${parts.pictureFilter}<i id="${SHELL_END}" hidden></i>${notices(parts.texts)}</body></html>`,
  ].join('')
}

/** What stands in for the application where it can't run, or did not start (`html[data-broken]` shows that). */
function notices({ noScript, broken, reload }: PageTexts): string {
  const link = `<a href="">${escapeHtml(reload)}</a>`
  return `<noscript>${escapeHtml(noScript)}</noscript><p id="broken" role="alert">${escapeHtml(broken)} ${link}</p>`
}

const WIDE = '(min-width: 40em)'
const PHONE = '(max-width: 39.999em)'
const LIGHT = '(prefers-color-scheme: light)'
const DARK = '(prefers-color-scheme: dark)'

/**
 * Asks for the first picture at once. The picture element (`src/ui/media/picture.tsx`) must come to the same choice, or the
 * browser fetches twice; it takes the first source that fits, while every link that fits is followed.
 */
function heroLinks(brand: BundledBrand): string[] {
  const { picture, phone } = firstPicture(brand)
  const crops = phone ? [[picture, WIDE] as const, [phone, PHONE] as const] : [[picture, null] as const]
  return crops.flatMap(([{ avif, dark }, crop]) =>
    dark ? [heroLink(avif, crop, LIGHT), heroLink(dark.avif, crop, DARK)] : [heroLink(avif, crop, null)],
  )
}

function heroLink(srcset: string, crop: string | null, mode: string | null): string {
  const media = [crop, mode].filter((condition) => condition !== null).join(' and ')
  const when = media ? ` media="${media}"` : ''
  return `<link rel="preload" as="image" type="image/avif" imagesrcset="${srcset}" imagesizes="100vw" fetchpriority="high"${when}>`
}
