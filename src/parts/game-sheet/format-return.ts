/**
 * Writes what a game pays back, such as "96.2%" or "96,2 %".
 * @param percent a decimal string
 * @param locale BCP 47
 */
export function formatReturn(percent: string, locale: string): string {
  const format = new Intl.NumberFormat(locale, { style: 'unit', unit: 'percent', maximumFractionDigits: 2 })
  // The cast: the gateway lets decimal strings through alone, which are formatted as they are.
  return format.format(percent as `${number}`)
}
