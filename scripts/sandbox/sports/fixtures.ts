/** Sports, fixtures and their updates. */
import type * as calls from '../../../src/api/sports/fixtures.ts'
import type { Context } from '../context.ts'
import type { Answers } from '../contract.ts'
import { familyIn, listed, orRefuse, requireModule } from '../handling.ts'
import { offeredLanes } from '../seeds/games/offers.ts'
import type { MerchantSeed } from '../site/merchant.ts'
import { viewOf } from './view.ts'
import { fixtureById } from './calendar.ts'
import { createCounter, listedFixtures, wantedFixtures } from './listing.ts'
import { SPORT_KINDS } from './sport-kinds.ts'
import { leagueName, leaguesOf, regionOf } from './sport-names.ts'
import { sportsWord } from './sports-words.ts'
import { slipTerms } from './slip-terms.ts'
import { updatesOf } from './updates.ts'
import { writeFixture } from './write-fixture.ts'

/** Who is told, in the language that the payload names. @throws Refused where the merchant has no fixtures; Malformed */
function readerOf(context: Context, language: string) {
  requireModule(context, 'FIXTURES')
  return { language: familyIn(context, language), merchant: context.merchant }
}

/** The vendor that takes the bets: the first that the merchant has for sports. */
export const sportsVendor = (merchant: MerchantSeed): string | undefined =>
  offeredLanes(merchant).find(({ category }) => category === 'SPORTS')?.vendors[0]?.code

export const fixtures = {
  listSports: ({ language }, context) => {
    const reader = readerOf(context, language)
    const vassalage = orRefuse(sportsVendor(context.merchant), 'operation not allowed')
    const count = createCounter(context)
    const region = regionOf(context.merchant)
    const bySport = Map.groupBy(listedFixtures(context), ({ fixture }) => fixture.sport.code)
    const list = SPORT_KINDS.map((sport) => {
      const all = bySport.get(sport.code) ?? []
      const byLeague = Map.groupBy(all, ({ fixture }) => fixture.league.id)
      const leagues = leaguesOf(sport).map((league) => ({
        ...league,
        name: leagueName(region, league),
        ...count(byLeague.get(league.id) ?? []),
      }))
      return { code: sport.code, name: sportsWord(reader.language, sport.code), ...count(all), leagues }
    })
    return { vassalage, list, terms: writeTerms(context) }
  },

  listFixtures: ({ language, pageNo, pageSize, ...wanted }, context) => {
    const reader = readerOf(context, language)
    const found = wantedFixtures(context, wanted)
    const page = listed(found, { pageNo, pageSize }, ({ fixture }) => writeFixture(viewOf(context, fixture), reader))
    return { now: context.now(), ...page }
  },

  getFixture: ({ id, language }, context) => {
    const reader = readerOf(context, language)
    const found = orRefuse(fixtureById(context.seed, id, context.now()), 'fixture not found')
    const view = viewOf(context, found)
    const history = view.game.history.map(({ scored: { side }, ...change }) => ({ ...change, side }))
    return { now: context.now(), fixture: writeFixture(view, reader, true), history }
  },

  listSportsUpdates: ({ language, ...watched }, context) => {
    const reader = readerOf(context, language)
    return { now: context.now(), list: updatesOf(context, reader, watched) }
  },
} satisfies Answers<typeof calls>

function writeTerms({ merchant, money }: Context) {
  const { leastStake, mostStake, mostReturn, extras, ...terms } = slipTerms(merchant)
  return {
    ...terms,
    leastStake: money(leastStake),
    mostStake: mostStake === null ? null : money(mostStake),
    mostReturn: mostReturn === null ? null : money(mostReturn),
    extras: [...extras],
  }
}
