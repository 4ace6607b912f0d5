import type { ReactNode } from 'react'
import { optionId } from './options.ts'

interface ResultProps {
  readonly listId: string
  /** Its place among all that can be chosen. */
  readonly at: number
  readonly active: boolean
  readonly className: string
  readonly onPoint: (at: number) => void
  readonly onChoose: (at: number) => void
  readonly children: ReactNode
}

/** One thing to choose. The focus stays in the field above, which says where it is. */
export function Result({ listId, at, active, className, onPoint, onChoose, children }: ResultProps) {
  return (
    // The keys are the field's, which has the focus.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events
    <div
      id={optionId(listId, at)}
      // An option of the platform's holds text alone, and stands in a select.
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
      role="option"
      tabIndex={-1}
      aria-selected={active}
      className={className}
      onMouseDown={(event) => event.preventDefault()}
      onPointerMove={(event) => {
        if (event.pointerType === 'mouse' && !active) onPoint(at)
      }}
      onClick={() => onChoose(at)}
    >
      {children}
    </div>
  )
}
