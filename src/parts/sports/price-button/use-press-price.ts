import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { useAtomValue, useSetAtom } from 'jotai'
import { useCallback } from 'react'
import { languageAtom } from '../../../state/site/language.ts'
import { showToastAtom } from '../../../state/site/toasts.ts'
import { priceStoreAtom } from '../../../state/sports/feed.ts'
import { sportsQuery } from '../../../state/sports/fixtures.ts'
import { togglePickAtom } from '../../../state/sports/slip.ts'
import { useMatchName } from '../use-match-name.ts'

/** How many picks a slip holds until the vendor has said how many it takes. */
const MOST_PICKS = 20

/** Where an outcome stands, by ids. */
export interface OutcomePlace {
  readonly fixture: string
  readonly market: string
  readonly outcome: string
}

/** A tap on a price: takes it into the slip at the price that is shown, or out again; says so where the slip is full. */
export function usePressPrice(): (place: OutcomePlace) => void {
  const { t } = useLingui()
  const called = useMatchName()
  const store = useAtomValue(priceStoreAtom)
  const { code } = useAtomValue(languageAtom)
  const toggle = useSetAtom(togglePickAtom)
  const toast = useSetAtom(showToastAtom)
  const queries = useQueryClient()
  return useCallback(
    (place) => {
      const fixture = store.fixture(place.fixture)
      const market = fixture?.markets.find(({ id }) => id === place.market)
      const outcome = market?.outcomes.find(({ id }) => id === place.outcome)
      if (!fixture || !market || !outcome) return
      const event = called(fixture.home.name, fixture.away.name)
      // Known by now wherever prices are shown; a price that waited for it would not answer the finger.
      const mostPicks = queries.getQueryData(sportsQuery(code).queryKey)?.terms.mostPicks ?? MOST_PICKS
      if (toggle({ fixture, event, market, outcome, terms: { mostPicks } })) return
      toast('info', t`Your slip is full: it holds ${plural(mostPicks, { one: '# pick', other: '# picks' })}`)
    },
    [store, queries, code, called, toggle, toast, t],
  )
}
