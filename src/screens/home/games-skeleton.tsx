import { useAtomValue } from 'jotai'
import { GameCardsSkeleton } from '../../parts/games/game-card/game-cards-skeleton.tsx'
import { brandAtom } from '../../state/site/brand.ts'
import { waitingGames } from './section-sizes.ts'

/** Where a section's games will stand. */
export function GamesSkeleton({ arrange }: { readonly arrange: 'grid' | 'lane' }) {
  const { card } = useAtomValue(brandAtom).layout
  return <GameCardsSkeleton count={waitingGames(card, arrange)} arrange={arrange} />
}

/** The same for the hot games, as the brand arranges them. */
export function HotSkeleton() {
  return <GamesSkeleton arrange={useAtomValue(brandAtom).layout.hot} />
}

export function LaneSkeleton() {
  return <GamesSkeleton arrange="lane" />
}
