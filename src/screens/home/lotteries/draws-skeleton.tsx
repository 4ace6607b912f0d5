import { DrawCardsWaiting } from '../../../parts/lottery/lottery-draw/draw-cards-skeleton.tsx'
import { SHOWN_DRAWS } from '../section-sizes.ts'

/** Where the next draws will stand. */
export function DrawsWaiting() {
  return <DrawCardsWaiting count={SHOWN_DRAWS} />
}
