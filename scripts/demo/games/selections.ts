/** What was bet on with one ticket, in the words of the games: for the betting record's ticket. */
import * as v from 'valibot'
import { parseMoney, toDecimal } from '../../../src/rules/money/money.ts'
import type { Context } from '../../sandbox/context.ts'
import type { Selection } from '../../sandbox/demo-port.ts'
import type { Words } from './words/en.ts'
import { WORDS } from './words/words.ts'
import type { Bet } from '../../sandbox/store/records/bets.ts'

const leg = v.object({
  fixture: v.string(),
  home: v.string(),
  away: v.string(),
  pick: v.string(),
  odds: v.number(),
  score: v.optional(v.object({ home: v.number(), away: v.number() })),
  right: v.optional(v.boolean()),
})
const coupon = v.object({ legs: v.array(leg) })
const ticket = v.object({
  bet: v.string(),
  numbers: v.array(v.number()),
  numero: v.string(),
  odds: v.number(),
  drawn: v.optional(v.array(v.number())),
})
const table = v.object({ returns: v.record(v.string(), v.string()) })
const chips = v.object({ chips: v.record(v.string(), v.string()) })

/** The selections of a bet; none for a game in which nothing is chosen, such as a slot. */
export function selectionsOf(bet: Bet, { language, merchant }: Pick<Context, 'language' | 'merchant'>): Selection[] {
  const words = WORDS[language.family]
  // Written as JSON by the games' server.
  const shown = (JSON.parse(bet.details) as unknown[]).at(-1)
  const won = toDecimal(bet.win, merchant.currencyDigits)
  const picks = v.safeParse(coupon, shown)
  if (picks.success) return picks.output.legs.map((each) => ofLeg(each, words))
  const drawn = v.safeParse(ticket, shown)
  if (drawn.success) return [ofTicket(drawn.output, bet, words, won)]
  const [laid, paid] = [v.safeParse(chips, JSON.parse(bet.bet)), v.safeParse(table, shown)]
  if (!laid.success || !paid.success) return []
  return Object.entries(laid.output.chips).map(([spot, stake]) => {
    const back = paid.output.returns[spot] ?? '0'
    const [given, brought] = [stake, back].map((text) => parseMoney(text, merchant.currencyDigits))
    return {
      event: '',
      choice: nameOf(spot, words),
      odds: '',
      result: '',
      state: brought === 0n ? 'lost' : (brought ?? 0n) > (given ?? 0n) ? 'won' : 'returned',
      betAmount: stake,
      winAmount: back,
    }
  })
}

const hundredths = (odds: number): string => (odds / 100).toFixed(2)

function ofLeg({ home, away, pick, odds, score, right }: v.InferOutput<typeof leg>, words: Words): Selection {
  return {
    event: `${home} ${words.versus} ${away}`,
    choice: nameOf(pick, words),
    odds: hundredths(odds),
    result: score ? `${score.home} : ${score.away}` : '',
    state: right === undefined ? 'open' : right ? 'won' : 'lost',
    betAmount: null,
    winAmount: null,
  }
}

function ofTicket(said: v.InferOutput<typeof ticket>, bet: Bet, words: Words, won: string): Selection {
  const { numbers, numero, odds, drawn } = said
  return {
    event: numero,
    choice: `${nameOf(said.bet, words)}: ${numbers.join(', ')}`,
    odds: hundredths(odds),
    result: drawn?.join(', ') ?? '',
    state: bet.status === 'open' ? 'open' : bet.win > 0n ? 'won' : 'lost',
    betAmount: null,
    winAmount: bet.status === 'open' ? null : won,
  }
}

/** What the games call a choice; a number stands for itself. */
function nameOf(choice: string, words: Words): string {
  if (Object.hasOwn(words, choice)) return words[choice as keyof Words] // asked on the line before
  const [, kind = '', digits = ''] = /^([a-z]+?)-?(\d+)$/.exec(choice) ?? []
  const count = Number(digits)
  switch (kind) {
    case 'n':
      return digits
    case 't':
      return words.total.replace('{count}', digits)
    case 'd':
      return words.face.replace('{count}', digits)
    case 'dozen':
      return words.dozen.replace('{from}', String(count * 12 - 11)).replace('{to}', String(count * 12))
    case 'column':
      return words.column.replace('{count}', digits)
    default:
      return choice
  }
}
