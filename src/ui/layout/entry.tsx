import type { ReactNode } from 'react'
import type { IconView } from '../media/icons.tsx'
import { icon as iconSize } from '../media/icon.css.ts'
import { cx } from './cx.ts'
import * as css from './layout.css.ts'
import { Text } from './text.tsx'

interface EntryProps {
  readonly icon?: IconView
  readonly name: ReactNode
  readonly note?: ReactNode
  /** At the other end: a sum, or what can be done. */
  readonly end?: ReactNode
  /** In windows narrower than this the end comes below the words; else it stays on their line. */
  readonly besideFrom?: keyof typeof css.entryFrom
}

/** One of a list: its mark, its name with a note below it, and what stands at the other end. */
export function Entry({ icon: Icon, name, note, end, besideFrom }: EntryProps) {
  return (
    <span className={besideFrom ? css.entryFrom[besideFrom] : css.entry}>
      {Icon && <Icon aria-hidden className={cx(iconSize.m, css.entryMark)} />}
      <span className={css.entryWords}>
        <Text as="span" weight="strong">
          {name}
        </Text>
        {note !== undefined && (
          <Text as="span" size="s" tone="muted" figures>
            {note}
          </Text>
        )}
      </span>
      {end !== undefined && <span className={besideFrom ? css.entryEndFrom[besideFrom] : css.entryEnd}>{end}</span>}
    </span>
  )
}
