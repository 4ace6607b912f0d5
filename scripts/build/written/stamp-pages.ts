/** The written pages of one brand in each of its languages: its own where it has written one, ours otherwise. */
import { layersOf } from '../../../src/i18n/languages.ts'
import { WRITTEN_PAGES, type WrittenPageName } from '../../../src/rules/content/written-pages.ts'
import type { AgreedVersions, BundledPages, WrittenPage } from '../../../src/brand/written-page.ts'
import type { LoadedBrand } from '../../brands/load.ts'
import type { BrandPage } from '../../brands/gate/pages.ts'
import { shortHash } from '../files.ts'
import { defaultLanguageOf, defaultText } from './defaults.ts'
import { renderMarkdown } from './markdown.ts'
import { valuesOf } from './values.ts'

type BrandOfPages = Pick<LoadedBrand, 'brand' | 'pages'>

export interface StampedPages {
  readonly bundled: BundledPages
  /** JSON by path inside the bundle. */
  readonly files: readonly { readonly path: string; readonly text: string }[]
  /** A page in one of the brand's languages, by its code. */
  readonly page: (code: string, name: WrittenPageName) => WrittenPage
}

interface Source {
  /** The catalogue that the text is in. */
  readonly catalogue: string
  readonly text: string
}

/**
 * The text of a page for a language. What a brand has written in one language is not mixed with ours in another: two texts
 * that bind would contradict each other. So where it has not written this one, the default language's is shown.
 */
export function sourceOf(pages: readonly BrandPage[], name: WrittenPageName, catalogue: string, home: string): Source {
  const own = pages.filter((page) => page.name === name)
  const of = (wanted: string) =>
    layersOf(wanted)
      .toReversed()
      .map((layer) => own.find((page) => page.catalogue === layer))
      .find((page) => page !== undefined)
  const written = of(catalogue) ?? of(home) ?? own[0]
  if (written) return written
  const language = defaultLanguageOf(catalogue)
  return { catalogue: language, text: defaultText(language, name) }
}

/** @param translate the brand's own words, by the code of a language */
export function stampPages(
  { brand, pages: own }: BrandOfPages,
  translate: (code: string, text: string) => string,
): StampedPages {
  const home = brand.languages.find(({ code }) => code === brand.defaultLanguage)?.catalogue ?? ''
  const pages = new Map<string, WrittenPage>()
  const key = (code: string, name: WrittenPageName): string => `${code}/${name}`
  for (const { code, catalogue } of brand.languages) {
    const values = valuesOf(brand, (text) => translate(code, text))
    for (const name of WRITTEN_PAGES) {
      const source = sourceOf(own, name, catalogue, home)
      pages.set(key(code, name), { ...renderMarkdown(source.text, values), language: source.catalogue })
    }
  }
  const texts = [...pages].map(([path, page]) => [path, JSON.stringify(page)] as const)
  const base = `pages/${shortHash(texts.flat().join('\n'))}`
  const page: StampedPages['page'] = (code, name) => {
    const found = pages.get(key(code, name))
    if (!found) throw new Error(`no page "${name}" was rendered for the language ${code}`)
    return found
  }
  const version = (code: string, name: WrittenPageName): string => {
    const { language, title, html } = page(code, name)
    return `${language}-${shortHash(title + html)}`
  }
  const versions = brand.languages.map(({ code }): [string, AgreedVersions] => [
    code,
    { terms: version(code, 'terms'), privacy: version(code, 'privacy') },
  ])
  return {
    bundled: { base: `/${base}`, versions: Object.fromEntries(versions) },
    files: texts.map(([path, text]) => ({ path: `${base}/${path}.json`, text })),
    page,
  }
}
