import { useAtomValue } from 'jotai'
import { GameCardsSkeleton } from '../../../parts/games/game-card/game-cards-skeleton.tsx'
import { brandAtom } from '../../../state/site/brand.ts'
import { shownSeats } from '../section-sizes.ts'

/** Where the tables will stand. */
export function SeatsSkeleton() {
  const look = useAtomValue(brandAtom).layout.tables
  return <GameCardsSkeleton count={shownSeats(look)} arrange="lane" look={look} />
}
