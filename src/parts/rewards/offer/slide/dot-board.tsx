import { VisuallyHidden } from '../../../../ui/layout/visually-hidden.tsx'
import { cx } from '../../../../ui/layout/cx.ts'
import * as css from './dot-board.css.ts'
import { DOTS_HIGH, dotsOf, type Dots } from './dot-glyphs.ts'

interface DotBoardProps {
  /** The whole figure, which is what a screen reader says. */
  readonly text: string
  readonly className?: string
}

/** A dot is a line of no length with a round end. */
const path = (dots: Dots['lit']): string => dots.map(([x, y]) => `M${x + 0.5} ${y + 0.5}h0`).join('')

/** A figure in bulbs, five dots wide and seven high. */
export function DotBoard({ text, className }: DotBoardProps) {
  const dots = dotsOf(text)
  if (!dots) return <span className={cx(css.board, css.letters, className)}>{text}</span>
  return (
    <span className={cx(css.board, className)}>
      <VisuallyHidden>{text}</VisuallyHidden>
      <svg className={css.dots} viewBox={`0 0 ${dots.width} ${DOTS_HIGH}`} aria-hidden>
        <path className={css.unlit} d={path(dots.unlit)} />
        <path className={css.lit} d={path(dots.lit)} />
      </svg>
    </span>
  )
}
