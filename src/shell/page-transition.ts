/** How one page fades into the next (spec 2, "Root layout"); a browser without view transitions fades the new one in. */
import type { AnyRouter } from '@tanstack/react-router'

/** With types alone can a change of page be told from one within it, such as an opened dialog. */
export const HAS_TRANSITIONS =
  typeof document !== 'undefined' &&
  'startViewTransition' in document &&
  CSS.supports('selector(:active-view-transition-type(page))')

/** Whether the visitor asks for less motion. */
export const asksForStillness = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches

if (HAS_TRANSITIONS) {
  // The router reads `updateCallbackDone` alone. That a transition is skipped, as by the next page or a hidden window, is
  // no fault, and must not be reported as an unhandled one.
  const start = document.startViewTransition.bind(document)
  document.startViewTransition = (update) => {
    const transition = start(update)
    for (const unread of [transition.ready, transition.finished]) unread.catch(() => undefined)
    return transition
  }
}

/** For the router's `defaultViewTransition`. */
export const PAGE_TRANSITION: NonNullable<AnyRouter['options']['defaultViewTransition']> = HAS_TRANSITIONS && {
  types: ({ fromLocation, pathChanged }) => (fromLocation && pathChanged && !asksForStillness() ? ['page'] : false),
}
