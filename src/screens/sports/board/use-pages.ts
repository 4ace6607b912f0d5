import { useQueries } from '@tanstack/react-query'
import { useAtomValue } from 'jotai'
import { useMemo, useState } from 'react'
import type { QueryAnswer } from '../../../ui/states/query-states.tsx'
import { FIXTURE_PAGE } from '../../../rules/figures.ts'
import type { Fixture } from '../../../rules/sports/fixture.ts'
import { pushedOut } from '../../../rules/sports/pushed-out.ts'
import { languageAtom } from '../../../state/site/language.ts'
import { fixturesQuery, LIST_ANEW_MS, type FixtureFilter } from '../../../state/sports/fixtures.ts'

export interface Pages extends QueryAnswer<readonly (readonly Fixture[])[]> {
  readonly total: number
  /** Asks for the next page, where there is one that is not on its way. */
  readonly more: () => void
  /** A page beyond the first could not be asked for. */
  readonly lateError: Error | null
}

/** The pages of a list as far as they were asked for; to be used anew for another filter. */
export function usePages(filter: FixtureFilter): Pages {
  const { code } = useAtomValue(languageAtom)
  const [wanted, setWanted] = useState(1)
  const queries = useQueries({
    queries: Array.from({ length: wanted }, (_, at) => ({
      ...fixturesQuery(code, filter, at + 1),
      // What becomes of each is told by the price store; who comes back to a long list asks for the first page alone.
      ...(at === 0
        ? { refetchInterval: LIST_ANEW_MS }
        : { staleTime: Number.POSITIVE_INFINITY, refetchOnWindowFocus: false }),
    })),
  })
  const [first] = queries
  const answers = useSame(queries.flatMap(({ data }) => (data ? [data.fixtures] : [])))
  const pages = useWithPushedOut(answers)
  const total = first?.data?.total ?? 0
  const late = queries.slice(1).find(({ error, data }) => error && !data)
  return {
    data: first?.data ? pages : undefined,
    error: first?.error ?? null,
    errorUpdateCount: first?.errorUpdateCount ?? 0,
    isFetching: queries.some(({ isFetching }) => isFetching),
    refetch: () => void (late ?? first)?.refetch(),
    total,
    more: () => {
      if (queries.every(({ data }) => data) && wanted * FIXTURE_PAGE < total) setWanted(wanted + 1)
    },
    lateError: late?.error ?? null,
  }
}

/** The same list as long as the same pages stand in it: what is worked out from it is worked out once. */
function useSame<T>(pages: readonly T[]): readonly T[] {
  const [held, setHeld] = useState(pages)
  const isSame = held.length === pages.length && held.every((page, at) => page === pages[at])
  if (!isSame) setHeld(pages)
  return isSame ? held : pages
}

/** What answers to the first page push out of it stands before the second one, which is not asked for again. */
function useWithPushedOut(pages: readonly (readonly Fixture[])[]): readonly (readonly Fixture[])[] {
  const [first, second] = pages
  const [held, setHeld] = useState<{ readonly first?: readonly Fixture[]; readonly out: readonly Fixture[] }>({
    out: [],
  })
  if (first && held.first !== first) {
    // Without those that have come back: who goes from the first page after that is over.
    const left = held.out.filter(({ id }) => !first.some((each) => each.id === id))
    setHeld({ first, out: held.first && second ? [...pushedOut(held.first, first), ...left] : [] })
  }
  const { out } = held
  return useMemo(
    () => (second && out.length > 0 ? pages.map((page) => (page === second ? [...out, ...page] : page)) : pages),
    [pages, second, out],
  )
}
