import { atom } from 'jotai'
import type { BundledLanguage } from '../../brand/bundle.ts'

const held = atom<BundledLanguage | null>(null)

/** The active language; boot sets it together with the catalogue. */
export const languageAtom = atom(
  (get): BundledLanguage => {
    const language = get(held)
    if (!language) throw new Error('the language is read before boot has set it')
    return language
  },
  (_get, set, language: BundledLanguage) => set(held, language),
)

/** Writes the language into the document, for screen readers, fonts and direction. */
export function applyLanguage(page: Document, language: BundledLanguage): void {
  page.documentElement.lang = language.tag
  page.documentElement.dir = language.direction
}
