import { useQuery, type UseQueryResult } from '@tanstack/react-query'
import { useSearch } from '@tanstack/react-router'
import { useAtomValue } from 'jotai'
import { useSportsFavorites } from '../../../parts/sports/favorite-heart/use-sports-favorites.ts'
import { useChangeSearch } from '../../../parts/site/change-search/use-change-search.ts'
import { dayIn } from '../../../rules/records/zoned-days.ts'
import {
  BOARD_DAYS,
  boardFilter,
  readBoardChoice,
  writeBoardChoice,
  type BoardChoice,
  type BoardDay,
} from '../../../rules/sports/board-choice.ts'
import type { Search } from '../../../rules/site/search-params.ts'
import { brandAtom } from '../../../state/site/brand.ts'
import { languageAtom } from '../../../state/site/language.ts'
import { serverNowAtom } from '../../../state/sports/feed.ts'
import { sportsQuery, type FixtureFilter, type Sport, type Sports } from '../../../state/sports/fixtures.ts'

type Counts = Pick<Sport, 'live' | 'today' | 'tomorrow' | 'week'>

export interface Board {
  readonly sports: UseQueryResult<Sports>
  readonly choice: BoardChoice
  /** The one that holds where the address says none: live ones, or today's while nothing is on. */
  readonly day: BoardDay
  readonly sport: Sport | null
  readonly league: Sport['leagues'][number] | null
  readonly filter: FixtureFilter
  /** How many there are of what is chosen, by day; `null` while nobody knows. */
  readonly counts: Counts | null
  /** The days that can be chosen: `mine` for who has favourite teams. */
  readonly days: readonly BoardDay[]
  readonly change: (change: Partial<BoardChoice>) => void
}

const NO_FIXTURES: Counts = { live: 0, today: 0, tomorrow: 0, week: 0 }

function sumOf(sports: readonly Counts[]): Counts {
  return sports.reduce(
    (sum, { live, today, tomorrow, week }) => ({
      live: sum.live + live,
      today: sum.today + today,
      tomorrow: sum.tomorrow + tomorrow,
      week: sum.week + week,
    }),
    NO_FIXTURES,
  )
}

/** What the board shows, as its address says it. */
export function useBoard(): Board {
  const { code } = useAtomValue(languageAtom)
  const { timeZone } = useAtomValue(brandAtom)
  const serverNow = useAtomValue(serverNowAtom)
  const choice = useSearch({
    strict: false,
    // Every route shares one parser, which gives text by name.
    select: (search) => readBoardChoice(search as Search),
    structuralSharing: true,
  })
  const changeSearch = useChangeSearch()
  const sports = useQuery(sportsQuery(code))
  const { teams = [] } = useSportsFavorites()
  const all = sports.data?.sports ?? []
  const sport = all.find((each) => each.code === choice.sport) ?? null
  const league = sport?.leagues.find(({ id }) => id === choice.league) ?? null
  const counts = sports.data ? (league ?? sport ?? sumOf(all)) : null
  const day = choice.day ?? (counts?.live === 0 ? 'today' : 'live')
  const mine = teams.map(({ id }) => id)
  return {
    sports,
    choice,
    day,
    sport,
    league,
    filter: boardFilter(choice, day, () => dayIn(timeZone, serverNow()), mine),
    counts,
    days: BOARD_DAYS.filter((each) => each !== 'mine' || teams.length > 0 || day === 'mine'),
    change: (change) => changeSearch((before) => writeBoardChoice(change, before)),
  }
}
