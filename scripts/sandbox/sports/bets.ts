/** What a member has bet on fixtures, and ending it early. */
import type * as calls from '../../../src/api/sports/sports-bets.ts'
import { Refused } from '../answers.ts'
import { signedIn, type Context } from '../context.ts'
import type { Answers } from '../contract.ts'
import { familyIn, listed, orRefuse } from '../handling.ts'
import { readAmount } from '../money/read-amount.ts'
import type { ContentLanguage } from '../site/merchant.ts'
import type { SportsBet, SportsLeg } from '../store/sports/sports-bets.ts'
import { quoteOf, readOutcomeId } from './book.ts'
import { viewOf } from './view.ts'
import { fixtureById } from './calendar.ts'
import { endBet, legNow, possibleReturn } from './settle.ts'
import { namesIn } from './sport-names.ts'
import { sportsWord } from './sports-words.ts'
import { choiceName, lineOf, marketName } from './write-fixture.ts'

export const sportsBets = {
  listSportsBets: ({ language, status, slip, ...page }, context) => {
    const family = familyIn(context, language)
    const all = context.store.sportsBets
      .ofMember(signedIn(context).id)
      .filter(
        (bet) =>
          (status === undefined || (status === 'open') === (bet.status === 'open')) &&
          (slip === undefined || bet.slip === slip),
      )
    return listed(all, page, (bet) => writeBet(bet, context, family))
  },

  cashOutBet: ({ from, amount: text }, context) => {
    const { store } = context
    const { id } = signedIn(context)
    const bet = orRefuse(store.sportsBets.ofRecord(id, from), 'bet not found')
    const record = orRefuse(store.records.bet(id, from), 'bet not found')
    const offer = orRefuse(cashOutOf(context, bet), 'cash-out not offered')
    if (readAmount(context, text) !== offer) throw new Refused('cash-out changed', { amount: context.money(offer) })
    endBet(context, bet, record, offer, 'cash-out')
    return { reference: bet.record, amount: context.money(offer) }
  },
} satisfies Answers<typeof calls>

/** What the house keeps of what a bet is worth, in thousandths. */
const KEPT = 950n
const MILLION = 1_000_000

/** What a bet would be ended for: what it can bring by the chances of now; `null` where nobody can say. */
function cashOutOf(context: Context, bet: SportsBet): bigint | null {
  if (bet.status !== 'open' || bet.mode === 'system') return null
  const legs = bet.legs.map((leg) => legNow(context, leg, bet.dueAt))
  let chance = 1
  for (const leg of legs) {
    const part = leg.state === 'open' ? chanceOf(context, leg) : leg.state === 'lost' ? null : 1
    if (part === null) return null
    chance *= part
  }
  const most = possibleReturn(context.merchant, { ...bet, legs })
  const worth = (most * BigInt(Math.floor(chance * MILLION)) * KEPT) / (BigInt(MILLION) * 1000n)
  return worth > 0n ? worth : null
}

/** `null` while its market takes no bets. */
function chanceOf({ store, now, seed }: Context, { outcome }: SportsLeg): number | null {
  const named = readOutcomeId(outcome)
  const fixture = named && fixtureById(seed, named.fixture, now())
  const quote = fixture ? quoteOf(viewOf({ store, now }, fixture), named.key, named.kind) : null
  return quote && quote.paused === null ? quote.offer.chance : null
}

function writeBet(bet: SportsBet, context: Context, language: ContentLanguage) {
  const { money } = context
  const { record, slip, mode, size, at, stake, win, dueAt } = bet
  const isOpen = bet.status === 'open'
  const cashOut = cashOutOf(context, bet)
  return {
    record,
    slip,
    time: at,
    mode,
    size,
    status: isOpen ? ('open' as const) : bet.status === 'void' ? ('void' as const) : ('settled' as const),
    betAmount: money(stake),
    possibleReturn: isOpen ? money(possibleReturn(context.merchant, bet)) : null,
    winAmount: money(win),
    cashOut: cashOut === null ? null : money(cashOut),
    legs: bet.legs.map((leg) => writeLeg(isOpen ? legNow(context, leg, dueAt) : leg, dueAt, context, language)),
  }
}

/** What a leg is called. */
export function nameLeg(
  { seed, merchant }: Pick<Context, 'seed' | 'merchant'>,
  { outcome }: SportsLeg,
  dueAt: number,
  language: ContentLanguage,
) {
  const named = readOutcomeId(outcome)
  const fixture = named && fixtureById(seed, named.fixture, dueAt)
  const sides = fixture && namesIn(merchant, fixture)
  const [, line = ''] = named?.key.split(':') ?? []
  const isTwoWay = fixture?.sport.kind === 'sets' || fixture?.sport.isDrawn === false
  return {
    fixture: named?.fixture ?? '',
    event: sides ? `${sides.home.name} ${sportsWord(language, 'versus')} ${sides.away.name}` : '',
    market: named ? marketName(named.key, line, isTwoWay ? 2 : 3, language) : '',
    line: named ? lineOf(named.key) : '',
    choice: named && sides ? choiceName(sides, named.key, named.kind, language) : outcome,
    startsAt: fixture?.startsAt ?? 0,
  }
}

const writeLeg = (leg: SportsLeg, dueAt: number, context: Context, language: ContentLanguage) => {
  const { outcome, price, state, result } = leg
  return { ...nameLeg(context, leg, dueAt, language), outcome, price, state, result }
}
