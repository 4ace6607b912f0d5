/** Spanish numbers are those of the Americas: `P 1.234,50` and `1.234`, where Spain writes `1.234,50 P` and `1234`. */
const NUMBER_LOCALES: Readonly<Record<string, string>> = { es: 'es-AR' }

/** Whose way of writing numbers a language follows. @param locale BCP 47 */
export const numberLocale = (locale: string): string => NUMBER_LOCALES[locale] ?? locale
