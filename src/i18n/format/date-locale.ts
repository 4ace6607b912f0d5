/** English is British here, in its dates as in its words: `24 Nov 2026, 17:05`, where the plain tag writes as the Americas do. */
const DATE_LOCALES: Readonly<Record<string, string>> = { en: 'en-GB' }

/** Whose way of writing days and times a language follows. @param locale BCP 47 */
export const dateLocale = (locale: string): string => DATE_LOCALES[locale] ?? locale
