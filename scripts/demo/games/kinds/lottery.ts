/** A lottery's ticket: numbers for its next draw, which settles it by the clock. */
import * as v from 'valibot'
import { drawsAround } from '../../../sandbox/lottery/clock.ts'
import { LOTTERIES, lotteryOf, type Lottery } from '../../../sandbox/lottery/games.ts'
import { resultOf } from '../../../sandbox/lottery/results.ts'
import type { Game } from '../../../sandbox/seeds/games/games.ts'
import { numberOf } from '../../../sandbox/seeds/random.ts'
import { PlayRefused, type Play, type Setting } from '../play.ts'
import { isChoice, LOTTERY_BETS, oddsOf, wins, type LotteryBet } from '../rules/lottery-bets.ts'
import { shareOf } from '../rules/share.ts'
import { amountSchema, decimal, readAmount, withinLimits } from '../stakes.ts'

interface Bet {
  readonly stake: string
  readonly bet: string
  readonly numbers: number[]
  /** The draw that the player saw. */
  readonly numero: string
}

const state = v.strictObject({
  stake: v.string(),
  bet: v.string(),
  numbers: v.array(v.number()),
  numero: v.string(),
  odds: v.number(),
})
type State = v.InferOutput<typeof state>

/** How many results a page shows. */
const HELD = 12

/** The family that a name of the catalogue speaks of. */
const FAMILY_OF_NAME: readonly (readonly [word: string, family: string])[] = [
  ['Five of Eleven', '11X5'],
  ['Ten Race', 'PK10'],
  ['Six Mark', 'LHC'],
  ['Three Dice', 'K3'],
  ['Keno', 'LF'],
  ['Bingo', 'LF'],
  ['Lotto', 'PCB'],
]

/** The lottery that a game plays: itself, or one of the catalogue's that draws often and suits its name. */
export function lotteryPlayed({ gameId, gameName }: Pick<Game, 'gameId' | 'gameName'>): Lottery {
  const own = lotteryOf(gameId)
  if (own) return own
  const family = FAMILY_OF_NAME.find(([word]) => gameName.includes(word))?.[1]
  const quick = LOTTERIES.filter(({ schedule }) => 'every' in schedule && schedule.every <= 300)
  const suits = quick.filter((lottery) => lottery.family === family)
  const from = suits.length > 0 ? suits : quick
  const found = from[numberOf(gameId) % from.length]
  if (!found) throw new Error('no lottery draws often')
  return found
}

const betsOf = (lottery: Lottery): readonly LotteryBet[] => LOTTERY_BETS[lottery.kind] ?? []

export const lottery: Play<Bet, State> = {
  concurrent: true,
  bet: v.strictObject({
    stake: amountSchema,
    bet: v.pipe(v.string(), v.maxLength(10)),
    numbers: v.pipe(v.array(v.pipe(v.number(), v.integer())), v.minLength(1), v.maxLength(10)),
    numero: v.pipe(v.string(), v.maxLength(20)),
  }),
  state,
  begin: ({ stake: text, bet: name, numbers, numero }, setting) => {
    const played = lotteryPlayed(setting.game)
    const bet = betsOf(played).find((it) => it.name === name)
    if (!bet || !isChoice(bet, numbers)) throw new PlayRefused('bet')
    const stake = withinLimits(readAmount(text, setting.merchant), setting)
    const { next } = drawsAround(played.schedule, played.zone, setting.now, 0)
    if (next.numero !== numero || setting.now >= next.closeTime)
      throw new PlayRefused('closed', { numero: next.numero })
    const odds = oddsOf(bet, numbers, setting.game.rtp)
    const held: State = { stake: String(stake), bet: name, numbers, numero, odds }
    return {
      stake,
      win: 0n,
      shown: { bet: name, numbers, numero, odds, openTime: next.openTime },
      open: { state: held, dueAt: next.openTime },
    }
  },
  settle: (held, setting) => {
    const played = lotteryPlayed(setting.game)
    const bet = betsOf(played).find((it) => it.name === held.bet)
    const drawn = resultOf(played.kind, played.code, held.numero).numbers
    const stake = BigInt(held.stake)
    const win = bet && wins(bet, held.numbers, drawn) ? shareOf(stake, BigInt(held.odds), 100n) : 0n
    return { stake: 0n, win, shown: { ...shownBet(held), drawn, won: decimal(win, setting.merchant) } }
  },
  table: (setting) => {
    const played = lotteryPlayed(setting.game)
    const { held, next } = drawsAround(played.schedule, played.zone, setting.now, HELD)
    return {
      code: played.code,
      family: played.family,
      kind: played.kind,
      bets: betsOf(played).map((bet) => ({ ...bet, odds: oddsFor(bet, setting) })),
      next,
      held: held.map((slot) => ({ ...slot, numbers: resultOf(played.kind, played.code, slot.numero).numbers })),
      now: setting.now,
    }
  },
}

const shownBet = ({ bet, numbers, numero, odds }: State) => ({ bet, numbers, numero, odds })

/** What each choice pays, where it matters which; else what every choice pays. */
const oddsFor = (bet: LotteryBet, { game }: Setting): number | number[] =>
  bet.name === 'sum'
    ? Array.from({ length: bet.to - bet.from + 1 }, (_, index) => oddsOf(bet, [bet.from + index], game.rtp))
    : oddsOf(bet, [], game.rtp)
