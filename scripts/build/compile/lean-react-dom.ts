/**
 * Leaves out of React what this application never does. React can't be tree-shaken, and a few of its features cost a
 * guest's first view eleven kilobytes: hydration (the shell is replaced in one commit, never hydrated), its own view
 * transitions (the router asks the browser for them by itself), two kinds of boundaries, refs of fragments, and actions of
 * forms.
 *
 * A feature is cut where its code begins: a function that only works on a hydrating root, a boundary that a server has
 * written, a `<ViewTransition>`, an `<Activity>` or the ref of a `<Fragment>` does nothing, and what nobody calls any
 * more falls away by itself. Without those, each of these functions did nothing already. Every cut must fit as often as
 * is said here, so that another React is not cut blindly.
 *
 * The errors that React makes ahead, to throw to itself, are made without noting where: a browser that is watched, by its
 * own tools or by Lighthouse, would read the whole file once more for that.
 */
import type { Plugin } from 'vite'

/** The file that the cuts are made for. */
export const REACT_DOM_CLIENT = 'react-dom/cjs/react-dom-client.production.js'

/** What the application must not import from React while these are left out. */
export const LEFT_OUT = ['hydrateRoot', 'ViewTransition', 'Activity', 'useFormStatus', 'useActionState'] as const

/** Switches that only the features turn on. */
const SWITCHES = ['isHydrating', 'shouldStartViewTransition'] as const

const HYDRATION = [
  'popHydrationState',
  'prepareToHydrateHostInstance',
  'resetHydrationState',
  'upgradeHydrationErrorsToRecoverable',
  'queueHydrationError',
  'pushDehydratedActivitySuspenseHandler',
  'retryActivityComponentWithoutHydrating',
  'mountHostRootWithoutHydrating',
  'updateDehydratedSuspenseComponent',
  'getBumpedLaneForHydration',
  'commitActivityHydrationCallbacks',
  'commitSuspenseHydrationCallbacks',
  'retryDehydratedSuspenseBoundary',
  'clearHydrationBoundary',
  'hideOrUnhideDehydratedBoundary',
  'markRetryLaneIfNotHydrated',
  // Events on what is not hydrated yet are kept and replayed.
  'queueIfContinuousEvent',
  'clearIfContinuousEvent',
  'retryIfBlockedOn',
] as const

const VIEW_TRANSITIONS = [
  'trackEnterViewTransitions',
  'commitEnterViewTransitions',
  'commitExitViewTransitions',
  'commitNestedViewTransitions',
  'restoreEnterOrExitViewTransitions',
  'restoreNestedViewTransitions',
  'restoreViewTransitionOnHostInstances',
  'applyViewTransitionToHostInstances',
  'scheduleViewTransitionEvent',
  'getViewTransitionName',
  'getViewTransitionClassName',
  'createViewTransitionInstance',
  'startViewTransition',
  'flushAfterMutationEffects',
] as const

/** Of `<Activity>`, and of lists of boundaries, which the React that is published has no component for. */
const BOUNDARIES = [
  'updateActivityComponent',
  'updateSuspenseListComponent',
  'initSuspenseListRenderState',
  'pushSuspenseListContext',
  'popSuspenseListContext',
  'cutOffTailIfNeeded',
] as const

const FRAGMENT_REFS = [
  'addFragmentHandleToFiber',
  'commitNewChildToFragmentInstances',
  'commitFragmentInstanceInsertionEffects',
  'commitFragmentInstanceDeletionEffects',
  'isFragmentInstanceParent',
] as const

/** Of forms whose `action` is a function: ours send by themselves (`onSubmit`). */
const FORM_ACTIONS = ['extractEvents$1', 'startHostTransition'] as const

/**
 * Parts of the file outside of any function, and how many there are: the second kind of root, how to make one, and what
 * the ref of a fragment can do.
 */
const STATEMENTS = [
  [2, /^ReactDOMHydrationRoot\.prototype\.(?:render|unmount) = (?=ReactDOMRoot\.prototype)/gm],
  [1, /^ReactDOMHydrationRoot\.prototype\.unstable_scheduleHydration = [\s\S]*?^};\n/gm],
  [1, /^exports\.hydrateRoot = [\s\S]*?^};\n/gm],
  [12, /^FragmentInstance\.prototype\.\w+ =[\s\S]*?^};\n/gm],
] as const

/**
 * The source without the features.
 * @param source of `REACT_DOM_CLIENT`, as React publishes it
 * @throws Error when a cut does not fit, which is to say that React is another one
 */
export function leanReactDom(source: string): string {
  let lean = source
  const cut = (what: string, pattern: RegExp, by: string, times: number | null = 1): void => {
    const found = lean.match(pattern)?.length ?? 0
    if (found === 0 || (times !== null && found !== times))
      throw new Error(
        `scripts/build/compile/lean-react-dom.ts does not know this react-dom: ${what} is there ${found} times. ` +
          'Compare it with the release that is installed, or leave the cut out.',
      )
    lean = lean.replaceAll(pattern, by)
  }
  for (const name of SWITCHES) {
    cut(`the switch ${name}`, new RegExp(`^( *(?:var )?)${name} = !1,$`, 'gm'), '$1')
    cut(`what sets ${name}`, new RegExp(`\\b${name} = ![01](?=[),;])`, 'g'), '0', null)
  }
  cut('the beginning', /^"use strict";$/gm, `"use strict"; const ${SWITCHES.map((name) => `${name} = !1`).join(', ')};`)
  for (const name of [...HYDRATION, ...VIEW_TRANSITIONS, ...BOUNDARIES, ...FRAGMENT_REFS, ...FORM_ACTIONS])
    cut(
      `the function ${name}`,
      new RegExp(`^function ${name.replace('$', '\\$')}\\(([^)]*)\\) {\n[\\s\\S]*?^}$`, 'gm'),
      `function ${name.replace('$', '$$$$')}() {}`,
    )
  cut(
    'an error that it throws to itself',
    /(?<=^(?:var| ) \w+Exception = )Error\(formatProdErrorMessage\(\d+\)\)/gm,
    'Object.create(Error.prototype)',
    5,
  )
  for (const [times, pattern] of STATEMENTS) cut(`the part ${pattern.source}`, pattern, '', times)
  return lean
}

/** Leaves the features out of a build. */
export function leanReact(): Plugin {
  return {
    name: 'lean-react-dom',
    enforce: 'pre',
    transform: {
      filter: { id: /\/react-dom\/cjs\/react-dom-client\.production\.js$/ },
      handler: (code) => ({ code: leanReactDom(code), map: null }),
    },
  }
}
