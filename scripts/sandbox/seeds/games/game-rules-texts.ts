export type Played = 'slot' | 'table' | 'fish' | 'cards' | 'draw' | 'coupon' | 'mini'

/** A language's texts; `{min}`, `{max}` and `{lines}` stand for the game's own figures. */
export interface GameRules {
  /** How it is played: a sentence, and what is to be known besides. */
  readonly played: Readonly<Record<Played, readonly [how: string, ...more: string[]]>>
  readonly limits: string
  readonly lines: string
  readonly fair: string
}
