import { textHash } from '../../../rules/text-hash.ts'
import type { OfferKind } from './offer-kind.ts'

/** The kinds that have a ground of their own, in the order of the grounds. */
const KINDS: readonly OfferKind[] = ['welcome', 'cashback', 'race', 'cards', 'ball', 'referral']
const DRAWINGS = [0, 1, 2, 3, 4, 5] as const
export type Drawing = (typeof DRAWINGS)[number]

/** Which ground of the brand's hand goes with a kind of offer; one without its own takes the same every time. */
export function drawingOf(kind: OfferKind): Drawing {
  const known = KINDS.indexOf(kind)
  return DRAWINGS[known >= 0 ? known : textHash(kind) % DRAWINGS.length] ?? 0
}

/** The same by the place in a list, where it is told: then no two beside each other have one ground, nor below each other. */
export const drawingAt = (place: number): Drawing => DRAWINGS[place % DRAWINGS.length] ?? 0
