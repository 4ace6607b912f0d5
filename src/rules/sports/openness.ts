/** How open a match is that is on: what is worth a place is one on which bets are taken, and whose end nobody knows. Spec: not shown. */
import type { Market } from './fixture.ts'
import { comparePrices, readPrice, type Price } from './price.ts'

/** Its favourite is all but through below this price. */
const NEARLY_DECIDED = readPrice('1.10')

/** What of its main market decides: lower comes first. */
export interface Openness {
  /** 0 is open, 1 nearly decided, 2 takes no bets. */
  readonly grade: 0 | 1 | 2
  /** How far the prices of both sides are apart. */
  readonly gap: number
}

const CLOSED: Openness = { grade: 2, gap: 0 }

const numberOf = ({ units, scale }: Price): number => units / 10 ** scale

/** @param main its main market; without one nothing can be bet on */
export function opennessOf(
  main: (Pick<Market, 'paused'> & { readonly outcomes: readonly Priced[] }) | undefined,
): Openness {
  const [home, away] = [sideOf(main, 'home'), sideOf(main, 'away')]
  if (!main || main.paused !== null || !home || !away) return CLOSED
  const isNearlyDecided = main.outcomes.some(({ price }) => NEARLY_DECIDED && comparePrices(price, NEARLY_DECIDED) < 0)
  return { grade: isNearlyDecided ? 1 : 0, gap: Math.abs(numberOf(home) - numberOf(away)) }
}

interface Priced {
  readonly kind: string
  readonly price: Price
}

const sideOf = (main: { readonly outcomes: readonly Priced[] } | undefined, side: 'home' | 'away'): Price | undefined =>
  main?.outcomes.find(({ kind }) => kind === side)?.price

/** Open ones first, and of those the closest; what takes no bets comes last. */
export const compareOpenness = (one: Openness, other: Openness): number =>
  one.grade - other.grade || (one.grade === 2 ? 0 : one.gap - other.gap)
