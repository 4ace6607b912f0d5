/** Naming, ordering and finding countries by whatever people type. */
import { foldName } from '../../../rules/games/name-search.ts'

export interface Country {
  /** ISO 3166, such as `AR`. */
  readonly countryCode: string
  /** Digits alone, such as `54`; some countries share one. */
  readonly countryDialingCode: string
  /** In the player's language. */
  readonly name: string
}

/**
 * Names the countries in a language and puts them in its order, the brand's own first.
 * @param locale BCP 47
 */
export function nameCountries(
  list: readonly Omit<Country, 'name'>[],
  locale: string,
  own: string | undefined,
): Country[] {
  const names = new Intl.DisplayNames([locale], { type: 'region' })
  const { compare } = new Intl.Collator(locale)
  const first = ({ countryCode }: Country): number => (countryCode === own ? 0 : 1)
  return list
    .map((each) => ({ ...each, name: regionName(names, each.countryCode) ?? each.countryCode }))
    .toSorted((a, b) => first(a) - first(b) || compare(a.name, b.name))
}

/**
 * The country that a browser seems to be in, for brands that name none.
 * @param languages as the browser lists them, BCP 47; a region said with one counts before one that a language suggests
 */
export function homeCountry(languages: readonly string[]): string | undefined {
  const locales = languages.flatMap((tag) => {
    try {
      return new Intl.Locale(tag)
    } catch {
      return []
    }
  })
  return locales.find(({ region }) => region)?.region ?? locales[0]?.maximize().region
}

/** What a country is called by most who live there; `null` where the browser does not know. */
export function nativeName(countryCode: string): string | null {
  try {
    const { language } = new Intl.Locale(`und-${countryCode}`).maximize()
    return regionName(new Intl.DisplayNames([language], { type: 'region', fallback: 'none' }), countryCode)
  } catch {
    return null
  }
}

/**
 * The countries that fit what was typed, the best first: by name in the player's language, by what they are called at
 * home, by ISO code, or by the beginning of the dialling code.
 * @param natives by ISO code, as far as they are known
 */
export function findCountries(
  countries: readonly Country[],
  natives: ReadonlyMap<string, string>,
  typed: string,
): readonly Country[] {
  const query = foldName(typed).trim()
  if (query === '') return countries
  const digits = /^\+?\d+$/.test(query) ? query.replace('+', '') : null
  return countries
    .map((country) => ({
      country,
      rank: digits === null ? rankByName(country, natives, query) : rankByCode(country, digits),
    }))
    .filter(({ rank }) => rank !== null)
    .toSorted((a, b) => (a.rank ?? 0) - (b.rank ?? 0))
    .map(({ country }) => country)
}

function rankByCode({ countryDialingCode }: Country, digits: string): number | null {
  if (countryDialingCode === digits) return 0
  return countryDialingCode.startsWith(digits) ? 1 : null
}

function rankByName(
  { countryCode, name }: Country,
  natives: ReadonlyMap<string, string>,
  query: string,
): number | null {
  if (countryCode.toLowerCase() === query) return 0
  const names = [foldName(name), foldName(natives.get(countryCode) ?? '')]
  if (names.some((each) => each.startsWith(query))) return 1
  if (names.some((each) => each.split(/[^\p{L}\p{M}\p{N}]+/u).some((word) => word.startsWith(query)))) return 2
  return names.some((each) => each.includes(query)) ? 3 : null
}

/** A server may know a code that the browser refuses. */
function regionName(names: Intl.DisplayNames, code: string): string | null {
  try {
    return names.of(code) ?? null
  } catch {
    return null
  }
}
