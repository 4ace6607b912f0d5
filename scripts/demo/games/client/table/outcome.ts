/** What came at a table, as the server says it. */
export type Outcome =
  | {
      readonly table: 'baccarat'
      readonly player: readonly number[]
      readonly banker: readonly number[]
      readonly result: string
    }
  | { readonly table: 'dragon-tiger'; readonly dragon: number; readonly tiger: number; readonly result: string }
  | { readonly table: 'roulette'; readonly number: number; readonly result: string }
  | { readonly table: 'sicbo'; readonly dice: readonly number[]; readonly result: string }

/** A sign for the strip of past rounds, and its colour. */
export function beadOf(
  outcome: Outcome,
  word: (key: string) => string,
): { readonly text: string; readonly tone: string } {
  switch (outcome.table) {
    case 'roulette':
      return { text: String(outcome.number), tone: outcome.result }
    case 'sicbo':
      return { text: String(outcome.dice.reduce((sum, face) => sum + face, 0)), tone: outcome.result }
    default:
      return { text: [...word(outcome.result)][0] ?? '', tone: outcome.result }
  }
}
