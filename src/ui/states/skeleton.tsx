import { cx } from '../layout/cx.ts'
import { awaited, skeleton } from './feedback.css.ts'

/** What will stand there, which says how high it is. */
export type Awaited = keyof typeof awaited

interface SkeletonProps {
  readonly of?: Awaited
  /** Where nothing of the usual sizes will stand there: a class that says how large it is. */
  readonly className?: string
}

/** Stands where content will, in that content's size. */
export function Skeleton({ of, className }: SkeletonProps) {
  return <span aria-hidden className={cx(skeleton, of && awaited[of], className)} />
}
