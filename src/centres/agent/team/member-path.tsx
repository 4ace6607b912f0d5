import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { stepFurther } from '../../../parts/site/use-modal/use-modal.ts'
import type { Teammate } from '../../../state/team/team.ts'
import { textLink } from '../../../ui/actions/text-link.css.ts'
import { Cluster } from '../../../ui/layout/cluster.tsx'
import { cx } from '../../../ui/layout/cx.ts'
import { directional, icon } from '../../../ui/media/icon.css.ts'
import { ChevronRight } from '../../../ui/media/later-icons.ts'
import { teammateName } from '../../../rules/team/short-name.ts'
import { atMember } from './use-member-place.ts'

/** The way down to a member, each step of which leads back there. @param above from the first line down */
export function MemberPath({ above }: { readonly above: readonly Teammate[] }) {
  const { t } = useLingui()
  const step = (member: string, name: ReactNode) => (
    <Cluster as="li" key={member}>
      <Link to="." search={atMember(member)} state={stepFurther} hash resetScroll={false} className={textLink}>
        {name}
      </Link>
      <ChevronRight aria-hidden className={cx(icon.s, directional)} />
    </Cluster>
  )
  return (
    <nav aria-label={t`Place in the team`}>
      <Cluster as="ol">
        {step('', <Trans context="team">My team</Trans>)}
        {above.map((one) => step(one.id, <bdi>{teammateName(one)}</bdi>))}
      </Cluster>
    </nav>
  )
}
