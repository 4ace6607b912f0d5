import type { ReactNode } from 'react'
import { cx } from '../layout/cx.ts'
import { tone as tones } from '../layout/text-choices.css.ts'
import { icon as iconSize } from '../media/icon.css.ts'
import type { IconView } from '../media/icons.tsx'
import { status } from './badge.css.ts'

interface StatusProps {
  readonly tone: keyof typeof tones
  readonly icon: IconView
  readonly children: ReactNode
}

/** What state something is in, as words of a line: a mark, and a colour beside it. */
export function Status({ tone, icon: Icon, children }: StatusProps) {
  return (
    <span className={cx(status, tones[tone])}>
      <Icon aria-hidden className={iconSize.s} />
      {children}
    </span>
  )
}
