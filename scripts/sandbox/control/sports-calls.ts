/** The operator's hand over a fixture: what happens in it, and whether it is bet on. */
import * as v from 'valibot'
import { readPrice } from '../../../src/rules/sports/price.ts'
import { newReference } from '../handling.ts'
import { choice } from '../scenarios/field.ts'
import { houseAccount, walletAccount } from '../store/ledger.ts'
import { DEED_KINDS, type DeedKind } from '../store/sports/deeds.ts'
import type { SportsBet } from '../store/sports/sports-bets.ts'
import { marketOf, quoteOf, readOutcomeId } from '../sports/book.ts'
import { viewOf } from '../sports/view.ts'
import { DAY_MS, fixtureById } from '../sports/calendar.ts'
import { endOf } from '../sports/game.ts'
import { listedFixtures, isOn } from '../sports/listing.ts'
import { settleSports } from '../sports/settle.ts'
import { takeSlips } from '../sports/slips.ts'
import { gamesOf } from '../seeds/games/catalogue.ts'
import { sportsVendor } from '../sports/fixtures.ts'
import { ofMember, ofMerchant, type AtMember, type AtMerchant } from './calls.ts'
import { ControlError } from './parse.ts'
import { decimal } from './read-body.ts'

export const sportsCalls = [
  // Which fixtures there are, so that a test finds one that is live, or of a sport.
  ofMerchant(
    'GET',
    '/sandbox/fixtures',
    { sport: v.optional(v.string()), live: v.optional(v.string()), limit: v.optional(v.string()) },
    ({ sport, live, limit }, services) => {
      const all = listedFixtures(services).filter(
        (each) => (sport === undefined || each.fixture.sport.code === sport) && (live === undefined || isOn(each)),
      )
      return {
        total: all.length,
        fixtures: all
          .slice(0, Number(limit) || 100)
          .map(({ fixture, state }) => ({ id: fixture.id, sport: fixture.sport.code, state })),
      }
    },
  ),

  ofMerchant(
    'POST',
    '/sandbox/fixtures',
    {
      fixture: v.string('expected the id of a fixture'),
      do: choice(DEED_KINDS),
      /** Whose goal it is; why bets are paused; what is moved or removed, and to which price. */
      side: v.optional(v.picklist(['home', 'away'], 'expected home or away'), 'home'),
      reason: v.optional(v.picklist(['goal', 'review', 'operator'], 'expected goal, review or operator'), 'operator'),
      outcome: v.optional(v.string()),
      market: v.optional(v.string()),
      price: v.optional(v.string()),
    },
    (said, services) => {
      const { store, now, seed } = services
      const fixture = fixtureById(seed, said.fixture, now())
      if (!fixture) throw new ControlError(`fixture: there is no "${said.fixture}"; GET /sandbox/fixtures lists them`)
      const view = viewOf(services, fixture)
      const detail = detailOf(said.do, said, services)
      if (said.do === 'goal' && fixture.sport.kind === 'sets')
        throw new ControlError('do: nobody gives a goal in a game of sets')
      if (said.do === 'remove' && !marketOf(view, detail))
        throw new ControlError(`market: there is no "${said.market ?? ''}"`)
      store.sportsDeeds.add({ fixture: fixture.id, at: now(), kind: said.do, detail })
      for (const bet of store.sportsBets.openOn(fixture.id)) store.sportsBets.keep({ ...bet, dueAt: now() })
      settleSports(services)
      const { game, at } = viewOf(services, fixture)
      return { fixture: fixture.id, version: at, state: game.state, score: game.score }
    },
  ),

  // What the vendor's page does when it opens, for tests that open none.
  ofMember('POST', '/sandbox/slips', {}, (_, services) => takeHanded(services)),

  // A single that the vendor has taken: on a fixture days off, unless an outcome is said.
  ofMember(
    'POST',
    '/sandbox/sports-bets',
    { stake: decimal, outcome: v.optional(v.string()) },
    ({ stake: text, ...said }, services) => {
      const { store, now, seed, at, member } = services
      const outcome = said.outcome ?? `${farFixture(services)}/result/home`
      const named = readOutcomeId(outcome)
      const fixture = named && fixtureById(seed, named.fixture, now())
      const quote = fixture && quoteOf(viewOf(services, fixture), named.key, named.kind)
      if (!quote) throw new ControlError(`outcome: there is no "${outcome}"`)
      const stake = services.amountOf(text, 'stake')
      const bet: SportsBet = {
        record: newReference('BS'),
        slip: newReference('slip'),
        line: 0,
        member: member.id,
        vendor: sportsVendor(at) ?? '',
        mode: 'single',
        size: 1,
        lineStake: stake,
        stake,
        win: 0n,
        status: 'handed',
        legs: [{ fixture: fixture.id, outcome, price: quote.price, state: 'open', result: '' }],
        at: now(),
        dueAt: endOf(fixture, store.sportsDeeds.of(fixture.id, now())),
      }
      store.sportsBets.add(bet)
      return { ...takeHanded(services), record: bet.record, outcome, price: quote.price }
    },
  ),
]

/** A fixture that begins in two days and takes place. */
function farFixture(services: AtMerchant): string {
  const at = services.now() + 2 * DAY_MS
  const found = listedFixtures(services).find(({ fixture }) => fixture.startsAt > at && !fixture.isPostponed)
  if (!found) throw new ControlError('outcome: there is no fixture to bet on')
  return found.fixture.id
}

/** Has the vendor take what a member has handed over; from the wallet, and not from one of the vendor's. */
function takeHanded(services: AtMember): object {
  const { store, at, member, seed } = services
  const vendor = sportsVendor(at)
  const game = gamesOf(at, { seed }).find(({ vassalage, category }) => vassalage === vendor && category === 'SPORTS')
  const house = houseAccount(at.merchantCode)
  store.ledger.open(house, at.merchantCode, true)
  const seat = { member: member.id, account: walletAccount(member.id), house, merchant: at.merchantCode, demo: false }
  takeSlips(services, { ...seat, gameId: game?.gameId ?? '' })
  return { open: store.sportsBets.ofMember(member.id).filter(({ status }) => status === 'open').length }
}

interface Said {
  readonly side: string
  readonly reason: string
  readonly outcome?: string | undefined
  readonly market?: string | undefined
  readonly price?: string | undefined
}

/** What is kept of it. @throws ControlError for what is not there */
function detailOf(
  kind: DeedKind,
  { side, reason, outcome = '', market = '', price = '' }: Said,
  services: AtMerchant,
): string {
  switch (kind) {
    case 'goal':
      return side
    case 'suspend':
      return reason
    case 'remove':
      return market.slice(market.indexOf('/') + 1)
    case 'price': {
      const named = readOutcomeId(outcome)
      const fixture = named && fixtureById(services.seed, named.fixture, services.now())
      if (!fixture || !quoteOf(viewOf(services, fixture), named.key, named.kind))
        throw new ControlError(`outcome: there is no "${outcome}"`)
      if (!readPrice(price)) throw new ControlError('price: expected decimal odds above 1, such as "2.45"')
      return `${named.key}/${named.kind}=${price}`
    }
    default:
      return ''
  }
}
