/** Cards and tiles. */
import { printFigure } from '../figures/figure.ts'
import { SUITS, word, type Draw } from './prop.ts'
import { group, rect } from '../svg/write.ts'

const RANKS = ['A', 'K', 'Q', 'J', '10', '9', '7']

/** A playing card. */
export const cards: Draw = (defs, random) => {
  const [suit, ink] = random.pick(SUITS)
  const rank = random.pick(RANKS)
  const paper = defs.linear(
    [
      [0, '#ffffff'],
      [1, '#dcd9e4'],
    ],
    [0, 0, 1, 1],
  )
  const pip = (x: number, y: number, size: number): string =>
    printFigure({ drawing: suit, paint: [] }, { x, y, size }, ink)
  const corner = word(rank, -23, -36, 15, ink) + pip(-23, -19, 12)
  return (
    rect(-34, -49, 68, 98, '#000', 'rx="7" opacity=".35" transform="translate(3 4)"') +
    rect(-34, -49, 68, 98, paper, 'rx="7" stroke="#a9a4b8" stroke-width=".8"') +
    corner +
    group(corner, 'transform="rotate(180)"') +
    pip(0, 0, 40)
  )
}

/** A mahjong tile. */
export const tiles: Draw = (defs, random) => {
  const jade = defs.linear([
    [0, '#3fbf86'],
    [1, '#0c6a45'],
  ])
  const bone = defs.linear(
    [
      [0, '#fffdf4'],
      [1, '#e4dcc4'],
    ],
    [0, 0, 1, 1],
  )
  const mark = random.pick(['lotus', 'dragon-spiral', 'bamboo', 'plum', 'flower-emblem', 'sparrow'])
  const ink = random.pick(['#c4192c', '#0c7a4d', '#1d3fa3'])
  return (
    rect(-32, -42, 68, 94, '#062e1e', 'rx="9" opacity=".5" transform="translate(3 4)"') +
    rect(-32, -42, 68, 92, jade, 'rx="9"') +
    rect(-34, -48, 66, 88, '#c9bf9f', 'rx="9" transform="translate(1 3)"') +
    rect(-35, -49, 66, 88, bone, 'rx="9"') +
    rect(-30, -44, 56, 78, 'none', `rx="6" stroke="${ink}" stroke-opacity=".25" stroke-width="1.6"`) +
    printFigure({ drawing: mark, paint: [] }, { x: -2, y: -5, size: 46 }, ink)
  )
}
