import { cx } from './cx.ts'
import * as css from './text-choices.css.ts'

interface FigureProps {
  readonly tone?: keyof typeof css.tone
  /** The brand's own letters. */
  readonly display?: boolean
  /** In a line that is to stay low. */
  readonly low?: boolean
  /** A sum in words of the language. */
  readonly children: string
}

/** From how many letters on a figure is written smaller. */
const SIZES = [
  [10, 'xxl'],
  [13, 'xl'],
  [16, 'l'],
] as const

/** The figure that a card is about: as large as its letters let it be, and never on two lines. */
export function Figure({ tone, display = true, low = false, children }: FigureProps) {
  const [, fitting] = SIZES.find(([below]) => children.length < below) ?? [0, 'm' as const]
  const size = low && fitting === 'xxl' ? 'xl' : fitting
  return (
    <span
      className={cx(
        css.words,
        css.size[size],
        css.weight.bold,
        css.figures,
        css.oneLine,
        tone && css.tone[tone],
        display && css.font.display,
      )}
    >
      {children}
    </span>
  )
}
