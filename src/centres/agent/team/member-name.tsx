import type { Teammate } from '../../../state/team/team.ts'
import { Text } from '../../../ui/layout/text.tsx'
import { teammateName } from '../../../rules/team/short-name.ts'
import { nameBeside } from './full-name.ts'

/** A member in a list: the nickname, and what tells those of one nickname apart. */
export function MemberName({ member }: { readonly member: Teammate }) {
  const beside = nameBeside(member)
  return (
    <>
      <bdi>{teammateName(member)}</bdi>
      {beside && (
        <Text as="span" size="s" weight="regular" tone="muted">
          {' '}
          (<bdi>{beside}</bdi>)
        </Text>
      )}
    </>
  )
}
