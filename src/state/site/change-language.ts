/** Changing the language, apart from reading it: a first view only reads. */
import type { I18n } from '@lingui/core'
import { atom } from 'jotai'
import type { BundledLanguage } from '../../brand/bundle.ts'
import { ADDRESS_LANGUAGE } from '../../i18n/choose-language.ts'
import { fetchCatalogue } from '../../i18n/setup.ts'
import { applyLanguage, languageAtom } from './language.ts'
import { LOCAL_KEYS, safeStorage } from './storage.ts'

/** The language that was chosen last, also while its catalogue is still on its way. */
const chosen = atom<string | null>(null)

/**
 * Changes the language (spec 4, "Language"): loads its catalogue first, so that a failure leaves everything as it was.
 * Where another one is chosen meanwhile, the last choice counts, whichever catalogue arrives first.
 * @throws TransportFailure when the catalogue does not arrive
 */
export const changeLanguageAtom = atom(null, async (get, set, i18n: I18n, language: BundledLanguage) => {
  set(chosen, language.code)
  if (get(languageAtom).code === language.code) return
  const messages = await fetchCatalogue(language.url)
  if (get(chosen) !== language.code) return
  const before = get(languageAtom)
  i18n.loadAndActivate({ locale: language.tag, messages })
  const storage = safeStorage('local')
  storage.setItem(LOCAL_KEYS.previousLanguage, before.code)
  storage.setItem(LOCAL_KEYS.language, language.code)
  applyLanguage(document, language)
  set(languageAtom, language)
  // An address that names a language would show that one again.
  const address = new URL(location.href)
  if (!address.searchParams.has(ADDRESS_LANGUAGE)) return
  address.searchParams.delete(ADDRESS_LANGUAGE)
  history.replaceState(history.state, '', address)
})
