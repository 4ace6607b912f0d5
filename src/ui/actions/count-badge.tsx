import { badge } from './count-badge.css.ts'
import { cx } from '../layout/cx.ts'
import { keepPlace } from '../layout/text.css.ts'
import { VisuallyHidden } from '../layout/visually-hidden.tsx'

interface CountBadgeProps {
  readonly count: number
  /** The whole in words, such as "3 open promotions". */
  readonly label: string
  readonly className?: string
  /** Whether it has its room before there is a count, so that nothing moves when one comes. */
  readonly keepsRoom?: boolean
}

/** A small number on something; nothing for none. */
export function CountBadge({ count, label, className, keepsRoom = false }: CountBadgeProps) {
  if (count <= 0) return keepsRoom ? <span aria-hidden className={cx(badge, keepPlace, className)} /> : null
  return (
    <span className={cx(badge, className)}>
      <span aria-hidden>{count > 99 ? '99+' : count}</span>
      <VisuallyHidden>{label}</VisuallyHidden>
    </span>
  )
}
