import { badge } from './count-badge.css.ts'
import { cx } from './cx.ts'
import { VisuallyHidden } from './visually-hidden.tsx'

interface CountBadgeProps {
  readonly count: number
  /** The whole in words, such as "3 open promotions". */
  readonly label: string
  readonly className?: string
}

/** A small number on something; nothing for none. */
export function CountBadge({ count, label, className }: CountBadgeProps) {
  if (count <= 0) return null
  return (
    <span className={cx(badge, className)}>
      <span aria-hidden>{count > 99 ? '99+' : count}</span>
      <VisuallyHidden>{label}</VisuallyHidden>
    </span>
  )
}
