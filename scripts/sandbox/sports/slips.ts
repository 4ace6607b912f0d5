/**
 * Slips: a launch hands one over, which moves nothing; the vendor takes it once its page opens. Taken twice it is the same
 * bets, since they go by the slip's id.
 */
import { randomBytes } from 'node:crypto'
import type { InferOutput } from 'valibot'
import type { handedSlip } from '../../../src/api/sports/slip-shape.ts'
import { comparePrices, isSamePrice, readPrice, writePrice, type Price } from '../../../src/rules/sports/price.ts'
import { combinationsOf } from '../../../src/rules/sports/slip-return.ts'
import { conflictsOf } from '../../../src/rules/sports/slip.ts'
import { Refused } from '../answers.ts'
import { signedIn, type Context, type Services } from '../context.ts'
import { requireModule } from '../handling.ts'
import { readAmountWithin } from '../money/read-amount.ts'
import { sumBalance } from '../games/play/vendor-wallets.ts'
import { gameById } from '../seeds/games/catalogue.ts'
import type { SportsBet, SportsLeg } from '../store/sports/sports-bets.ts'
import { openBet, possibleReturn } from './settle.ts'
import { marketId, quoteOf, readOutcomeId } from './book.ts'
import { viewOf, type View } from './view.ts'
import { fixtureById } from './calendar.ts'
import { endOf } from './game.ts'
import { sportsVendor } from './fixtures.ts'
import { slipTerms } from './slip-terms.ts'

type HandedSlip = InferOutput<typeof handedSlip>
type HandedPick = HandedSlip['picks'][number]

/** A slip that is no longer taken once its launch is, in milliseconds. */
export const HANDED_MS = 60_000

/**
 * Keeps what a launch hands over, at the prices that were agreed to.
 * @throws Refused for a price that is another now, for what is not taken, and for what can't be
 */
export function handSlip(context: Context, vendor: string, slip: HandedSlip): void {
  requireModule(context, 'FIXTURES')
  const { store, now } = context
  const member = signedIn(context)
  if (vendor !== sportsVendor(context.merchant)) throw new Refused('slip not taken')
  if (store.sportsBets.ofSlip(member.id, slip.id).length > 0) return
  checkShape(context, slip)
  const legs = checkPicks(context, slip)
  const bets = betsOf(context, slip, legs)
  const stake = bets.reduce((sum, bet) => sum + bet.stake, 0n)
  if (sumBalance(context, member) < stake) throw new Refused('insufficient balance', { balance: 'insufficient' })
  const { mostReturn } = slipTerms(context.merchant)
  const most = bets.reduce((sum, bet) => sum + possibleReturn(context.merchant, bet), 0n)
  if (mostReturn !== null && most > mostReturn) throw new Refused('return above the maximum')
  store.db.transaction(() => {
    store.sportsBets.forgetHanded(member.id)
    for (const bet of bets) store.sportsBets.add({ ...bet, member: member.id, vendor, at: now() })
  })
}

/** @throws Refused for what could never all come in, and for more than is taken */
function checkShape({ merchant }: Context, { mode, size, picks }: HandedSlip): void {
  const { mostPicks, mostLines } = slipTerms(merchant)
  const lines = mode === 'single' ? picks.length : combinationsOf(picks.length, size)
  const isOdd =
    (mode === 'single' && size !== 1) ||
    (mode === 'combined' && (size !== picks.length || size < 2)) ||
    (mode === 'system' && (size < 2 || size >= picks.length)) ||
    (mode !== 'single' && picks.some(({ stake }) => stake !== picks[0]?.stake)) ||
    new Set(picks.map(({ outcome }) => outcome)).size < picks.length
  if (isOdd || picks.length > mostPicks || lines > mostLines) throw new Refused('slip not taken')
  const all = picks.map((pick) => ({ ...pick, agreed: agreedPrice(pick), relates: [] }))
  if (mode !== 'single' && conflictsOf(all).length > 0) throw new Refused('impossible combination')
}

/** Its schema takes a price alone. */
const agreedPrice = ({ price }: HandedPick): Price => readPrice(price) as Price

interface Taken {
  readonly leg: SportsLeg
  readonly view: View
}

/** @throws Refused, naming the picks that are closed, or whose price is another */
function checkPicks(context: Context, { picks, acceptsHigher }: HandedSlip): Taken[] {
  const found = picks.map((pick) => ({ pick, ...findPick(context, pick) }))
  const closed = found.filter(({ quote }) => !quote || quote.paused !== null)
  if (closed.length > 0)
    throw new Refused('market closed', { picks: closed.map(({ pick: { outcome } }) => ({ outcome, price: null })) })
  const moved = found.filter(({ pick, quote }) => {
    const order = quote ? comparePrices(quote.offer.price, agreedPrice(pick)) : 0
    return order < 0 || (order > 0 && !acceptsHigher)
  })
  if (moved.length > 0)
    throw new Refused('price changed', {
      picks: moved.map(({ pick: { outcome }, quote }) => ({ outcome, price: quote?.price ?? null })),
    })
  return found.map(({ pick, quote, view }) => {
    // All of them are there: otherwise it was refused.
    if (!quote || !view) throw new Error(`${pick.outcome} has lost its price`)
    const { normal, price } = quote.offer
    // What is boosted is so for small stakes alone.
    const isOver = normal !== null && !isSamePrice(normal, price) && readStake(context, pick) > boostStake(context)
    if (isOver) throw new Refused('boost stake above the maximum', { field: 'amount' })
    return {
      view,
      leg: { fixture: pick.fixture, outcome: pick.outcome, price: writePrice(price), state: 'open', result: '' },
    }
  })
}

function findPick(context: Context, { fixture: id, market, outcome }: HandedPick) {
  const named = readOutcomeId(outcome)
  const fixture = named?.fixture === id ? fixtureById(context.seed, id, context.now()) : null
  if (!named || !fixture || marketId(fixture, named.key) !== market) return { view: null, quote: null }
  const view = viewOf(context, fixture)
  return { view, quote: quoteOf(view, named.key, named.kind) }
}

const boostStake = (context: Context): bigint => slipTerms(context.merchant).leastStake * 50n

function readStake(context: Context, { stake }: Pick<HandedPick, 'stake'>): bigint {
  const { leastStake, mostStake } = slipTerms(context.merchant)
  return readAmountWithin(context, stake, { min: leastStake, max: mostStake ?? leastStake })
}

/** The bets that a slip is: one of all its picks, or one each. */
function betsOf(context: Context, { id, mode, size, picks }: HandedSlip, taken: readonly Taken[]) {
  const { now, store } = context
  const make = (
    line: number,
    legs: readonly Taken[],
    lineStake: bigint,
    lines: bigint,
  ): Omit<SportsBet, 'member' | 'vendor' | 'at'> => ({
    record: `B${new Date(now()).toISOString().slice(0, 10).replaceAll('-', '')}-${randomBytes(5).toString('hex').toUpperCase()}`,
    slip: id,
    line,
    mode,
    size,
    lineStake,
    stake: lineStake * lines,
    win: 0n,
    status: 'handed',
    legs: legs.map(({ leg }) => leg),
    dueAt: Math.max(...legs.map(({ view: { fixture } }) => endOf(fixture, store.sportsDeeds.of(fixture.id, now())))),
  })
  const stakes = picks.map((pick) => readStake(context, pick))
  if (mode === 'single') return taken.map((each, line) => make(line, [each], stakes[line] ?? 0n, 1n))
  return [make(0, taken, stakes[0] ?? 0n, BigInt(combinationsOf(picks.length, size)))]
}

/** What a vendor's page plays with. */
interface Table {
  readonly member: string | null
  readonly account: string
  readonly house: string
  readonly merchant: string
  readonly demo: boolean
  readonly gameId: string
}

/** What became of a bet that was handed over, for the vendor's page. */
export interface TakenSlip {
  readonly outcome: 'placed' | 'changed' | 'closed' | 'insufficient'
  readonly bet: SportsBet
}

/**
 * The vendor takes what its player has just handed over: each slip once, none that is not paid for, and none at a price that
 * has fallen, or that takes no bets, since then.
 */
export function takeSlips(services: Pick<Services, 'store' | 'now' | 'seed' | 'merchants'>, seat: Table): TakenSlip[] {
  const { store, now, seed } = services
  const { member, demo } = seat
  if (member === null || demo) return []
  const vendor = gameById(seed, seat.gameId)?.vassalage
  const good = store.sportsBets.handedBy(member).filter((bet) => bet.vendor === vendor && bet.at >= now() - HANDED_MS)
  if (good.length === 0) return []
  return store.db.transaction(() =>
    good.map((bet): TakenSlip => {
      const outcome = judgeNow(services, bet, seat)
      if (outcome === 'placed') openBet(services, bet, seat)
      else store.sportsBets.forget(bet.record)
      return { outcome, bet }
    }),
  )
}

function judgeNow(
  services: Pick<Services, 'store' | 'now' | 'seed'>,
  bet: SportsBet,
  { account }: Table,
): TakenSlip['outcome'] {
  const quotes = bet.legs.map((leg) => {
    const named = readOutcomeId(leg.outcome)
    const fixture = named && fixtureById(services.seed, named.fixture, services.now())
    return { leg, quote: fixture ? quoteOf(viewOf(services, fixture), named.key, named.kind) : null }
  })
  if (quotes.some(({ quote }) => !quote || quote.paused !== null)) return 'closed'
  // The cast: written from a price.
  const hasFallen = quotes.some(
    ({ leg, quote }) => quote && comparePrices(quote.offer.price, readPrice(leg.price) as Price) < 0,
  )
  if (hasFallen) return 'changed'
  return services.store.ledger.balance(account) >= bet.stake ? 'placed' : 'insufficient'
}
