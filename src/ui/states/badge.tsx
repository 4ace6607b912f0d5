import type { ReactNode } from 'react'
import { icon as iconSize } from '../media/icon.css.ts'
import type { IconView } from '../media/icons.tsx'
import * as css from './badge.css.ts'

export type BadgeTone = keyof typeof css.badge

interface BadgeProps {
  readonly tone: BadgeTone
  readonly icon?: IconView
  readonly children: ReactNode
}

/** What state something is in, on a ground of its own: in words and with a mark, never by its colour alone. */
export function Badge({ tone, icon: Icon, children }: BadgeProps) {
  return (
    <span className={css.badge[tone]}>
      {Icon && <Icon aria-hidden className={iconSize.s} />}
      {children}
    </span>
  )
}
