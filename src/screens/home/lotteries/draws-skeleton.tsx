import { useAtomValue } from 'jotai'
import { DrawCardsSkeleton } from '../../../parts/lottery/lottery-draw/draw-cards-skeleton.tsx'
import { brandAtom } from '../../../state/site/brand.ts'
import { shownDraws } from '../section-sizes.ts'

/** Where the next draws will stand. */
export function DrawsSkeleton() {
  return <DrawCardsSkeleton count={shownDraws(useAtomValue(brandAtom).layout.draws)} />
}
