import { keepPreviousData, useInfiniteQuery, useQueries } from '@tanstack/react-query'
import { useAtomValue } from 'jotai'
import { useCallback, useState } from 'react'
import { SCROLL_THROTTLE_MS } from '../../../rules/figures.ts'
import type { Game } from '../../../rules/games/game.ts'
import { pagePlace, pagesOf, type Span } from '../../../rules/records/page-span.ts'
import { brandAtom } from '../../../state/site/brand.ts'
import { gamePageQuery, listHeadQuery, listTotalQuery, type gameListQuery } from '../../../state/games/game-list.ts'
import { languageAtom } from '../../../state/site/language.ts'
import { listFilter } from './list-filter.ts'
import type { List, ListQuestion } from './list-types.ts'
import { useThrottled } from '../../../ui/hooks/use-throttled.ts'

const NOTHING_SEEN: Span = { from: 0, to: 0 }

/** How many games of a category fit, on all pages; `null` while, or where, nobody knows. */
export function useWholeTotal(question: ListQuestion): number | null {
  const query = useInfiniteQuery({
    ...listTotalQuery(...useQuestion(question)),
    enabled: isAsked(question),
    placeholderData: keepPreviousData,
  })
  return query.data ?? null
}

/**
 * The games of a category as far as they are looked at: the first page says how many there are, any other is asked for
 * by itself, so that whoever scrolls past ten thousand games has only those fetched where they stop.
 */
export function useWhole(asked: ListQuestion): List {
  const question = useQuestion(asked)
  const enabled = isAsked(asked)
  const head = useInfiniteQuery({ ...listHeadQuery(...question), enabled, placeholderData: keepPreviousData })
  const { data, isPlaceholderData } = head
  const [seen, setSeen] = useState(NOTHING_SEEN)
  const onSeen = useCallback(
    (next: Span) => setSeen((held) => (held.from === next.from && held.to === next.to ? held : next)),
    [],
  )
  const fetched = useThrottled(seen, SCROLL_THROTTLE_MS)
  const shape = data ?? { pageSize: 1, totalPages: 0 }
  const mayFetch = new Set(isPlaceholderData ? [] : pagesOf(fetched, shape))
  const pageNos = pagesOf(seen, shape).filter((pageNo) => pageNo > 1)
  const later = useQueries({
    queries: pageNos.map((pageNo) => ({
      ...gamePageQuery(question, pageNo),
      // What is kept already is shown at once.
      enabled: enabled && mayFetch.has(pageNo),
    })),
  })
  const failed = later.findIndex(({ error }) => error !== null)
  const gameAt = (index: number): Game | undefined => {
    if (!data) return undefined
    const { pageNo, at } = pagePlace(index, data.pageSize)
    return (pageNo === 1 ? data.games : later[pageNos.indexOf(pageNo)]?.data?.games)?.[at]
  }
  return {
    length: data?.length,
    gameAt,
    onSeen,
    query: {
      data,
      error: head.error ?? later[failed]?.error ?? null,
      errorUpdateCount: head.errorUpdateCount,
      isFetching: head.isFetching || later.some(({ isFetching }) => isFetching),
      refetch: () => {
        if (!data || head.error) void head.refetch()
        for (const page of later) if (page.error) void page.refetch()
      },
    },
    errorAt: head.error ? 0 : ((pageNos[failed] ?? 1) - 1) * shape.pageSize,
    older: isPlaceholderData,
  }
}

const isAsked = ({ choice, wanted = true }: ListQuestion): boolean => wanted && choice.source === 'all'

function useQuestion({ category, choice }: ListQuestion): Parameters<typeof gameListQuery> {
  const brand = useAtomValue(brandAtom)
  const { code } = useAtomValue(languageAtom)
  return [code, listFilter(category, choice, brand.currency)]
}
