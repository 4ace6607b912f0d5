/** Which fixtures stand where there is room for a few of them. Spec: not shown. */
import { byLeague } from './fixture-order.ts'
import type { Fixture } from './fixture.ts'
import { compareOpenness, opennessOf } from './openness.ts'

/** The market that decides whether a match is open. */
const openness = ({ markets }: Fixture) => opennessOf(markets.find(({ group }) => group === 'result'))

/** The sport that has the most of them first, then by the rank of their leagues: what most people look for. */
export function mainFixtures(fixtures: readonly Fixture[]): Fixture[] {
  const sizes = Map.groupBy(fixtures, ({ sport }) => sport)
  const sizeOf = ({ sport }: Fixture): number => sizes.get(sport)?.length ?? 0
  return byLeague(fixtures)
    .flatMap((group) => group.fixtures)
    .toSorted((one, other) => sizeOf(other) - sizeOf(one))
}

/** Of what is on, what can be bet on first; then by sport and league, and there the closest. */
const byOpenness = (fixtures: readonly Fixture[]): Fixture[] =>
  mainFixtures(fixtures.toSorted((one, other) => compareOpenness(openness(one), openness(other)))).toSorted(
    (one, other) => openness(one).grade - openness(other).grade,
  )

/** The one match that is worth a place of its own: on, open, of the sport of which most can be bet on, and not decided where there is such a one; `null` for none. */
export function mainMatch(fixtures: readonly Fixture[]): Fixture | null {
  const open = fixtures.filter((each) => each.state === 'live' && openness(each).grade < 2)
  const [main] = mainFixtures(open)
  const [first] = byOpenness(open.filter(({ sport }) => sport === main?.sport))
  return first ?? null
}

/** So many of a league are enough where there are few. */
const MOST_OF_LEAGUE = 2

/**
 * A few of many, for a page that sells other things as well: what can be bet on first, the sports by turns, and of no league more
 * than two.
 * @param without the one that stands elsewhere on the page; `null` for none
 */
export function mixedFixtures(fixtures: readonly Fixture[], count: number, without: string | null): Fixture[] {
  const leagues = new Map<string, number>()
  const fitting = byOpenness(fixtures.filter(({ id }) => id !== without)).filter(({ sport, league }) => {
    const key = `${sport} ${league.id}`
    const before = leagues.get(key) ?? 0
    leagues.set(key, before + 1)
    return before < MOST_OF_LEAGUE
  })
  const turns = new Map<string, number>()
  const turnOf = new Map(
    fitting.map(({ id, sport }) => {
      const turn = turns.get(sport) ?? 0
      turns.set(sport, turn + 1)
      return [id, turn]
    }),
  )
  const place = (fixture: Fixture): number => openness(fixture).grade * fitting.length + (turnOf.get(fixture.id) ?? 0)
  return fitting.toSorted((one, other) => place(one) - place(other)).slice(0, count)
}
