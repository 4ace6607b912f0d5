/** Which fixtures stand where there is room for a few of them. Spec: not shown. */
import { byLeague } from './fixture-order.ts'
import type { Fixture } from './fixture.ts'
import { comparePrices, readPrice } from './price.ts'

/** The sport that has the most of them first, then by the rank of their leagues: what most people look for. */
export function mainFixtures(fixtures: readonly Fixture[]): Fixture[] {
  const sizes = Map.groupBy(fixtures, ({ sport }) => sport)
  const sizeOf = ({ sport }: Fixture): number => sizes.get(sport)?.length ?? 0
  return byLeague(fixtures)
    .flatMap((group) => group.fixtures)
    .toSorted((one, other) => sizeOf(other) - sizeOf(one))
}

/** The same with at most so many of a league, so that no league has the whole of a short list. */
export function atMostOfLeague(fixtures: readonly Fixture[], most: number): Fixture[] {
  const seen = new Map<string, number>()
  return fixtures.filter(({ league }) => {
    const count = (seen.get(league.id) ?? 0) + 1
    seen.set(league.id, count)
    return count <= most
  })
}

/** A match with a longer price is all but decided. */
const LONGEST = readPrice('15')

/** The one match that is worth a place of its own: on, open, and not decided where there is such a one; `null` for none. */
export function mainMatch(fixtures: readonly Fixture[]): Fixture | null {
  const open = mainFixtures(fixtures).filter(
    ({ state, markets }) => state === 'live' && markets.some(({ group, paused }) => group === 'result' && !paused),
  )
  const isEven = ({ markets }: Fixture): boolean =>
    markets
      .filter(({ group }) => group === 'result')
      .every(({ outcomes }) => outcomes.every(({ price }) => LONGEST !== null && comparePrices(price, LONGEST) < 0))
  return open.find(isEven) ?? open[0] ?? null
}
