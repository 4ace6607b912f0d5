/** The registry of languages that a catalogue may be written in (spec 1, "around 40 languages"). */

export interface Language {
  /** BCP 47, for the `lang` attribute and `Intl`. A catalogue's file carries the same name. */
  readonly tag: string
  /** The language's name in itself, for the picker. */
  readonly nativeName: string
  readonly direction: 'ltr' | 'rtl'
  /** The language that this one is a region's form of. Its catalogue is an overlay: it holds only what differs. */
  readonly base?: string
}

const ltr = (tag: string, nativeName: string): Language => ({ tag, nativeName, direction: 'ltr' })
const rtl = (tag: string, nativeName: string): Language => ({ tag, nativeName, direction: 'rtl' })

/** The language that messages are written in; every other catalogue translates it. */
export const SOURCE_CATALOGUE = 'en'

/** The forty languages, by the English order of their names. */
export const LANGUAGES: readonly Language[] = [
  rtl('ar', 'العربية'),
  ltr('bn', 'বাংলা'),
  ltr('bg', 'Български'),
  ltr('my', 'မြန်မာ'),
  ltr('zh-Hans', '简体中文'),
  ltr('zh-Hant', '繁體中文'),
  ltr('hr', 'Hrvatski'),
  ltr('cs', 'Čeština'),
  ltr('da', 'Dansk'),
  ltr('nl', 'Nederlands'),
  ltr('en', 'English'),
  ltr('fil', 'Filipino'),
  ltr('fi', 'Suomi'),
  ltr('fr', 'Français'),
  ltr('de', 'Deutsch'),
  ltr('el', 'Ελληνικά'),
  rtl('he', 'עברית'),
  ltr('hi', 'हिन्दी'),
  ltr('hu', 'Magyar'),
  ltr('id', 'Bahasa Indonesia'),
  ltr('it', 'Italiano'),
  ltr('ja', '日本語'),
  ltr('km', 'ខ្មែរ'),
  ltr('ko', '한국어'),
  ltr('lo', 'ລາວ'),
  ltr('ms', 'Bahasa Melayu'),
  ltr('nb', 'Norsk bokmål'),
  rtl('fa', 'فارسی'),
  ltr('pl', 'Polski'),
  ltr('pt', 'Português'),
  ltr('ro', 'Română'),
  ltr('ru', 'Русский'),
  ltr('es', 'Español'),
  ltr('sv', 'Svenska'),
  ltr('ta', 'தமிழ்'),
  ltr('te', 'తెలుగు'),
  ltr('th', 'ไทย'),
  ltr('tr', 'Türkçe'),
  ltr('uk', 'Українська'),
  ltr('vi', 'Tiếng Việt'),
]

/** What one region says in other words than the rest of its language does. */
export const REGIONS: readonly Language[] = [{ ...ltr('es-AR', 'Español (Argentina)'), base: 'es' }]

/** Made from the source catalogue while building, never translated: one proves direction, one proves room. */
export const PSEUDO_LANGUAGES: readonly Language[] = [rtl('ar-XB', '‮English‬'), ltr('en-XA', 'Éñĝļîšĥ')]

const byTag = new Map([...LANGUAGES, ...REGIONS, ...PSEUDO_LANGUAGES].map((language) => [language.tag, language]))

/**
 * The language that a catalogue is written in.
 * @throws Error for a name that the registry does not hold
 */
export function languageOf(catalogue: string): Language {
  const language = byTag.get(catalogue)
  if (!language) throw new Error(`no language is registered for the catalogue "${catalogue}"`)
  return language
}

/** What a catalogue is made of, the lowest first: `es`, `es-AR` for `es-AR`; itself alone where it is no overlay. */
export function layersOf(catalogue: string): string[] {
  const base = byTag.get(catalogue)?.base
  return base === undefined ? [catalogue] : [...layersOf(base), catalogue]
}

/**
 * What the picker calls a catalogue among those that a brand offers: a region is named only where it tells two apart.
 * @throws Error for a name that the registry does not hold
 */
export function nameAmong(catalogue: string, offered: readonly string[]): string {
  const [whole = catalogue] = layersOf(catalogue)
  const alone = offered.every((other) => other === catalogue || layersOf(other)[0] !== whole)
  return languageOf(alone ? whole : catalogue).nativeName
}
