import { Trans } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useAtomValue } from 'jotai'
import { LevelProgress } from '../../../parts/rewards/level-progress/level-progress.tsx'
import { vipBonusQuery } from '../../../state/rewards/vip-bonus.ts'
import { languageAtom } from '../../../state/site/language.ts'
import { buttonClass } from '../../../ui/actions/button-class.ts'
import { Panel } from '../../../ui/layout/panel.tsx'
import { SectionAnswer } from '../section/section-answer.tsx'
import { SectionHead } from '../section/section-head.tsx'
import { SummarySkeleton } from '../section/summary-skeleton.tsx'
import type { LaterProps } from '../section/later-section.tsx'

/** How far the member is from the next level, and the way to all of them. */
export function LevelSection({ titleId, title }: LaterProps) {
  const { code } = useAtomValue(languageAtom)
  const query = useQuery(vipBonusQuery(code, true))
  return (
    <>
      <SectionHead id={titleId} title={title}>
        <Link to="/vip" className={buttonClass('quiet', 's')} aria-describedby={titleId}>
          <Trans>See all</Trans>
        </Link>
      </SectionHead>
      <SectionAnswer query={query} waiting={<SummarySkeleton />}>
        {(vip) => (
          <Panel as="div">
            <LevelProgress vip={vip} />
          </Panel>
        )}
      </SectionAnswer>
    </>
  )
}
