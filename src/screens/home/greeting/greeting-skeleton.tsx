import * as css from './greeting.css.ts'

/** Where the greeting will stand. */
export function GreetingSkeleton() {
  return <div className={css.greeting} aria-busy />
}
