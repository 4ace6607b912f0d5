import { useAtomValue } from 'jotai'
import { GameCardsSkeleton } from '../../../parts/games/game-card/game-cards-skeleton.tsx'
import { brandAtom } from '../../../state/site/brand.ts'
import { laneLook } from './lane-look.ts'

/** As many as a wide window sees. */
const SEEN = 9

/** Where the games of a lane will stand. */
export function LaneSkeleton() {
  const { layout } = useAtomValue(brandAtom)
  return <GameCardsSkeleton count={SEEN} arrange="lane" look={laneLook(layout)} />
}
