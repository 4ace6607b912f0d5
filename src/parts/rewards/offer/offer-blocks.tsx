import * as css from './offer-art.css.ts'

/** The three sides of a block whose front corner is at the bottom of the place given. */
function Block({ x, y, height }: { readonly x: number; readonly y: number; readonly height: number }) {
  const [w, d] = [26, 15]
  const top = y - height
  return (
    <>
      <path className={css.side.top} d={`M${x} ${top}l${w} ${-d}l${w} ${d}l${-w} ${d}z`} />
      <path className={css.side.start} d={`M${x} ${top}l${w} ${d}v${height}l${-w} ${-d}z`} />
      <path className={css.side.end} d={`M${x + w} ${top + d}l${w} ${-d}v${height}l${-w} ${d}z`} />
    </>
  )
}

/** Three blocks, each higher than the one before, with the line that measures the last. */
export function OfferBlocks() {
  return (
    <svg viewBox="0 0 160 120" aria-hidden className={css.blocks} preserveAspectRatio="xMidYMax meet">
      <Block x={6} y={88} height={14} />
      <Block x={50} y={88} height={34} />
      <Block x={94} y={88} height={56} />
      <path className={css.dimension} d="M152 32v56M148 32h8M148 88h8" />
    </svg>
  )
}
