import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { comparePrices, writePrice } from '../../../src/rules/sports/price.ts'
import { openStore } from '../store/store.ts'
import { marketsOf, marketOf, type OfferedMarket } from './book.ts'
import { resultOf } from './market-chances.ts'
import { viewOf, type View } from './view.ts'
import { DAY_MS, DAYS_AHEAD, fixtureById, fixturesBetween, type SeedFixture } from './calendar.ts'
import { outlookOf, raceChance } from './chances.ts'
import { endOf, scoresAround } from './game.ts'
import { FIXTURES_A_DAY, SPORT_KINDS } from './sport-kinds.ts'
import { leagueTurns } from './league-turns.ts'
import { leagueName, leaguesOf, REGIONS, regionOf, SHORT, teamName, teamsIn, type Region } from './sport-names.ts'

const DAY = Date.UTC(2026, 5, 1)
const store = openStore(':memory:')
const look = (fixture: SeedFixture, at: number): View => viewOf({ store, now: () => at }, fixture)
const all = fixturesBetween(1, DAY, DAY + DAYS_AHEAD * DAY_MS)
const ofSport = (code: string): SeedFixture[] =>
  all.filter(({ sport, isPostponed }) => sport.code === code && !isPostponed)

describe('the calendar', () => {
  test('has ten thousand fixtures of twelve sports in a week, the same every time', () => {
    expect(all.length).toBeGreaterThanOrEqual(10_000)
    expect(new Set(all.map(({ sport }) => sport.code)).size).toBe(12)
    expect(new Set(all.map(({ id }) => id)).size).toBe(all.length)
    const [one] = all
    expect(one && fixtureById(1, one.id, DAY)).toEqual(one)
    expect(fixturesBetween(2, DAY, DAY + DAY_MS).map(({ home }) => home.id)).not.toEqual(
      fixturesBetween(1, DAY, DAY + DAY_MS).map(({ home }) => home.id),
    )
    expect(FIXTURES_A_DAY * DAYS_AHEAD).toBe(10_010)
  })

  test('has nobody play against themselves, and names that differ within a league', () => {
    expect(all.every(({ home, away }) => home.id !== away.id)).toBe(true)
    // The cast: its keys are regions.
    for (const region of Object.keys(REGIONS) as Region[])
      for (const sport of SPORT_KINDS) {
        expect(leaguesOf(sport).length, sport.code).toBeGreaterThanOrEqual(4)
        const leagues = leaguesOf(sport).map((league) => leagueName(region, league))
        expect(new Set(leagues).size, leagues.join(', ')).toBe(leagues.length)
        expect(
          leagues.some((name) => /\d/.test(name)),
          `${region} ${sport.code}`,
        ).toBe(false)
        for (const league of leaguesOf(sport)) {
          const names = teamsIn(league).map((team) => teamName(region, sport, team))
          for (const key of ['name', 'shortName'] as const) {
            const written = names.map((each) => each[key])
            expect(new Set(written).size, `${region} ${league.id}: ${written.join(', ')}`).toBe(32)
          }
          for (const { shortName } of names) expect(shortName.length, shortName).toBeLessThanOrEqual(SHORT)
        }
      }
  })

  test('has nobody play in two games at a time, also where one day meets the next (property)', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1 }), fc.integer({ min: 0, max: 90_000 }), (seed, day) => {
        const busy = new Map<string, number>()
        const met = fixturesBetween(seed, day * DAY_MS, (day + 3) * DAY_MS)
        for (const fixture of met.toSorted((one, other) => one.startsAt - other.startsAt)) {
          const end = endOf(fixture, [])
          for (const { id } of [fixture.home, fixture.away]) {
            expect(busy.get(id) ?? 0, `${id} in ${fixture.id}`).toBeLessThanOrEqual(fixture.startsAt)
            busy.set(id, end)
          }
        }
      }),
      { numRuns: 8 },
    )
  })

  test('gives each league as many fixtures every day, the first one the most', () => {
    for (const sport of SPORT_KINDS) {
      const turns = leagueTurns(sport)
      expect(turns).toHaveLength(sport.share)
      const counts = leaguesOf(sport).map((league) => turns.filter((turn) => turn.league === league).length)
      expect(Math.min(...counts), sport.code).toBeGreaterThan(0)
      expect(Math.max(...counts), sport.code).toBe(counts[0])
      for (const { league, count } of turns) expect(count).toBe(counts[league.rank - 1])
    }
  })

  test.each([
    ['vietnam', ['en', 'vi']],
    ['plata', ['es-AR', 'en']],
    ['english', ['zh-Hans', 'en']],
  ] as const)('has names of %s for who speaks %j', (region, spoken) => {
    expect(regionOf({ languages: spoken.map((catalogue) => ({ code: catalogue, catalogue })) })).toBe(region)
  })

  test.each(['', 'f', 'f1-0', 'f20605-99999', 'x20605-1', `f${DAY / DAY_MS + 400}-1`])('knows no %j', (id) => {
    expect(fixtureById(1, id, DAY)).toBeNull()
  })
})

describe('chances', () => {
  test('of a score are those of a bell where they are counted out, within a hundredth', () => {
    const [counted, bell] = [2, 1].map((points) =>
      outlookOf({ home: 0, away: 0 }, { home: 9.5 / points, away: 9.5 / points }, points),
    )
    expect(Math.abs((counted?.over(19.5) ?? 0) - (bell?.over(19.5) ?? 1))).toBeLessThan(0.08)
    expect(outlookOf({ home: 2, away: 0 }, { home: 0, away: 0 }, 1)).toMatchObject({ level: 0, both: 0 })
  })

  test('of a race are even where both are, and certain where it is over', () => {
    expect(raceChance(0.5, 25)).toBeCloseTo(0.5, 9)
    expect(raceChance(0.5, 25, { home: 25, away: 23 })).toBe(1)
    expect(raceChance(0.6, 11)).toBeGreaterThan(0.75)
  })
})

/** Moments before and within a fixture. */
const moments = (fixture: SeedFixture): number[] => {
  const length = endOf(fixture, []) - fixture.startsAt
  return [-DAY_MS, -60_000, ...Array.from({ length: 12 }, (_, at) => (length * at) / 12)].map((from) =>
    Math.floor(fixture.startsAt + from),
  )
}

const keptBy = ({ offers }: OfferedMarket): number =>
  offers.reduce((sum, { price }) => sum + 1 / Number(writePrice(price)), 0)

describe('prices', () => {
  test.each(SPORT_KINDS.map(({ code, margin }) => [code, margin] as const))(
    'of %s keep their margin, whatever the score and the clock',
    (code, margin) => {
      let count = 0
      for (const fixture of ofSport(code).slice(0, 12))
        for (const at of moments(fixture))
          for (const market of marketsOf(look(fixture, at))) {
            if (market.paused === 'decided' || market.offers.some(({ normal }) => normal)) continue
            count += 1
            expect(keptBy(market), `${fixture.id} ${market.key}`).toBeGreaterThan(1 + margin - 1e-9)
            // What is rounded off is the house's.
            expect(keptBy(market), `${fixture.id} ${market.key}`).toBeLessThan(1 + margin + 0.05)
            expect(market.offers.every(({ chance }) => chance >= 0 && chance <= 1)).toBe(true)
          }
      expect(count).toBeGreaterThan(100)
    },
  )

  test('stand between two versions, and never go back to an older one', () => {
    for (const code of ['football', 'tennis', 'basketball'])
      for (const fixture of ofSport(code).slice(0, 3)) {
        let last = look(fixture, fixture.startsAt - 120_000)
        for (let at = fixture.startsAt - 119_000; at < fixture.startsAt + 240_000; at += 1000) {
          const next = look(fixture, at)
          expect(next.at).toBeGreaterThanOrEqual(last.at)
          expect(next.at).toBeLessThanOrEqual(at)
          if (next.at === last.at) expect(marketsOf(next)).toEqual(marketsOf(last))
          last = next
        }
      }
  })

  test('jump with a goal, after the market has stood still', () => {
    let seen = 0
    for (const fixture of ofSport('football').slice(0, 60)) {
      const first = scoresAround(fixture, fixture.startsAt, [], 0, DAY_MS)
      const [goal] = scoresAround(fixture, fixture.startsAt + 3_600_000, [], 3_600_000, 3_600_000)
      expect(first).toEqual([])
      if (!goal || goal.at < fixture.startsAt + 60_000) continue
      const others = scoresAround(fixture, goal.at, [], 90_000, 90_000)
      if (others.length > 1) continue
      const [before, within, after] = [goal.at - 20_000, goal.at + 8000, goal.at + 60_000].map((at) =>
        marketOf(look(fixture, at), 'result'),
      )
      expect([before?.paused, after?.paused]).toEqual([null, null])
      expect(within?.paused).toBe('goal')
      const side = goal.side === 'home' ? 0 : 2
      const [old, fresh] = [before?.offers[side]?.price, after?.offers[side]?.price]
      expect(old && fresh && comparePrices(fresh, old)).toBe(-1)
      seen += 1
    }
    expect(seen).toBeGreaterThan(10)
  })

  test('are taken no more once they are decided, and lines follow the score', () => {
    let decided = 0
    for (const fixture of ofSport('football').slice(0, 80)) {
      const view = look(fixture, endOf(fixture, []) - 60_000)
      const total = (view.game.score?.home ?? 0) + (view.game.score?.away ?? 0)
      const lines = marketsOf(view).filter(({ group }) => group === 'totals')
      expect(lines.some(({ line }) => Number(line) > total)).toBe(true)
      if (total < 1) continue
      expect(marketOf(view, `totals:${total - 0.5}`)?.paused).toBe('decided')
      decided += 1
    }
    expect(decided).toBeGreaterThan(20)
  })

  test('of a favourite fall as the clock runs while it leads', () => {
    const leads = ofSport('football').flatMap((fixture) => {
      const views = [0.5, 0.9].map((part) =>
        look(fixture, fixture.startsAt + (endOf(fixture, []) - fixture.startsAt) * part),
      )
      const [early, late] = views
      const isSame =
        early?.game.score?.home === late?.game.score?.home && early?.game.score?.away === late?.game.score?.away
      const prices = views.flatMap((view) => marketOf(view, 'result')?.offers[0]?.chance ?? [])
      return isSame && (early?.game.score?.home ?? 0) > (early?.game.score?.away ?? 0) ? [prices] : []
    })
    expect(leads.length).toBeGreaterThan(10)
    for (const [early = 1, late = 0] of leads) expect(late).toBeGreaterThan(early)
  })

  test('are none once it is over, and each outcome has a result', () => {
    for (const code of SPORT_KINDS.map((sport) => sport.code))
      for (const fixture of ofSport(code).slice(0, 10)) {
        const before = marketsOf(look(fixture, fixture.startsAt - 1000))
        const after = look(fixture, endOf(fixture, []) + 1000)
        expect(after.game.state).toBe('finished')
        expect(marketsOf(after)).toEqual([])
        for (const { key, offers } of before) {
          const results = offers.map(({ kind }) => resultOf(key, kind, after.game))
          expect(results.filter((result) => result === 'won').length, `${fixture.id} ${key}`).toBe(1)
        }
      }
  })
})
