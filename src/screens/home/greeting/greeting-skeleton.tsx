import * as css from './greeting.css.ts'

/** Where the greeting will stand. */
export function GreetingWaiting() {
  return <div className={css.greeting} aria-busy />
}
