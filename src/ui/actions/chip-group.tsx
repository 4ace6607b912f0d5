import { useLayoutEffect, useRef, type ReactNode } from 'react'
import { cx } from '../layout/cx.ts'
import { showInLane } from '../lists/show-in-lane.ts'
import * as css from './chip.css.ts'

interface ChipGroupProps {
  /** What the chips are about, for screen readers. */
  readonly label: string
  readonly className?: string | undefined
  /** The one that is pressed when it opens is brought into view, where the line scrolls. */
  readonly startsAtPressed?: boolean
  /** Whether the line ends with the card that it stands in, rather than with the window. */
  readonly inCard?: boolean
  readonly children: ReactNode
}

/** Chips that belong together: one line that scrolls on phones, as many lines as they need on wide windows. */
export function ChipGroup({ label, className, startsAtPressed = false, inCard = false, children }: ChipGroupProps) {
  const lane = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const pressed = startsAtPressed ? lane.current?.querySelector('[aria-pressed="true"]') : null
    if (lane.current && pressed) showInLane(lane.current, pressed)
  }, [startsAtPressed])
  return (
    // A fieldset would bring its own frame and its own way of naming.
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
    <div ref={lane} role="group" aria-label={label} className={cx(css.chips, inCard && css.inCard, className)}>
      {children}
    </div>
  )
}
