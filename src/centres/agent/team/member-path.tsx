import { Trans, useLingui } from '@lingui/react/macro'
import { Fragment } from 'react'
import type { Teammate } from '../../../state/team/team.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { Cluster } from '../../../ui/layout/cluster.tsx'
import { directional, icon } from '../../../ui/media/icon.css.ts'
import { cx } from '../../../ui/layout/cx.ts'
import { ChevronRight } from '../../../ui/media/later-icons.ts'
import { teammateName } from '../team-scope.ts'

interface MemberPathProps {
  /** Who is above, from the first line down. */
  readonly above: readonly Teammate[]
  readonly onOpen: (member: string) => void
}

/** The way down to a member, each step of which leads back there. */
export function MemberPath({ above, onOpen }: MemberPathProps) {
  const { t } = useLingui()
  return (
    <nav aria-label={t`Place in the team`}>
      <Cluster as="ol" space="none">
        <li>
          <Button variant="ghost" size="s" onClick={() => onOpen('')}>
            <Trans context="team">My team</Trans>
          </Button>
        </li>
        {above.map((one) => (
          <Fragment key={one.id}>
            <li aria-hidden>
              <ChevronRight aria-hidden className={cx(icon.s, directional)} />
            </li>
            <li>
              <Button variant="ghost" size="s" onClick={() => onOpen(one.id)}>
                <bdi>{teammateName(one)}</bdi>
              </Button>
            </li>
          </Fragment>
        ))}
      </Cluster>
    </nav>
  )
}
