/** Keeps one object for each pair of locale and options. */
export function cached<T>(make: (locale: string, option: string) => T): (locale: string, option?: string) => T {
  const held = new Map<string, T>()
  return (locale, option = '') => {
    const key = `${locale} ${option}`
    const known = held.get(key)
    if (known) return known
    const made = make(locale, option)
    held.set(key, made)
    return made
  }
}
