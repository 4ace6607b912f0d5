import { DrawCardsWaiting } from '../../../parts/lottery-draw/draw-cards-waiting.tsx'
import { SHOWN_DRAWS } from '../counts.ts'

/** Where the next draws will stand. */
export function DrawsWaiting() {
  return <DrawCardsWaiting count={SHOWN_DRAWS} />
}
