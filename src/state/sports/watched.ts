/** What of sports somebody looks at just now: what the stream tells of, as far as it tells of so many. */
import { MOST_WATCHED } from '../../api/sports/fixtures.ts'

export interface Watch {
  readonly fixtures: readonly string[]
  /** Markets beside the main ones of these fixtures, such as those of a slip. */
  readonly markets?: readonly string[]
  /** Whether all markets of these fixtures are wanted: of the page of one. */
  readonly isWhole?: boolean
}

export interface Watched {
  readonly ids: readonly string[]
  readonly markets: readonly string[]
  readonly isWhole: boolean
}

/** Keeps what is watched, and tells when that becomes something else. */
export function createWatching() {
  const watches = new Set<Watch>()
  const listeners = new Set<() => void>()
  let last = ''
  const change = (): void => {
    const next = JSON.stringify(sum())
    if (next === last) return
    last = next
    for (const listener of listeners) listener()
  }
  /** The ones that came last first: more than the server tells of are left out. */
  function sum(): Watched {
    const all = [...watches].toReversed()
    const unique = (ids: readonly string[]): string[] => [...new Set(ids)].slice(0, MOST_WATCHED).toSorted()
    const held = all.filter(({ markets }) => markets)
    return {
      // What is in the slip goes before what is on the screen.
      ids: unique([...held, ...all].flatMap(({ fixtures }) => fixtures)),
      markets: unique(all.flatMap(({ markets = [] }) => markets)),
      isWhole: all.some(({ isWhole }) => isWhole),
    }
  }
  return {
    /** @returns ends it */
    watch(watch: Watch): () => void {
      watches.add(watch)
      change()
      return () => {
        watches.delete(watch)
        change()
      }
    },
    watched: sum,
    onChange(listener: () => void): () => void {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}
