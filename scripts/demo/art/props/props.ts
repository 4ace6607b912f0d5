/** Solid things by name: cards, chips, coins, dice, balls, tiles and the wheel, each lit from the upper left. */
import type { Random } from '../../../sandbox/seeds/random.ts'
import { group, n, type Defs } from '../svg/write.ts'
import { dice } from './dice.ts'
import type { Draw } from './prop.ts'
import { balls, chips, coins, wheel } from './rounds.ts'
import { cards, tiles } from './sheets.ts'

const PROPS = { cards, chips, coins, dice, balls, tiles, wheel } as const satisfies Readonly<Record<string, Draw>>

export type PropName = keyof typeof PROPS

export const PROP_NAMES = Object.keys(PROPS) as PropName[] // the table’s own keys

/** A thing at a place of the picture; `size` is its height. */
export function drawProp(
  name: PropName,
  defs: Defs,
  random: Random,
  x: number,
  y: number,
  size: number,
  turn = 0,
): string {
  return group(
    PROPS[name](defs, random),
    `transform="translate(${n(x)} ${n(y)}) rotate(${n(turn)}) scale(${(size / 100).toFixed(3)})"`,
  )
}
