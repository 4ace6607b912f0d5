/** Finds what a game's cover shows. */
import type { Category } from '../../../../src/rules/games/categories.ts'
import type { Figure } from '../figures/figure.ts'
import { carnival, luck, night, pirates, sea, space, west } from './adventures.ts'
import { desert, dragon, magic, myth, norse, temple } from './legends.ts'
import type { Motif } from './motif.ts'
import { fruit, gems, harvest, jungle, sweets } from './nature.ts'
import { cockfight, draws, esports, fish, live, mini, rooms, sports } from './tables.ts'

/** The slots' themes by the name that the catalogue gives them. */
export const SLOT_MOTIFS: Readonly<Record<string, Motif>> = {
  fruit,
  temple,
  dragon,
  sea,
  space,
  sweets,
  gems,
  jungle,
  desert,
  pirates,
  norse,
  myth,
  carnival,
  harvest,
  west,
  magic,
  luck,
  night,
}

export const CATEGORY_MOTIFS: Readonly<Record<Exclude<Category, 'RNG'>, Motif>> = {
  LIVE: live,
  FISH: fish,
  PVP: rooms,
  LOTT: draws,
  ELOTT: draws,
  SPORTS: sports,
  ESPORTS: esports,
  COCKFIGHT: cockfight,
  MINI: mini,
}

/** A theme that is not known shows luck: clovers, coins and bells suit any slot. */
export const motifOf = (category: Category, theme: string): Motif =>
  category === 'RNG' ? (SLOT_MOTIFS[theme] ?? luck) : CATEGORY_MOTIFS[category]

/** What the title names, or what lies around where it names nothing that the theme knows. */
export function namedFigures({ words, around }: Motif, title: string): readonly Figure[] {
  const found = Object.entries(words).filter(([word]) => title.includes(word))
  // "Card Poker" before "Poker", if both are known.
  const [longest] = found.toSorted(([a], [b]) => b.length - a.length)
  return longest?.[1] ?? around
}
