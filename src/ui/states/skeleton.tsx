import { cx } from '../layout/cx.ts'
import { skeleton } from './feedback.css.ts'

/** Stands where content will. @param className says how large it is */
export function Skeleton({ className }: { readonly className: string }) {
  return <span aria-hidden className={cx(skeleton, className)} />
}
