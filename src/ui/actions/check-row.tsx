import { useId, type ReactNode } from 'react'
import * as css from './check-row.css.ts'

interface CheckRowProps {
  readonly pressed: boolean
  readonly onPress: () => void
  /** At the end of its line, such as how many things it leaves. */
  readonly end?: ReactNode
  readonly children: ReactNode
}

/** A filter that is on or off, in a column of them. */
export function CheckRow({ pressed, onPress, end, children }: CheckRowProps) {
  const id = useId()
  return (
    <button type="button" className={css.row} aria-pressed={pressed} aria-describedby={id} onClick={onPress}>
      <span aria-hidden className={css.box} />
      <span className={css.words}>{children}</span>
      {/* It changes while the filter stays what it is called. */}
      <span id={id} aria-hidden>
        {end}
      </span>
    </button>
  )
}
