import { useAtomValue } from 'jotai'
import { GameCardsSkeleton } from '../../../parts/games/game-card/game-cards-skeleton.tsx'
import { brandAtom } from '../../../state/site/brand.ts'
import { shownRecent } from '../section-sizes.ts'
import { recentPresentation } from './recent-presentation.ts'
import { useRecent } from './use-recent.ts'

/** A lane on a wide window shows no more at once. */
const SEEN = 12

/** Where the games that were played last will stand: as many as there were last time, or as many as there may be. */
export function RecentSkeleton() {
  const { layout } = useAtomValue(brandAtom)
  const look = recentPresentation(layout)
  const { count } = useRecent()
  const most = Math.min(shownRecent(look), SEEN)
  return <GameCardsSkeleton count={Math.min(count ?? most, most)} arrange="lane" look={look} />
}
