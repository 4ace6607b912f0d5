import type { ReactNode } from 'react'
import * as css from './round-choice.css.ts'

interface RoundChoicesProps {
  /** What they are about, for screen readers. */
  readonly label: string
  /** `RoundChoice`s. */
  readonly children: ReactNode
}

/** A few kinds to narrow a page to, each a picture in a circle. */
export function RoundChoices({ label, children }: RoundChoicesProps) {
  return (
    // A fieldset would bring its own frame and its own way of naming.
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
    <div role="group" aria-label={label} className={css.row}>
      {children}
    </div>
  )
}

interface RoundChoiceProps {
  readonly pressed: boolean
  readonly onPress: () => void
  readonly mark: ReactNode
  readonly name: string
  /** Below its name, such as how many there are. */
  readonly note?: string
}

/** One of them. */
export function RoundChoice({ pressed, onPress, mark, name, note }: RoundChoiceProps) {
  return (
    <button type="button" className={css.choice} aria-pressed={pressed} onClick={onPress}>
      <span className={css.circle}>{mark}</span>
      {name}
      {note !== undefined && <span className={css.note}>{note}</span>}
    </button>
  )
}
