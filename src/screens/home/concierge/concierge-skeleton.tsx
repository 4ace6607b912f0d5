import * as css from './concierge.css.ts'

/** Where the invitation will stand. */
export function ConciergeSkeleton() {
  return <div className={css.concierge} aria-busy />
}
