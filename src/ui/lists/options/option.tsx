import type { ReactNode } from 'react'
import * as css from './option.css.ts'
import { optionId } from './option-id.ts'

export type OptionLook = keyof typeof css.look

interface OptionWords {
  readonly look?: OptionLook
  /** Before its name. */
  readonly mark: ReactNode
  readonly name: ReactNode
  readonly note?: ReactNode
  /** At the end of its line. */
  readonly end?: ReactNode
}

interface OptionProps extends OptionWords {
  readonly listId: string
  /** Its place among all that can be chosen, from 0. */
  readonly at: number
  /** Whether the keyboard or the mouse is at it. */
  readonly active: boolean
  /** Whether it is the one that holds by now, where that is another than the one that is looked at. */
  readonly chosen?: boolean
  readonly onPoint: (at: number) => void
  readonly onChoose: (at: number) => void
}

/** One thing to choose of a list box. The focus stays in the field above, which says where it is. */
export function Option({ listId, at, active, chosen = active, onPoint, onChoose, ...words }: OptionProps) {
  return (
    // The keys are the field's, which has the focus.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events
    <div
      id={optionId(listId, at)}
      // An option of the platform's holds text alone, and stands in a select.
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
      role="option"
      tabIndex={-1}
      aria-selected={chosen}
      data-active={active || undefined}
      className={css.look[words.look ?? 'plain']}
      // The field keeps the focus.
      onMouseDown={(event) => event.preventDefault()}
      onPointerMove={(event) => {
        if (event.pointerType === 'mouse' && !active) onPoint(at)
      }}
      onClick={() => onChoose(at)}
    >
      <Words {...words} />
    </div>
  )
}

/** Where an option will stand, in its size. */
export function OptionPlace(words: OptionWords) {
  return (
    <div aria-hidden className={css.look[words.look ?? 'plain']}>
      <Words {...words} />
    </div>
  )
}

function Words({ look = 'plain', mark, name, note, end }: OptionWords) {
  return (
    <>
      {mark}
      <span className={css.words}>
        <span className={css.name[look]}>{name}</span>
        {note !== undefined && <span className={css.note}>{note}</span>}
      </span>
      {end !== undefined && <span className={css.end}>{end}</span>}
    </>
  )
}
