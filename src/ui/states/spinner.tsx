import { cx } from '../layout/cx.ts'
import { spinner } from './spinner.css.ts'

/** A turning mark. What is at work says so itself, by `aria-busy` or in words. */
export function Spinner({ className }: { readonly className?: string }) {
  return <span aria-hidden className={cx(spinner, className)} />
}
