/** What leagues and teams of a part of the world are called: all of it invented. */
export interface Naming {
  /** By sport, the first one first; a sport without any goes by another part's. */
  readonly leagues: Readonly<Record<string, readonly string[]>>
  /** As many as are no multiple of seven, so that a league's steps meet none twice. */
  readonly places: readonly string[]
  /** How a team is named after its place, by sport. */
  readonly forms: Readonly<Record<string, readonly string[]>>
  /** The same in all other sports. */
  readonly club: readonly string[]
}

export const names = (text: string): string[] => text.split(', ')
