/** Which fixtures there are at a moment: those that are on, and those of the coming week. */
import { holdsWords } from '../../../src/rules/games/name-search.ts'
import { addDays, dayIn, dayStart, readDay } from '../../../src/rules/records/zoned-days.ts'
import { compareFixtures } from '../../../src/rules/sports/fixture-order.ts'
import type { FixtureState } from '../../../src/rules/sports/fixture.ts'
import { opennessOf, type Openness } from '../../../src/rules/sports/openness.ts'
import { Malformed } from '../answers.ts'
import type { Context, Services } from '../context.ts'
import { DAY_MS, DAYS_AHEAD, fixtureById, fixturesBetween, LONGEST_MS, type SeedFixture } from './calendar.ts'
import { marketOf } from './book.ts'
import { gameAt } from './game.ts'
import { namesIn } from './sport-names.ts'
import { viewOf } from './view.ts'

/** A fixture, and how it stands as far as lists go by it. */
export interface Listed {
  readonly fixture: SeedFixture
  readonly state: FixtureState
}

type Asked = Pick<Services, 'store' | 'now' | 'seed'>

/** An order holds so long, in milliseconds: prices that move meanwhile move no row, and pages that are asked for one by one fit together. */
const ORDER_MS = 60_000

/** How open a match was when the order of now was made. */
function opennessAt({ store, now }: Asked, fixture: SeedFixture): Openness {
  const moment = Math.floor(now() / ORDER_MS) * ORDER_MS
  const main = marketOf(viewOf({ store, now: () => moment }, fixture), 'result')
  return opennessOf(main ? { paused: main.paused, outcomes: main.offers } : undefined)
}

/** All that is live or to come, in order: of live ones in a league those first whose end is open. */
export function listedFixtures(asked: Asked): Listed[] {
  const { store, now, seed } = asked
  const at = now()
  return fixturesBetween(seed, at - LONGEST_MS, at + DAYS_AHEAD * DAY_MS)
    .map((fixture): Listed => {
      const deeds = store.sportsDeeds.of(fixture.id, at)
      // Nothing can have happened to it yet: most of ten thousand.
      const isAhead = fixture.startsAt - at > DAY_MS && deeds.length === 0
      return { fixture, state: isAhead ? 'coming' : gameAt(fixture, at, deeds).state }
    })
    .filter(({ state, fixture }) => state !== 'finished' && (state !== 'postponed' || fixture.startsAt > at))
    .map((listed) => ({ listed, place: placeOf(asked, listed) }))
    .toSorted((one, other) => compareFixtures(one.place, other.place))
    .map(({ listed }) => listed)
}

const placeOf = (asked: Asked, { fixture, state }: Listed) => ({
  id: fixture.id,
  sport: fixture.sport.code,
  league: fixture.league,
  startsAt: fixture.startsAt,
  state,
  openness: isOn({ state }) ? opennessAt(asked, fixture) : undefined,
})

export const isOn = ({ state }: Pick<Listed, 'state'>): boolean => state === 'live' || state === 'paused'

export interface Wanted {
  readonly sport?: string | undefined
  readonly league?: string | undefined
  readonly day?: string | undefined
  readonly live?: number | undefined
  readonly coming?: number | undefined
  readonly words?: string | undefined
  readonly teams?: readonly string[] | undefined
  readonly ids?: readonly string[] | undefined
}

/** Those that a call asks for. @throws Malformed for what is no day of the calendar */
export function wantedFixtures(context: Context, wanted: Wanted): Listed[] {
  const { sport, league, live, coming, words, teams, ids } = wanted
  if (ids) return ids.flatMap((id) => findListed(context, id) ?? [])
  const bounds = wanted.day === undefined ? null : boundsOf(context, wanted.day)
  return listedFixtures(context).filter((each) => {
    const { fixture } = each
    return (
      (sport === undefined || fixture.sport.code === sport) &&
      (league === undefined || fixture.league.id === league) &&
      (bounds === null || (fixture.startsAt >= bounds.from && fixture.startsAt < bounds.until)) &&
      (live === undefined || isOn(each)) &&
      (coming === undefined || each.state === 'coming') &&
      (teams === undefined || teams.includes(fixture.home.id) || teams.includes(fixture.away.id)) &&
      (words === undefined || holdsWords(wordsOf(context, fixture), words))
    )
  })
}

function wordsOf({ merchant }: Context, fixture: SeedFixture): string {
  const { home, away, league } = namesIn(merchant, fixture)
  return `${home.name} ${away.name} ${league.name}`
}

function findListed({ store, now, seed }: Asked, id: string): Listed | null {
  const fixture = fixtureById(seed, id, now())
  return fixture && { fixture, state: gameAt(fixture, now(), store.sportsDeeds.of(id, now())).state }
}

function boundsOf({ merchant }: Context, day: string) {
  const date = readDay(day)
  if (!date) throw new Malformed('day', 'expected a day of the calendar')
  const zone = merchant.timeZone ?? 'UTC'
  return { from: dayStart(zone, date), until: dayStart(zone, addDays(date, 1)) }
}

/** Counts fixtures as the list of sports tells them. */
export function createCounter({ merchant, now }: Pick<Context, 'merchant' | 'now'>) {
  const zone = merchant.timeZone ?? 'UTC'
  const today = dayIn(zone, now())
  const [first, second, third] = [0, 1, 2].map((days) => dayStart(zone, addDays(today, days)))
  const within = ({ fixture: { startsAt } }: Listed, from = 0, until = 0): boolean =>
    startsAt >= from && startsAt < until
  return (all: readonly Listed[]) => ({
    live: all.filter(isOn).length,
    today: all.filter((each) => within(each, first, second)).length,
    tomorrow: all.filter((each) => within(each, second, third)).length,
    week: all.length,
  })
}
