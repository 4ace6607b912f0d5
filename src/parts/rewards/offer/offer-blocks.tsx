import * as css from './offer-art.css.ts'
import type { Drawing } from './drawing-of.ts'

interface BlockProps {
  /** Where its corner at the start stands. */
  readonly x: number
  readonly y: number
  readonly height: number
  /** Half of how wide it is. */
  readonly half?: number
}

/** The three sides of a block whose front corner is at the bottom of the place given. */
function Block({ x, y, height, half: w = 26 }: BlockProps) {
  const [d, top] = [w * 0.577, y - height]
  return (
    <>
      <path className={css.side.top} d={`M${x} ${top}l${w} ${-d}l${w} ${d}l${-w} ${d}z`} />
      <path className={css.side.start} d={`M${x} ${top}l${w} ${d}v${height}l${-w} ${-d}z`} />
      <path className={css.side.end} d={`M${x + w} ${top + d}l${w} ${-d}v${height}l${-w} ${d}z`} />
    </>
  )
}

/** Cubes on top of each other. */
const column = (x: number, count: number): BlockProps[] =>
  Array.from({ length: count }, (_, at) => ({ x, y: 96 - at * 24, height: 24, half: 21 }))

/** Blocks from the back to the front, and the line that measures one of them. */
const DRAWINGS: Readonly<Record<Drawing, { readonly blocks: readonly BlockProps[]; readonly line: string }>> = {
  // Each higher than the one before.
  0: {
    blocks: [
      { x: 6, y: 88, height: 14 },
      { x: 50, y: 88, height: 34 },
      { x: 94, y: 88, height: 56 },
    ],
    line: 'M152 32v56M148 32h8M148 88h8',
  },
  // A small one that comes off a large one, again and again.
  1: {
    blocks: [
      { x: 22, y: 84, height: 30, half: 44 },
      { x: 104, y: 98, height: 16, half: 18 },
    ],
    line: 'M10 54v30M6 54h8M6 84h8',
  },
  // Three reels of cubes.
  2: { blocks: [...column(12, 2), ...column(58, 3), ...column(104, 1)], line: 'M8 112h140M8 108v8M148 108v8' },
  // A table with two stacks on it.
  3: {
    blocks: [
      { x: 12, y: 80, height: 10, half: 66 },
      { x: 46, y: 68, height: 14, half: 13 },
      { x: 82, y: 72, height: 30, half: 13 },
    ],
    line: 'M120 42v30M116 42h8M116 72h8',
  },
  // The places of winners.
  4: {
    blocks: [
      { x: 54, y: 78, height: 52 },
      { x: 8, y: 92, height: 34 },
      { x: 98, y: 92, height: 20 },
    ],
    line: 'M152 26v52M148 26h8M148 78h8',
  },
  // Two alike, and what they bring each other.
  5: {
    blocks: [
      { x: 4, y: 78, height: 44 },
      { x: 98, y: 78, height: 44 },
      { x: 58, y: 100, height: 18, half: 19 },
    ],
    line: 'M30 18h94M30 14v8M124 14v8',
  },
}

/** Blocks with the line that measures one of them. */
export function OfferBlocks({ drawing }: { readonly drawing: Drawing }) {
  const { blocks, line } = DRAWINGS[drawing]
  return (
    <svg viewBox="0 0 160 120" aria-hidden className={css.blocks} preserveAspectRatio="xMidYMax meet">
      {blocks.map((block) => (
        <Block key={`${block.x}-${block.y}`} {...block} />
      ))}
      <path className={css.dimension} d={line} />
    </svg>
  )
}
