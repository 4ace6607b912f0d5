/** What is known of a member who is logged in (spec 3, "Session storage keys"); either may be empty. */
interface Names {
  readonly nickname: string
  readonly username: string
}

/** How a member is called: by nickname, else by username; `undefined` while neither is known. */
export function memberName({ nickname, username }: Names): string | undefined {
  return nickname || username || undefined
}
