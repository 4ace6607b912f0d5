/** What can still happen in a game, as chances: for prices, here and in the games' coupons. */

export interface Sides {
  readonly home: number
  readonly away: number
}

/** The chance of so many, where there are so many on average. */
export function poisson(mean: number, count: number): number {
  let term = Math.exp(-mean)
  for (let index = 1; index <= count; index += 1) term *= mean / index
  return term
}

/** What becomes of a score. */
export interface Outlook {
  /** That more than so many are scored in all. */
  over(line: number): number
  /** That the home side is ahead once so much is added to it. */
  ahead(handicap: number): number
  readonly level: number
  /** That each side has scored at the end. */
  readonly both: number
}

/** Scores of one by one are counted out up to here; more come so close to a bell that it is one. */
const COUNTED = 20

/**
 * @param left how often each side still scores, on average
 * @param points what a score counts, on average
 */
export function outlookOf(score: Sides, left: Sides, points: number): Outlook {
  return points === 1 && left.home + left.away < COUNTED ? counted(score, left) : bell(score, left, points)
}

function counted(score: Sides, left: Sides): Outlook {
  const most = (mean: number): number => Math.ceil(mean + 6 * Math.sqrt(mean) + 3)
  const chancesOf = (mean: number): number[] =>
    Array.from({ length: most(mean) + 1 }, (_, count) => poisson(mean, count))
  const [home, away] = [chancesOf(left.home), chancesOf(left.away)]
  const sum = (is: (home: number, away: number) => boolean): number => {
    let chance = 0
    home.forEach((one, more) =>
      away.forEach((other, again) => {
        if (is(score.home + more, score.away + again)) chance += one * other
      }),
    )
    return Math.min(1, chance)
  }
  return {
    over: (line) => sum((one, other) => one + other > line),
    ahead: (handicap) => sum((one, other) => one + handicap > other),
    level: sum((one, other) => one === other),
    both: sum((one, other) => one > 0 && other > 0),
  }
}

function bell(score: Sides, left: Sides, points: number): Outlook {
  const spread = Math.sqrt(Math.max(1e-6, (left.home + left.away) * points * points))
  const lead = score.home - score.away + (left.home - left.away) * points
  const total = score.home + score.away + (left.home + left.away) * points
  return {
    over: (line) => 1 - normal((line - total) / spread),
    ahead: (handicap) => normal((lead + handicap) / spread),
    level: normal((0.5 - lead) / spread) - normal((-0.5 - lead) / spread),
    both: 1,
  }
}

/** The area below the bell, up to there (Abramowitz and Stegun 26.2.17). */
function normal(x: number): number {
  const t = 1 / (1 + 0.2316419 * Math.abs(x))
  const tail =
    (Math.exp((-x * x) / 2) / Math.sqrt(2 * Math.PI)) *
    t *
    (0.31938153 + t * (-0.356563782 + t * (1.781477937 + t * (-1.821255978 + t * 1.330274429))))
  return x >= 0 ? 1 - tail : tail
}

/** The chance that the one with this chance for each point wins a race to so many, two ahead. */
export function raceChance(chance: number, target: number, { home, away }: Sides = { home: 0, away: 0 }): number {
  const memo = new Map<number, number>()
  const other = 1 - chance
  const duel = (chance * chance) / (chance * chance + other * other)
  const from = (one: number, two: number): number => {
    if (one >= target && one - two >= 2) return 1
    if (two >= target && two - one >= 2) return 0
    if (one >= target - 1 && two >= target - 1) {
      if (one === two) return duel
      return one > two ? chance + other * duel : chance * duel
    }
    const key = one * 1000 + two
    const known = memo.get(key)
    if (known !== undefined) return known
    const found = chance * from(one + 1, two) + other * from(one, two + 1)
    memo.set(key, found)
    return found
  }
  return from(home, away)
}

/** How a match of sets goes on: that the home side wins it, and how likely each number of sets is in all. */
export function setsOutlook(toWin: number, { home, away }: Sides, thisSet: number, nextSets: number) {
  const totals = new Map<number, number>()
  const from = (one: number, two: number, chance: number, reach: number): number => {
    if (one === toWin || two === toWin) {
      totals.set(one + two, (totals.get(one + two) ?? 0) + reach)
      return one === toWin ? 1 : 0
    }
    return (
      chance * from(one + 1, two, nextSets, reach * chance) +
      (1 - chance) * from(one, two + 1, nextSets, reach * (1 - chance))
    )
  }
  const wins = from(home, away, thisSet, 1)
  return { wins, totals }
}
