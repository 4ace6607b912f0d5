import { shortName } from '../../../rules/team/short-name.ts'
import type { Teammate } from '../../../state/team/team.ts'

/** What tells members of one nickname apart; empty where the nickname is none. */
export const nameBeside = ({ nickname, username }: Teammate): string =>
  nickname && nickname !== username ? shortName(username) : ''

/** Both names on one line, shortened. */
export function fullName(member: Teammate): string {
  const beside = nameBeside(member)
  const name = shortName(member.nickname || member.username)
  return beside ? `${name} (${beside})` : name
}
