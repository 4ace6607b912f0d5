import { DrawCardsSkeleton } from '../../../parts/lottery/lottery-draw/draw-cards-skeleton.tsx'
import { SHOWN_DRAWS } from '../section-sizes.ts'

/** Where the next draws will stand. */
export function DrawsSkeleton() {
  return <DrawCardsSkeleton count={SHOWN_DRAWS} />
}
