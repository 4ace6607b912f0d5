/** In which order fixtures stand, and under which headings. Spec: not shown. */
import { isLive, type Fixture, type League } from './fixture.ts'
import { compareOpenness, type Openness } from './openness.ts'

/** What orders and groups go by. */
export type Placed = Pick<Fixture, 'id' | 'sport' | 'league' | 'startsAt' | 'state'>

/** Its league goes by its rank, and a live one within that by how open it is. */
type Ranked = Omit<Placed, 'league'> & {
  readonly league: Pick<League, 'id' | 'rank'>
  readonly openness?: Openness | undefined
}

/**
 * Live ones first, league by league as these rank, so that a league stands together over the pages of a list, and within a league
 * those first whose end is open; then the others by their start, then by the rank of their league; those that are over come last.
 */
export function compareFixtures(one: Ranked, other: Ranked): number {
  return (
    placeOf(one) - placeOf(other) ||
    (isLive(one) ? compareLeagues(one, other) || compareOpen(one, other) : 0) ||
    one.startsAt - other.startsAt ||
    one.league.rank - other.league.rank ||
    // Nobody's rules: the same every time.
    (one.id < other.id ? -1 : Number(one.id > other.id))
  )
}

const compareOpen = ({ openness: one }: Ranked, { openness: other }: Ranked): number =>
  one && other ? compareOpenness(one, other) : 0

const compareLeagues = (one: Ranked, other: Ranked): number =>
  one.league.rank - other.league.rank ||
  one.sport.localeCompare(other.sport, 'en') ||
  one.league.id.localeCompare(other.league.id, 'en')

const placeOf = (fixture: Pick<Placed, 'state'>): number => (isLive(fixture) ? 0 : fixture.state === 'finished' ? 2 : 1)

export interface LeagueGroup<F extends Placed> {
  readonly league: League
  readonly sport: string
  readonly live: number
  readonly fixtures: readonly F[]
}

/** By league: those with live fixtures first, then by rank; within a league live ones first, and otherwise as they are given. */
export function byLeague<F extends Placed>(fixtures: readonly F[]): LeagueGroup<F>[] {
  const inOrder = fixtures.toSorted((one, other) => placeOf(one) - placeOf(other))
  const groups = Map.groupBy(inOrder, ({ sport, league }) => `${sport} ${league.id}`)
  return [...groups.values()]
    .flatMap((within) => {
      const [first] = within
      if (!first) return []
      return [{ league: first.league, sport: first.sport, live: within.filter(isLive).length, fixtures: within }]
    })
    .toSorted((a, b) => Number(b.live > 0) - Number(a.live > 0) || a.league.rank - b.league.rank)
}
