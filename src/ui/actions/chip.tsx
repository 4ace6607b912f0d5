import type { ReactNode } from 'react'
import type { IconView } from '../media/icons.tsx'
import * as css from './chip.css.ts'

interface ChipProps {
  readonly pressed: boolean
  readonly onPress: () => void
  readonly icon?: IconView
  readonly children: ReactNode
}

/** A filter that is on or off. */
export function Chip({ pressed, onPress, icon: Icon, children }: ChipProps) {
  return (
    <button type="button" className={css.chip} aria-pressed={pressed} onClick={onPress}>
      {Icon && <Icon aria-hidden className={css.chipMark} />}
      {children}
    </button>
  )
}
