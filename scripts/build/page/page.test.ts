import { describe, expect, test } from 'vitest'
import type { BundledBrand } from '../../../src/brand/bundle.ts'
import { renderPage, type PageParts } from './page.ts'

/** Every text that an operator writes, hostile. */
const EVIL = `</script><script>alert(1)</script>"'><img src=x onerror=alert(1)>&amp;`
const picture = { avif: '/media/a.avif 640w', webp: '', fallback: '', width: 1, height: 1 }

function page(said: Partial<PageParts> = {}, brand: object = {}): string {
  return renderPage({
    // The page needs no more of the brand than these.
    brand: { name: 'Casa', heroPicture: picture, layout: { hero: 'split' }, ...brand } as BundledBrand,
    language: { code: 'EN', tag: 'en', direction: 'ltr', label: 'English', url: '/i18n/en.json' },
    starterData: {
      scripts: ['/assets/main.js'],
      parts: [],
      membersOnly: false,
      fonts: [],
      languages: [],
      calls: [],
      images: [],
      languageHeader: 'x-language',
      credentials: 'same-origin',
    },
    title: 'Casa',
    starter: '<script>start()</script>',
    themeCss: ':root{}',
    shellCss: 'a{}',
    styleFiles: ['/assets/main.css'],
    themeColors: [
      { color: '#ffffff', mode: 'light' },
      { color: '#000000', mode: 'dark' },
    ],
    description: 'Every game',
    searchEngines: [],
    shell: '<main></main>',
    pictureFilter: '',
    icons: '',
    preloadHero: true,
    texts: { noScript: 'No script', broken: 'It broke', reload: 'Reload' },
    ...said,
  })
}

const inert = (html: string, id: string): unknown =>
  JSON.parse(new RegExp(`<script type="application/json" id="${id}">(.*?)</script>`, 's').exec(html)?.[1] ?? 'null')
/** The elements' names in order, as a parser that knows only tags sees them. */
const scripts = (html: string) => html.match(/<script[^>]*>/g)

describe('words of an operator', () => {
  test('never end a script, an attribute or a title', () => {
    const texts = { noScript: EVIL, broken: EVIL, reload: EVIL }
    const html = page({ description: EVIL, texts, title: EVIL }, { name: EVIL, hero: EVIL })
    expect(scripts(html)).toEqual(scripts(page()))
    expect(html).not.toContain('<img')
    expect(html).not.toMatch(/content="[^"]*"[^ >]/)
    expect(inert(html, 'brand')).toMatchObject({ name: EVIL, hero: EVIL })
  })
})

describe('a page', () => {
  test('has no style attribute, no handler and one script that runs', () => {
    const html = page()
    expect(html).not.toMatch(/\s(?:style|on\w+)=/)
    expect(scripts(html)?.filter((tag) => !tag.includes('application/json'))).toEqual(['<script>'])
    expect(inert(html, 'starter')).toMatchObject({ scripts: ['/assets/main.js'] })
  })

  test('names the whole styles without asking for them', () => {
    expect(page()).toContain('<link rel="stylesheet" href="/assets/main.css" disabled>')
  })

  test('asks for the picture at once, in the crop of the window’s width and for its mode, and only where it shows', () => {
    const heroes = (html: string) => html.match(/<link rel="preload"[^>]*>/g)
    expect(heroes(page())).toHaveLength(1)
    expect(heroes(page({}, { heroPhone: { ...picture, avif: '/media/b.avif 640w' } }))).toEqual([
      expect.stringMatching(/a\.avif 640w.*media="\(min-width: 40em\)"/),
      expect.stringMatching(/b\.avif 640w.*media="\(max-width: 39\.999em\)"/),
    ])
    expect(heroes(page({ preloadHero: false }))).toBeNull()
    const night = (name: string) => ({ ...picture, dark: { avif: `/media/${name}.avif 640w`, webp: '' } })
    expect(heroes(page({}, { heroPicture: night('c'), heroPhone: night('d') }))).toEqual([
      expect.stringMatching(/a\.avif 640w.*media="\(min-width: 40em\) and \(prefers-color-scheme: light\)"/),
      expect.stringMatching(/c\.avif 640w.*media="\(min-width: 40em\) and \(prefers-color-scheme: dark\)"/),
      expect.stringMatching(/a\.avif 640w.*media="\(max-width: 39\.999em\) and \(prefers-color-scheme: light\)"/),
      expect.stringMatching(/d\.avif 640w.*media="\(max-width: 39\.999em\) and \(prefers-color-scheme: dark\)"/),
    ])
  })

  test('can say that script is off, or that the application did not start', () => {
    expect(page()).toContain(
      '<noscript>No script</noscript><p id="broken" role="alert">It broke <a href="">Reload</a></p>',
    )
  })
})
