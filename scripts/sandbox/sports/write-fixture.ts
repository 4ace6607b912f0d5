/** A fixture as it goes over the wire. */
import type { WireReplyOf } from '../../../src/api/transport/endpoint.ts'
import type { getFixture } from '../../../src/api/sports/fixtures.ts'
import { writePrice } from '../../../src/rules/sports/price.ts'
import { toDecimal } from '../../../src/rules/money/money.ts'
import { createRandom, numberOf } from '../seeds/random.ts'
import { minorUnits, type ContentLanguage, type MerchantSeed } from '../site/merchant.ts'
import { mainOf, marketId, marketsOf, outcomeId, type OfferedMarket } from './book.ts'
import type { View } from './view.ts'
import { namesIn, type SeedTeam, type TeamName } from './sport-names.ts'
import { lineIn, sportsWord } from './sports-words.ts'

export type WireFixture = WireReplyOf<typeof getFixture>['fixture']
type WireMarket = WireFixture['markets'][number]

/** Who is told of it. */
export interface Reader {
  readonly language: ContentLanguage
  readonly merchant: MerchantSeed
}

/** The most that is taken on a boosted price, in whole units of the currency. */
const BOOST_STAKE = 50

/** @param all all of its markets, and not the main ones alone */
export function writeFixture(view: View, reader: Reader, all = false): WireFixture {
  const { fixture, at } = view
  const { sport } = fixture
  const { league, home, away } = namesIn(reader.merchant, fixture)
  const markets = marketsOf(view)
  return {
    id: fixture.id,
    version: at,
    sport: sport.code,
    league,
    stage: fixture.isSemifinal ? sportsWord(reader.language, 'semifinal') : '',
    home: writeTeam(home, sport.players),
    away: writeTeam(away, sport.players),
    ...writeStanding(view, markets.length),
    markets: (all ? markets : mainOf(markets)).map((market) => writeMarket(view, market, reader)),
  }
}

export function writeStanding({ fixture, at, game }: View, marketCount = 0) {
  const { state, clock, period, score, parts, points } = game
  return {
    startsAt: fixture.startsAt,
    state,
    clock: clock && { ...clock, isRunning: clock.isRunning && state === 'live', at },
    period,
    score,
    parts: [...parts],
    points,
    marketCount,
  }
}

const PATTERNS = ['plain', 'stripes', 'hoops', 'halves', 'sash', 'chevron']
const EMBLEMS = ['none', 'star', 'sun', 'tree', 'crown', 'tower']
const COLORS = ['#0f3d7a', '#b3202c', '#0b6b4f', '#5b2a86', '#1a1a2e', '#0e7490']

/** Two teams of three have a crest that the platform describes; the others are left to the page. */
function writeTeam({ id, name, shortName }: SeedTeam & TeamName, isPlayer: boolean) {
  const random = createRandom(numberOf(id))
  const isDescribed = !isPlayer && random.below(3) > 0
  const crest = {
    pattern: random.pick(PATTERNS),
    colors: [random.pick(COLORS), '#f4f1de'],
    emblem: random.pick(EMBLEMS),
  }
  return { id, name, shortName: shortName === name ? '' : shortName, isPlayer, crest: isDescribed ? crest : null }
}

export function writeMarket({ fixture }: View, market: OfferedMarket, { language, merchant }: Reader): WireMarket {
  const { key, group, line, paused, offers } = market
  const sides = namesIn(merchant, fixture)
  return {
    id: marketId(fixture, key),
    group,
    name: marketName(key, line, offers.length, language),
    line: lineOf(key),
    paused,
    outcomes: offers.map(({ kind, price, normal }) => ({
      id: outcomeId(fixture, key, kind),
      kind,
      name: choiceName(sides, key, kind, language),
      price: writePrice(price),
      boost: normal && {
        normal: writePrice(normal),
        until: fixture.startsAt,
        mostStake: toDecimal(minorUnits(merchant, BOOST_STAKE), merchant.currencyDigits),
      },
    })),
  }
}

/** The line of totals and handicaps; empty for every other market, such as that of a set by its number. */
export function lineOf(key: string): string {
  const [kind, line = ''] = key.split(':')
  return kind === 'set' ? '' : line
}

/** What a market is called. @param count of its outcomes: where nobody draws, it is about the winner */
export function marketName(key: string, line: string, count: number, language: ContentLanguage): string {
  const [kind = ''] = key.split(':')
  return sportsWord(language, kind === 'result' && count === 2 ? 'winner' : kind, line)
}

/** What an outcome is called: by the side, or in words. */
export function choiceName(
  { home, away }: { readonly home: Pick<TeamName, 'name'>; readonly away: Pick<TeamName, 'name'> },
  key: string,
  kind: string,
  language: ContentLanguage,
): string {
  const [market = '', line = ''] = key.split(':')
  const side = kind === 'home' ? home.name : kind === 'away' ? away.name : null
  if (side === null) return sportsWord(language, kind, line)
  if (market !== 'handicap') return side
  const added = kind === 'home' ? Number(line) : -Number(line)
  return `${side} ${added > 0 ? '+' : '−'}${lineIn(language, String(Math.abs(added)))}`
}
