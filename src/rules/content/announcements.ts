/** Which announcements the popup on start asks for (spec 4, "Announcement popup on start"). */

/** A: the logged-in. B: everyone who is not. F: the first login. */
export type Execution = 'A' | 'B' | 'F'

export interface StartVisit {
  readonly loggedIn: boolean
  /** Whether this session began with the member's first login ever. */
  readonly firstLogin: boolean
  /** Whether the popup was closed in this session. */
  readonly closed: boolean
  /** Whether the address brought a token, which is about to become a session. It is never read. */
  readonly tokenInUrl: boolean
}

/** The executions to ask for, in the order of the popup; none when it is not to be shown. */
export function startExecutions({ loggedIn, firstLogin, closed, tokenInUrl }: StartVisit): readonly Execution[] {
  if (closed) return []
  if (loggedIn) return firstLogin ? ['A', 'F'] : ['A']
  return tokenInUrl ? [] : ['B']
}
