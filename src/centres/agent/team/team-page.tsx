import { LevelList } from './level-list.tsx'
import { MemberPage } from './member-page.tsx'
import { useMemberPlace } from './use-member-place.ts'

/** The tree of the team (spec 2, "Agent centre": Team Management): the first line, or one of those below with theirs. */
export function TeamPage() {
  const { member } = useMemberPlace()
  return member === '' ? <LevelList /> : <MemberPage key={member} />
}
