/** Bets on fixtures from the vendor's hand to their end: by the sandbox's clock, through the ledger, with a betting record each. */
import { readPrice, type Price } from '../../../src/rules/sports/price.ts'
import { returnOfCombined, returnOfSingles, returnOfSystem } from '../../../src/rules/sports/slip-return.ts'
import type { Services } from '../context.ts'
import { gameById } from '../seeds/games/catalogue.ts'
import type { MerchantSeed } from '../site/merchant.ts'
import type { Bet } from '../store/records/bets.ts'
import { seedInUse } from '../store/records/fairness-seeds.ts'
import type { SportsBet, SportsLeg } from '../store/sports/sports-bets.ts'
import { readOutcomeId } from './book.ts'
import { resultOf } from './market-chances.ts'
import { viewOf } from './view.ts'
import { fixtureById } from './calendar.ts'
import { endOf } from './game.ts'
import { slipTerms } from './slip-terms.ts'
import { namesIn } from './sport-names.ts'
import { choiceName } from './write-fixture.ts'

type Asked = Pick<Services, 'store' | 'now' | 'seed'>
type Named = Pick<Services, 'seed' | 'merchants'>

/** What it counts in what is paid: what is lost is nothing, what is returned is as if it had not been there. */
function factorOf({ state, price }: SportsLeg): Price {
  if (state === 'lost') return { units: 0, scale: 0 }
  // Written by `slips.ts`, from a price.
  return state === 'returned' ? { units: 1, scale: 0 } : (readPrice(price) as Price)
}

/** What a bet brings as its legs stand, those that are open taken for won. */
export function possibleReturn(
  merchant: MerchantSeed,
  { mode, size, lineStake, legs }: Pick<SportsBet, 'mode' | 'size' | 'lineStake' | 'legs'>,
): bigint {
  const factors = legs.map(factorOf)
  if (mode === 'system') return returnOfSystem(lineStake, factors, size).total
  if (mode === 'single') return returnOfSingles(factors.map((price) => ({ stake: lineStake, price }))).total
  if (factors.some(({ units }) => units === 0)) return 0n
  const counted = factors.filter(({ units, scale }) => units !== 1 || scale !== 0)
  return returnOfCombined(lineStake, counted, slipTerms(merchant).extras).total
}

/** How a leg stands now: open until its fixture is over. */
export function legNow(asked: Asked, leg: SportsLeg, dueAt: number): SportsLeg {
  const named = readOutcomeId(leg.outcome)
  const fixture = named && fixtureById(asked.seed, named.fixture, dueAt)
  if (!named || !fixture) return { ...leg, state: 'returned' }
  const { game } = viewOf(asked, fixture)
  if (game.state === 'postponed') return { ...leg, state: 'returned' }
  if (game.state !== 'finished' || !game.score) return leg
  const { home, away } = game.score
  return { ...leg, state: resultOf(named.key, named.kind, game), result: `${home} : ${away}` }
}

/** Takes the stake, and begins the betting record. Within a transaction. */
export function openBet(
  { store, now, seed, merchants }: Asked & Named,
  bet: SportsBet,
  {
    account,
    house,
    merchant,
    gameId,
  }: { readonly account: string; readonly house: string; readonly merchant: string; readonly gameId: string },
): void {
  const game = gameById(seed, gameId)
  if (!game) return
  const at = now()
  store.ledger.post({
    merchant,
    reason: 'stake',
    reference: bet.record,
    at,
    entries: [
      { account, amount: -bet.stake },
      { account: house, amount: bet.stake },
    ],
  })
  store.bets.add({
    record: bet.record,
    merchant,
    member: bet.member,
    account,
    house,
    round: `${bet.slip}-${bet.line}`,
    vendor: game.vassalage,
    game: game.gameId,
    node: game.nodeId,
    gameName: game.gameName,
    category: game.category,
    room: '',
    demo: false,
    stake: bet.stake,
    win: 0n,
    validBet: bet.stake,
    status: 'open',
    at,
    settledAt: null,
    // It ends by the book below, and never by the games' own clock.
    dueAt: Number.MAX_SAFE_INTEGER,
    seed: seedInUse(store.db, account, game.gameId).id,
    nonce: 0,
    bet: '{}',
    details: detailsOf({ seed, merchants }, merchant, bet),
    state: null,
  })
  store.sportsBets.keep({ ...bet, status: 'open', at })
}

/** What the betting record shows of each leg: the shape of a coupon. */
function detailsOf({ seed, merchants }: Named, merchant: string, { legs, dueAt }: SportsBet): string {
  const audience = merchants.get(merchant)
  const shown = legs.map(({ outcome, price, state, result }) => {
    const named = readOutcomeId(outcome)
    const fixture = named && fixtureById(seed, named.fixture, dueAt)
    const sides = fixture && audience && namesIn(audience, fixture)
    const [home = 0, away = 0] = result.split(' : ').map(Number)
    return {
      fixture: named?.fixture ?? '',
      home: sides?.home.name ?? '',
      away: sides?.away.name ?? '',
      pick:
        named && sides
          ? named.key === 'result'
            ? named.kind
            : choiceName(sides, named.key, named.kind, 'en')
          : outcome,
      // In hundredths, as the games' own coupons have them.
      odds: state === 'returned' ? 100 : Math.round(Number(price) * 100),
      ...(result !== '' && { score: { home, away } }),
      ...(state !== 'open' && { right: state !== 'lost' }),
    }
  })
  return JSON.stringify([{ legs: shown }])
}

/** Settles all whose fixtures are over; asked before every call. */
export function settleSports(asked: Asked & Named): void {
  const { store, now } = asked
  const due = store.sportsBets.due(now())
  if (due.length > 0) store.db.transaction(() => due.forEach((bet) => settleOne(asked, bet)))
}

function settleOne(asked: Asked & Named, bet: SportsBet): void {
  const { store, merchants, now, seed } = asked
  const record = store.records.bet(bet.member, bet.record)
  const merchant = record && merchants.get(record.merchant)
  if (!record || !merchant) return
  const legs = bet.legs.map((leg) => (leg.state === 'open' ? legNow(asked, leg, bet.dueAt) : leg))
  if (legs.some(({ state }) => state === 'open')) {
    const ends = legs.flatMap(({ fixture: id, state }) => {
      const fixture = state === 'open' ? fixtureById(seed, id, bet.dueAt) : null
      return fixture ? [endOf(fixture, store.sportsDeeds.of(id, now()))] : []
    })
    // A goal in the last second has put the end off by a tick at the most.
    return store.sportsBets.keep({ ...bet, legs, dueAt: Math.max(now() + 1000, ...ends) })
  }
  endBet(asked, { ...bet, legs }, record, possibleReturn(merchant, { ...bet, legs }))
}

/**
 * Pays what a bet has brought, and ends its record. The ledger takes the reference but once. Within a transaction.
 * @param reason what the posting is called: `cash-out` where it ends before its fixtures do
 */
export function endBet(
  { store, now, seed, merchants }: Asked & Named,
  bet: SportsBet,
  record: Bet,
  win: bigint,
  reason: 'win' | 'cash-out' = 'win',
): void {
  const at = now()
  const isVoid = bet.legs.every(({ state }) => state === 'returned')
  if (win > 0n)
    store.ledger.post({
      merchant: record.merchant,
      reason,
      reference: `${bet.record}-WIN`,
      at,
      entries: [
        { account: record.account, amount: win },
        { account: record.house, amount: -win },
      ],
    })
  const status = isVoid ? 'void' : 'settled'
  store.bets.keep({
    ...record,
    status,
    win,
    validBet: isVoid ? 0n : record.stake,
    settledAt: at,
    dueAt: null,
    details: detailsOf({ seed, merchants }, record.merchant, bet),
  })
  store.sportsBets.keep({ ...bet, status, win })
}
