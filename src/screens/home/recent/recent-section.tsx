import { useAtomValue } from 'jotai'
import { brandAtom } from '../../../state/site/brand.ts'
import { shownRecent } from '../section-sizes.ts'
import { GamesSection } from '../games-section.tsx'
import type { LaterProps } from '../section/later-section.tsx'
import { recentPresentation } from './recent-presentation.ts'
import { RecentSkeleton } from './recent-skeleton.tsx'
import { useRecent } from './use-recent.ts'

/** The games that the member launched last, the newest first; a press goes on with one. */
export function RecentSection(props: LaterProps) {
  const { layout } = useAtomValue(brandAtom)
  const look = recentPresentation(layout)
  return (
    <GamesSection
      {...props}
      query={useRecent().query}
      arrange="lane"
      whole
      look={look}
      count={shownRecent(look)}
      waiting={<RecentSkeleton />}
    />
  )
}
