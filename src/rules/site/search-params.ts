/** Search parameters stay text: `referralCode=0012345` must not become a number. */

export type Search = Record<string, string>

/** Reads a query string; of a repeated name the first value counts. */
export function parseSearch(text: string): Search {
  const search: Search = {}
  for (const [name, value] of new URLSearchParams(text)) search[name] ??= value
  return search
}

/** Writes one, leaving out what is undefined, null or empty. */
export function stringifySearch(search: Record<string, unknown>): string {
  const params = new URLSearchParams()
  for (const [name, value] of Object.entries(search)) {
    if (typeof value === 'string' && value !== '') params.set(name, value)
  }
  const text = params.toString()
  return text ? `?${text}` : ''
}
