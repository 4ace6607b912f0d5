export interface Echo {
  /** Notes what is told. */
  readonly tell: (words: string) => void
  /** Whether what is heard was told from here, if a while ago; anything else is somebody else's word. */
  readonly hears: (words: string) => boolean
}

/**
 * Tells apart what a field has told and what comes from elsewhere, where what is told comes back late: the words of a
 * moment ago must not replace those that were typed since.
 * @param said what holds at first
 */
export function createEcho(said: string): Echo {
  // The one that holds, then those that have not come back yet.
  let told: readonly string[] = [said]
  return {
    tell: (words) => {
      told = [...told, words]
    },
    hears: (words) => {
      const at = told.lastIndexOf(words)
      told = at < 0 ? [words] : told.slice(at)
      return at >= 0
    },
  }
}
