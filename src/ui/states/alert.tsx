import { CircleExclamationPoint, CircleCheck, Info } from '../media/later-icons.ts'
import type { ReactNode } from 'react'
import * as css from './alert.css.ts'
import { icon } from '../media/icon.css.ts'

interface AlertProps {
  readonly tone: keyof typeof css.alert
  readonly title?: string
  readonly children?: ReactNode
  /** Below the words: what can be done, or is being done. */
  readonly actions?: ReactNode
}

const MARKS = { bad: CircleExclamationPoint, warn: CircleExclamationPoint, good: CircleCheck, info: Info }

/** A message in its place; a bad one is read out at once, the others when the reader pauses. */
export function Alert({ tone, title, children, actions }: AlertProps) {
  const Mark = MARKS[tone]
  return (
    <div className={css.alert[tone]} role={tone === 'bad' ? 'alert' : 'status'}>
      <Mark aria-hidden className={icon.m} />
      <div className={css.alertBody}>
        {title && <p className={css.alertTitle}>{title}</p>}
        {children}
        {actions && <div className={css.alertActions}>{actions}</div>}
      </div>
    </div>
  )
}
