import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useAtomValue } from 'jotai'
import { useMemo } from 'react'
import type { Game } from '../../rules/games/game.ts'
import type { Fixture } from '../../rules/sports/fixture.ts'
import { findVendors, leadingVendors, type VendorPlace } from '../../rules/games/vendors/vendor-search.ts'
import { gameListQuery } from '../../state/games/game-list.ts'
import { hotGamesQuery } from '../../state/games/games.ts'
import { languageAtom } from '../../state/site/language.ts'
import { nearGamesQuery } from '../../state/games/near-games.ts'
import { useModules } from '../../state/site/modules.ts'
import { fixturesQuery } from '../../state/sports/fixtures.ts'
import { useVendorLanes } from '../../state/games/vendor-lanes.ts'
import { fixtureOption, gameOption, vendorOption, type Option } from './options.ts'

/** How many vendors and hot games stand before anything is typed, and how many vendors are told at the most. */
const VENDORS = 8
const HOT = 8
/** How many fixtures are told at the most. */
const FIXTURES = 5
/** How many games come by themselves; then more of the name finds a game sooner than going on does. */
const MOST_GAMES = 96

export interface Found {
  readonly vendors: readonly Option<VendorPlace>[]
  /** Of teams and leagues of that name; none where the vendor offers no fixtures. */
  readonly fixtures: readonly Option<Fixture>[]
  /** `undefined` before the first answer. */
  readonly games: readonly Option<Game>[] | undefined
  /** Whether nothing is called so, and the games come close to it alone. */
  readonly near: boolean
  /** How many games fit; `null` while, or where, nobody knows. */
  readonly total: number | null
  /** What each vendor is called, by its code. */
  readonly names: ReadonlyMap<string, string>
  /** Whether these are the games of the words before. */
  readonly older: boolean
  readonly busy: boolean
  readonly error: Error | null
  /** Whether it waits for a network. */
  readonly paused: boolean
  readonly onRetry: () => void
  /** Asks for more games; absent where no more come. */
  readonly onMore: (() => void) | undefined
}

/** Vendors, fixtures and games by name; before there are words, the vendors that lead and the games that are played most. */
export function useFound(words: string): Found {
  const { code } = useAtomValue(languageAtom)
  const lanes = useVendorLanes()
  const { flags } = useModules()
  const asks = words !== ''
  const matches = useQuery({
    ...fixturesQuery(code, { words }),
    enabled: asks && flags.FIXTURES,
    placeholderData: keepPreviousData,
  })
  const fixtures = useMemo(
    () => (asks ? (matches.data?.fixtures ?? []).slice(0, FIXTURES).map(fixtureOption) : []),
    [asks, matches.data],
  )
  const hot = useQuery({ ...hotGamesQuery(code), enabled: !asks })
  const byName = useInfiniteQuery({
    ...gameListQuery(code, { name: words }),
    enabled: asks,
    placeholderData: keepPreviousData,
  })
  const vendors = useMemo(() => {
    const places = asks ? findVendors(lanes ?? [], words).slice(0, VENDORS) : leadingVendors(lanes ?? [], VENDORS)
    return places.map(vendorOption)
  }, [lanes, words, asks])
  const names = useMemo(
    () => new Map(lanes?.flatMap((lane) => lane.vendors.map(({ code: vendor, name }) => [vendor, name]))),
    [lanes],
  )
  const { hasNextPage, isPlaceholderData, isFetching, fetchNextPage } = byName
  // One slip is forgiven: where nothing is called so, what comes close takes the place.
  const isNone =
    asks && !isPlaceholderData && byName.data?.games.length === 0 && vendors.length === 0 && fixtures.length === 0
  const near = useQuery({ ...nearGamesQuery(code, words), enabled: isNone })
  const isNear = isNone && (near.data?.length ?? 0) > 0
  const named = isNone && near.isPending ? undefined : isNear ? near.data : byName.data?.games
  const list = asks ? named : hot.data
  const games = useMemo(() => (asks ? list : list?.slice(0, HOT))?.map(gameOption), [list, asks])
  const goesOn =
    asks && hasNextPage && !isPlaceholderData && !isFetching && !byName.error && (games?.length ?? 0) < MOST_GAMES
  const onMore = useMemo(() => (goesOn ? () => void fetchNextPage() : undefined), [goesOn, fetchNextPage])
  const { data, error, refetch } = asks ? byName : hot
  return {
    vendors,
    fixtures,
    games,
    near: isNear,
    total: isNear
      ? (games?.length ?? null)
      : asks
        ? (byName.data?.total ?? (hasNextPage ? null : (games?.length ?? null)))
        : null,
    names,
    older: asks && isPlaceholderData,
    busy: asks ? isFetching || near.isFetching : hot.isFetching,
    error,
    paused: (asks ? byName : hot).isPaused,
    onRetry: () => void (asks && data ? fetchNextPage() : refetch()),
    onMore,
  }
}
