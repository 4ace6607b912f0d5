/** Composes a game's cover: the same game gives the same picture, another game another one. */
import type { CoverGame, CoverShape } from '../../sandbox/site/images.ts'
import { createRandom, numberOf, type Random } from '../../sandbox/seeds/random.ts'
import { hex, mix } from './color.ts'
import type { Subject } from './compositions/composition.ts'
import { drawingOf } from './figures/library.ts'
import type { Box } from './lettering/fit.ts'
import { COMPOSITION_NAMES, type CompositionName } from './compositions/composition-names.ts'
import { COMPOSITIONS } from './compositions/compositions.ts'
import { motifOf, namedFigures } from './motifs/motifs.ts'
import { groundOf, houseOf, metalOf, type GroundName } from './palette.ts'
import type { Scene } from './scene.ts'
import { createDefs, rect } from './svg/write.ts'

/** Width by height in units of the drawing. */
export const SHAPES = { square: [480, 480], portrait: [480, 640] } as const satisfies Record<CoverShape, unknown>

export interface Cover {
  readonly svg: string
  readonly composition: CompositionName
  /** The box that the title's letters fill, in units of the drawing. */
  readonly title: Box
}

/**
 * Draws a game's cover as an SVG of 480 units across, without text or outer files.
 * @throws Error for a title with a letter that no face has
 */
export function composeCover(game: CoverGame, shape: CoverShape = 'square'): Cover {
  const random = createRandom(numberOf(`${game.vassalage}/${game.gameId}/${game.gameName}`))
  const motif = motifOf(game.category, game.motif)
  const house = houseOf(game.vassalage)
  const [width, height] = SHAPES[shape]
  const scene: Scene = {
    width,
    height,
    ground: groundOf(pickGround(random, house.grounds, motif.grounds)),
    metal: metalOf(random.pick(house.metals)),
    random,
    defs: createDefs(),
  }
  const subject = {
    title: game.gameName,
    hero: random.pick(namedFigures(motif, game.gameName)),
    motif,
    scenery: random.pick(motif.sceneries),
    face: random.pick(motif.faces),
  }
  const composition = pickComposition(random, subject)
  const { svg, title } = COMPOSITIONS[composition](scene, subject)
  const body = svg + finish(scene)
  return {
    svg: `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">${scene.defs.markup()}${body}</svg>`,
    composition,
    title,
  }
}

/** Draws a game's cover. The same as `composeCover(game, shape).svg`. */
export const drawCover = (game: CoverGame, shape: CoverShape = 'square'): string => composeCover(game, shape).svg

/** Tables and draws are best told by what they are played with; elsewhere every composition has its turn. */
function pickComposition(random: Random, { motif, hero, title }: Subject): CompositionName {
  const played = Object.keys(motif.playedWith ?? {}).some((word) => title.includes(word))
  if (motif.dealt && random.next() < 0.55) return 'liveTable'
  if (motif.props && random.next() < (motif.dealt && played ? 1 : played ? 0.7 : 0.15)) return 'stillLife'
  // A plain shape says little from near.
  const plain = drawingOf(hero.drawing).islands.length < 4
  return random.pick(
    COMPOSITION_NAMES.filter(
      (name) => name !== 'liveTable' && !motif.without?.includes(name) && !(plain && name === 'closeUp'),
    ),
  )
}

/** One of the vendor's grounds that suits the theme; else one that suits the theme, always the same of that vendor. */
function pickGround(random: Random, own: readonly GroundName[], suits: readonly GroundName[]): GroundName {
  const both = own.filter((name) => suits.includes(name))
  return random.next() < 0.75 && both.length > 0 ? random.pick(both) : random.pick(suits)
}

/** Light from the upper left, and corners that fall away. */
function finish({ width, height, ground, defs }: Scene): string {
  const light = defs.radial(
    [
      [0, '#fff', 0.2],
      [0.5, '#fff', 0.04],
      [1, '#fff', 0],
    ],
    [0.12, 0.06, 0.75],
  )
  const edge = hex(mix(ground.ink, ground.floor, 0.15))
  const fall = defs.radial(
    [
      [0.55, edge, 0],
      [1, edge, 0.55],
    ],
    [0.46, 0.42, 0.78],
  )
  return rect(0, 0, width, height, light) + rect(0, 0, width, height, fall)
}
