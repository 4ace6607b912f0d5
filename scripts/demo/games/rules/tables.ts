/**
 * Tables where chips are laid on spots and one thing is drawn for all: baccarat, dragon tiger, roulette, sicbo. Each
 * pays as such tables do everywhere, so that its return is the one that players know.
 */
import { rankOf, shoe } from './cards.ts'
import type { Draws } from './draws.ts'

export const TABLES = ['baccarat', 'dragon-tiger', 'roulette', 'sicbo'] as const
export type TableName = (typeof TABLES)[number]

/** What came: cards by side, the number of the wheel, or three dice. */
export type TableOutcome =
  | {
      readonly table: 'baccarat'
      readonly player: readonly number[]
      readonly banker: readonly number[]
      readonly result: 'player' | 'banker' | 'tie'
    }
  | {
      readonly table: 'dragon-tiger'
      readonly dragon: number
      readonly tiger: number
      readonly result: 'dragon' | 'tiger' | 'tie'
    }
  | { readonly table: 'roulette'; readonly number: number; readonly result: 'red' | 'black' | 'zero' }
  | { readonly table: 'sicbo'; readonly dice: readonly number[]; readonly result: 'small' | 'big' | 'triple' }

/** Deals, spins or throws. */
export function drawTable(table: TableName, draws: Draws): TableOutcome {
  switch (table) {
    case 'baccarat':
      return dealBaccarat(shoe(draws))
    case 'dragon-tiger': {
      const deal = shoe(draws)
      const [dragon, tiger] = [deal(), deal()]
      const lead = rankOf(dragon) - rankOf(tiger)
      return { table, dragon, tiger, result: lead > 0 ? 'dragon' : lead < 0 ? 'tiger' : 'tie' }
    }
    case 'roulette': {
      const number = draws.below(37)
      return { table, number, result: colourOf(number) }
    }
    case 'sicbo': {
      const dice = [0, 0, 0].map(() => draws.below(6) + 1)
      const triple = new Set(dice).size === 1
      return { table, dice, result: triple ? 'triple' : sumOf(dice) > 10 ? 'big' : 'small' }
    }
  }
}

/** The points of a hand of baccarat: pictures and tens count nothing, and of the sum the last digit alone. */
export const points = (cards: readonly number[]): number =>
  sumOf(cards.map((card) => Math.min(rankOf(card), 10) % 10)) % 10

function dealBaccarat(deal: () => number): TableOutcome {
  const player = [deal(), deal()]
  const banker = [deal(), deal()]
  const natural = Math.max(points(player), points(banker)) >= 8
  if (!natural) {
    const third = points(player) <= 5 ? deal() : null
    if (third !== null) player.push(third)
    if (bankerDraws(points(banker), third)) banker.push(deal())
  }
  const lead = points(player) - points(banker)
  return { table: 'baccarat', player, banker, result: lead > 0 ? 'player' : lead < 0 ? 'banker' : 'tie' }
}

/** The banker's tableau. @param third the player's third card, or `null` where the player stood */
function bankerDraws(has: number, third: number | null): boolean {
  if (third === null) return has <= 5
  const value = Math.min(rankOf(third), 10) % 10
  if (has <= 2) return true
  if (has === 3) return value !== 8
  if (has === 4) return value >= 2 && value <= 7
  if (has === 5) return value >= 4 && value <= 7
  return has === 6 && (value === 6 || value === 7)
}

const REDS: ReadonlySet<number> = new Set([1, 3, 5, 7, 9, 12, 14, 16, 18, 19, 21, 23, 25, 27, 30, 32, 34, 36])
export const colourOf = (number: number): 'red' | 'black' | 'zero' =>
  number === 0 ? 'zero' : REDS.has(number) ? 'red' : 'black'

/** The order of the numbers on the wheel, clockwise. */
export const WHEEL: readonly number[] = [
  0, 32, 15, 19, 4, 21, 2, 25, 17, 34, 6, 27, 13, 36, 11, 30, 8, 23, 10, 5, 24, 16, 33, 1, 20, 14, 31, 9, 22, 18, 29, 7,
  28, 12, 35, 3, 26,
]

const sumOf = (list: readonly number[]): number => list.reduce((sum, value) => sum + value, 0)

/** What totals of three dice pay, to one. */
export const TOTALS: Readonly<Record<number, number>> = {
  4: 62,
  5: 31,
  6: 18,
  7: 12,
  8: 8,
  9: 7,
  10: 6,
  11: 6,
  12: 7,
  13: 8,
  14: 12,
  15: 18,
  16: 31,
  17: 62,
}

/** The spots that chips are laid on, by table. */
export const SPOTS: Readonly<Record<TableName, readonly string[]>> = {
  baccarat: ['player', 'tie', 'banker', 'player-pair', 'banker-pair'],
  'dragon-tiger': ['dragon', 'tie', 'tiger'],
  roulette: [
    ...Array.from({ length: 37 }, (_, number) => `n${number}`),
    'red',
    'black',
    'odd',
    'even',
    'low',
    'high',
    'dozen1',
    'dozen2',
    'dozen3',
    'column1',
    'column2',
    'column3',
  ],
  sicbo: [
    'small',
    'odd',
    'triple',
    'even',
    'big',
    ...Object.keys(TOTALS).map((total) => `t${total}`),
    ...Array.from({ length: 6 }, (_, face) => `d${face + 1}`),
  ],
}

/**
 * What a spot brings back, in hundredths of what lies on it: 0 is lost, 100 is given back, 200 is even money.
 * @param spot one of `SPOTS` of the table
 */
export function returnsOf(outcome: TableOutcome, spot: string): number {
  switch (outcome.table) {
    case 'baccarat':
      return baccaratReturns(outcome, spot)
    case 'dragon-tiger':
      if (outcome.result === spot) return spot === 'tie' ? 1200 : 200
      // On a tie half comes back.
      return outcome.result === 'tie' ? 50 : 0
    case 'roulette':
      return rouletteReturns(outcome.number, spot)
    case 'sicbo':
      return sicboReturns(outcome.dice, spot)
  }
}

function baccaratReturns(outcome: Extract<TableOutcome, { table: 'baccarat' }>, spot: string): number {
  const { player, banker, result } = outcome
  const pair = ([one = 0, other = 0]: readonly number[]): number => (rankOf(one) === rankOf(other) ? 1200 : 0)
  if (spot === 'player-pair') return pair(player)
  if (spot === 'banker-pair') return pair(banker)
  if (spot === 'tie') return result === 'tie' ? 900 : 0
  if (result === 'tie') return 100
  // The house keeps a twentieth of what the banker wins.
  return result === spot ? (spot === 'banker' ? 195 : 200) : 0
}

function rouletteReturns(number: number, spot: string): number {
  if (spot === `n${number}`) return 3600
  if (number === 0) return 0
  const even = number % 2 === 0
  const wins: Readonly<Record<string, boolean>> = {
    [colourOf(number)]: true,
    [even ? 'even' : 'odd']: true,
    [number <= 18 ? 'low' : 'high']: true,
  }
  if (wins[spot]) return 200
  return spot === `dozen${Math.ceil(number / 12)}` || spot === `column${((number - 1) % 3) + 1}` ? 300 : 0
}

function sicboReturns(dice: readonly number[], spot: string): number {
  const sum = sumOf(dice)
  const triple = new Set(dice).size === 1
  if (spot === 'triple') return triple ? 3200 : 0
  if (spot.startsWith('d')) {
    const count = dice.filter((face) => spot === `d${face}`).length
    // One to one, two to one, and twelve to one where all three show it.
    return [0, 200, 300, 1300][count] ?? 0
  }
  if (spot.startsWith('t')) return spot === `t${sum}` ? ((TOTALS[sum] ?? -1) + 1) * 100 : 0
  const wins = !triple && [sum > 10 ? 'big' : 'small', sum % 2 === 0 ? 'even' : 'odd'].includes(spot)
  return wins ? 200 : 0
}

/** What the table's main bet returns, in percent, as its rules say it. */
export const TABLE_RETURNS: Readonly<Record<TableName, string>> = {
  baccarat: '98.94',
  'dragon-tiger': '96.27',
  roulette: '97.30',
  sicbo: '97.22',
}
