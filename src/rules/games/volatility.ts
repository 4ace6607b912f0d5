/** How a game pays: often and little, or seldom and much. Spec: not shown; the usual three steps. */
export const VOLATILITIES = ['low', 'medium', 'high'] as const
export type Volatility = (typeof VOLATILITIES)[number]

/** Reads the server's word, in any case; `null` for one that is not known, since a guess would mislead a player. */
export function readVolatility(text: string): Volatility | null {
  const said = text.trim().toLowerCase()
  return VOLATILITIES.find((each) => each === said) ?? null
}
