import { cx } from '../layout/cx.ts'
import { skeleton } from './feedback.css.ts'

/** Stands where content will; the class gives it that content's size. */
export function Skeleton({ className }: { readonly className?: string }) {
  return <span aria-hidden className={cx(skeleton, className)} />
}
