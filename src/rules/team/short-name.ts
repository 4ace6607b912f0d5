/** How many letters stand at each end of a shortened name. */
const ENDS = 2

/** A member's name as an agent reads it in lists: enough to tell members apart, and no more of whoever looks over a shoulder. */
export function shortName(name: string): string {
  const letters = [...name]
  return letters.length <= 2 * ENDS + 1 ? name : `${letters.slice(0, ENDS).join('')}…${letters.slice(-ENDS).join('')}`
}

/** What somebody of a team is called in a list. */
export const teammateName = ({
  nickname,
  username,
}: {
  readonly nickname: string
  readonly username: string
}): string => shortName(nickname || username)
