import { textHash } from '../../../rules/text-hash.ts'

/** The kinds that have a drawing of their own, in the order of the drawings. */
const KINDS = ['DEPOSIT', 'DAILY', 'SLOTS', 'LIVE', 'SPORTS', 'FRIENDS'] as const
/** One for each; a kind that nobody knows here takes one of them, the same every time. */
const DRAWINGS = [0, 1, 2, 3, 4, 5] as const
export type Drawing = (typeof DRAWINGS)[number]

/** Which drawing of the brand's hand goes with a type of offer, so that those beside each other differ. */
export function drawingOf(type: string): Drawing {
  const known = type === 'BONUS' ? 0 : KINDS.findIndex((kind) => kind === type)
  return DRAWINGS[known >= 0 ? known : textHash(type) % DRAWINGS.length] ?? 0
}
