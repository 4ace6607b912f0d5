/** Which language a visit begins in (spec 3, "Local storage keys"; spec 4, "Language"). */

/** What local storage holds: the code now chosen, and the one before it. */
export interface StoredLanguages {
  readonly lang: string | null
  readonly hisLang: string | null
}

/**
 * Chooses among the brand's languages: the stored one, then the one before it, then the default.
 * A code that the brand does not offer (any more) is passed over.
 * @throws Error when nothing is offered
 */
export function chooseLanguage<L extends { readonly code: string }>(
  offered: readonly L[],
  defaultCode: string,
  stored: StoredLanguages,
): L {
  for (const code of [stored.lang, stored.hisLang, defaultCode]) {
    const found = offered.find((language) => language.code === code)
    if (found) return found
  }
  const [first] = offered
  if (!first) throw new Error('the brand offers no language: name at least one in brand.json under "languages"')
  return first
}

/** The parameter by which an address names the language that it is to be shown in: `/about?lang=es`. */
export const ADDRESS_LANGUAGE = 'lang'

/** The language that an address names by its tag; nothing where the brand does not offer it. */
export function languageInAddress<L extends { readonly tag: string }>(
  offered: readonly L[],
  search: string,
): L | undefined {
  const tag = new URLSearchParams(search).get(ADDRESS_LANGUAGE)?.toLowerCase()
  return offered.find((language) => language.tag.toLowerCase() === tag)
}
