/** How a game looks: the ground and the metal of its cover, so that the game is the one that was chosen. */
import { hex, mix, type Lch } from '../../art/color.ts'
import { motifOf } from '../../art/motifs/motifs.ts'
import type { Motif } from '../../art/motifs/motif.ts'
import { groundOf, houseOf, metalOf, type Ground, type Metal } from '../../art/palette.ts'
import type { Game } from '../../../sandbox/seeds/games/games.ts'
import { createRandom, numberOf } from '../../../sandbox/seeds/random.ts'

export interface Look {
  readonly motif: Motif
  readonly ground: Ground
  readonly metal: Metal
}

type Shown = Pick<Game, 'category' | 'vassalage' | 'gameId' | 'gameName' | 'motif'>

/** The cover draws its ground and its metal first, with these dice; a test holds the two together. */
export function lookOf(game: Shown): Look {
  const random = createRandom(numberOf(`${game.vassalage}/${game.gameId}/${game.gameName}`))
  const motif = motifOf(game.category, game.motif)
  const house = houseOf(game.vassalage)
  const both = house.grounds.filter((name) => motif.grounds.includes(name))
  const ground = groundOf(random.next() < 0.75 && both.length > 0 ? random.pick(both) : random.pick(motif.grounds))
  return { motif, ground, metal: metalOf(random.pick(house.metals)) }
}

/** The colours of a page, as custom properties by name. Text on the dark ones is white at a contrast of 7 and more. */
export function pageColours({ ground, metal }: Look): Record<string, string> {
  const { glow, sky, floor, ink } = ground
  const dark = (colour: Lch, l: number, c = colour[1]): string => hex([l, Math.min(colour[1], c), colour[2]])
  return {
    ink: dark(ink, 0.13, 0.05),
    floor: dark(floor, 0.2, 0.08),
    panel: dark(floor, 0.25, 0.07),
    raised: dark(sky, 0.32, 0.09),
    edge: dark(sky, 0.5, 0.1),
    glow: hex([Math.max(0.8, glow[0]), Math.min(0.14, glow[1]), glow[2]]),
    soft: hex(mix([0.86, 0.03, glow[2]], [0.86, 0.02, sky[2]], 0.5)),
    metal1: metal.fill[0],
    metal2: metal.fill[1],
    metal3: metal.fill[2],
    line: metal.line,
  }
}
