/** The texts that come with Livery: what a brand shows until it has written its own. */
import { readFileSync } from 'node:fs'
import { WRITTEN_PAGES, type WrittenPageName } from '../../../src/rules/content/written-pages.ts'
import { layersOf, SOURCE_CATALOGUE } from '../../../src/i18n/languages.ts'

/** The catalogues that they are written in. */
export const DEFAULT_LANGUAGES = ['en', 'es', 'id', 'th', 'vi', 'zh-Hans'] as const

/** The nearest of those languages to a catalogue: a region's is its language's, and what has none is read in English. */
export const defaultLanguageOf = (catalogue: string): string =>
  layersOf(catalogue).findLast((layer) => (DEFAULT_LANGUAGES as readonly string[]).includes(layer)) ?? SOURCE_CATALOGUE

/** @param language one of `DEFAULT_LANGUAGES` */
export const defaultText = (language: string, name: WrittenPageName): string =>
  readFileSync(new URL(`defaults/${language}/${name}.md`, import.meta.url), 'utf8')

/** Whether a text is one of ours, as when the file was copied and left as it is. */
export const isDefaultText = (name: WrittenPageName, text: string): boolean =>
  DEFAULT_LANGUAGES.some((language) => withoutEnds(defaultText(language, name)) === withoutEnds(text))

const withoutEnds = (text: string): string => text.replaceAll(/\s+/g, ' ').trim()

/** Every default text, for what looks at all of them. */
export const allDefaults = (): { language: string; name: WrittenPageName; text: string }[] =>
  DEFAULT_LANGUAGES.flatMap((language) =>
    WRITTEN_PAGES.map((name) => ({ language, name, text: defaultText(language, name) })),
  )
