import { useAtomValue } from 'jotai'
import { GameCardsWaiting } from '../../parts/games/game-card/game-cards-skeleton.tsx'
import { brandAtom } from '../../state/site/brand.ts'
import { waitingGames } from './section-sizes.ts'

/** Where a section's games will stand. */
export function GamesWaiting({ arrange }: { readonly arrange: 'grid' | 'lane' }) {
  const { card } = useAtomValue(brandAtom).layout
  return <GameCardsWaiting count={waitingGames(card, arrange)} arrange={arrange} />
}

/** The same for the hot games, as the brand arranges them. */
export function HotWaiting() {
  return <GamesWaiting arrange={useAtomValue(brandAtom).layout.hot} />
}

export function LaneWaiting() {
  return <GamesWaiting arrange="lane" />
}
