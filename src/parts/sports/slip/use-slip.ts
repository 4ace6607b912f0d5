import { useQuery } from '@tanstack/react-query'
import { useAtomValue, useSetAtom, useStore } from 'jotai'
import { useEffect, useReducer } from 'react'
import type { CheckedSlip, SlipTerms } from '../../../rules/sports/slip-check.ts'
import type { Slip } from '../../../rules/sports/slip.ts'
import { languageAtom } from '../../../state/site/language.ts'
import { sessionAtom } from '../../../state/account/login/session.ts'
import { followSportsAtom, priceStoreAtom } from '../../../state/sports/feed.ts'
import { fixturesQuery, sportsQuery } from '../../../state/sports/fixtures.ts'
import { checkSlipAtom, slipAtom, watchSlipAtom } from '../../../state/sports/slip.ts'
import type { QueryAnswer } from '../../../ui/states/query-states.tsx'

export interface ReadySlip {
  readonly slip: Slip
  readonly checked: CheckedSlip
  readonly terms: SlipTerms
  readonly vendor: string
  /** The slip at this moment, for what is pressed. */
  readonly check: () => CheckedSlip
}

/** What is not known yet of what was picked, as after a reload: what stands in the store is told by the feed. */
function useMissing(fixtures: readonly string[]): void {
  const { code } = useAtomValue(languageAtom)
  const store = useAtomValue(priceStoreAtom)
  const ids = [...new Set(fixtures)].filter((id) => !store.fixture(id)).toSorted()
  useQuery({ ...fixturesQuery(code, { ids }), enabled: ids.length > 0 })
}

/** Hears of the picks while somebody looks at the slip, or at its bar. @param tell is called with each change */
function useWatch(tell: () => void): void {
  const store = useStore()
  const prices = useAtomValue(priceStoreAtom)
  const watch = useSetAtom(watchSlipAtom)
  const follow = useSetAtom(followSportsAtom)
  useEffect(() => follow(), [follow])
  useEffect(() => {
    const hear = (): (() => void) => {
      // A reader of its own each time: the store knows each once, and the one before ends after this one has begun.
      const reader = (): void => tell()
      const { picks } = store.get(slipAtom)
      const ends = picks.flatMap(({ outcome, fixture }) => [
        prices.subscribeOutcome(outcome, reader),
        prices.subscribeFixture(fixture, reader),
      ])
      for (const pick of picks) prices.expect(pick)
      ends.push(watch())
      return () => ends.forEach((end) => end())
    }
    let end = hear()
    const anew = (): void => {
      // The new watch begins before the old one ends: what stays is watched all the while.
      const before = end
      end = hear()
      before()
    }
    // Other picks, and another session, are watched anew.
    const offs = [store.sub(slipAtom, anew), store.sub(sessionAtom, anew)]
    return () => {
      offs.forEach((off) => off())
      end()
    }
  }, [store, prices, watch, tell])
}

/** The slip, judged anew with each change of what it holds, of its prices and of how old they are. */
export function useSlip(): { readonly query: QueryAnswer<unknown>; readonly ready: ReadySlip | null } {
  const store = useStore()
  const slip = useAtomValue(slipAtom)
  const judge = useAtomValue(checkSlipAtom)
  const { code } = useAtomValue(languageAtom)
  const query = useQuery(sportsQuery(code))
  const [, again] = useReducer((count: number) => count + 1, 0)
  useWatch(again)
  useMissing(slip.picks.map(({ fixture }) => fixture))
  const { data } = query
  if (!data) return { query, ready: null }
  const { terms, vendor } = data
  const ready = { slip, checked: judge(terms), terms, vendor, check: () => store.get(checkSlipAtom)(terms) }
  return { query, ready }
}
