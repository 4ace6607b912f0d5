/** Pictures of what points can be redeemed for: one thing on a lit ground in the brand's colours, without words. */
import type { DrawnGood } from '../../../sandbox/seeds/rewards/goods.ts'
import { createRandom, numberOf } from '../../../sandbox/seeds/random.ts'
import { groundFor } from '../banners/banner.ts'
import { hex } from '../color.ts'
import { paintFigure, type Figure } from '../figures/figure.ts'
import { figures } from '../motifs/motif.ts'
import { metalOf } from '../palette.ts'
import type { Scene } from '../scene.ts'
import { glow } from '../scenery/shapes.ts'
import { createDefs, ellipse } from '../svg/write.ts'

/** Units of the drawing. */
const [WIDTH, HEIGHT] = [800, 600] as const

/** What is drawn of each: the thing, and beside it a smaller one. */
const THINGS: Readonly<Record<DrawnGood, readonly Figure[]>> = {
  headphones: figures('headphones ink silver'),
  charger: figures('battery-pack teal silver ink'),
  phone: figures('smartphone ink sky'),
  blender: figures('blender red silver gold'),
  match: figures('ticket gold ivory', 'soccer-ball ivory ink ivory ink /ink'),
  cinema: figures('film-spool silver ink', 'ticket red ivory'),
}

const PLACES = [
  { x: WIDTH / 2, y: HEIGHT * 0.48, size: HEIGHT * 0.66, turn: -6 },
  { x: WIDTH * 0.66, y: HEIGHT * 0.68, size: HEIGHT * 0.36, turn: 8 },
] as const

/** One colour that darkens downwards: what is redeemed stands out by itself. */
function paintGround({ ground: { sky, floor }, defs }: Scene): string {
  return `<rect width="${WIDTH}" height="${HEIGHT}" fill="${defs.linear([
    [0, hex(sky)],
    [1, hex(floor)],
  ])}"/>`
}

/** @param merchant decides the small differences between brands  @param accent the brand's own, as `#rrggbb` */
export function drawGood(key: DrawnGood, merchant: string, accent?: string): string {
  const random = createRandom(numberOf(`${merchant}/good/${key}`))
  const ground = groundFor(accent, random.below(360))
  const scene: Scene = { width: WIDTH, height: HEIGHT, ground, metal: metalOf('gold'), random, defs: createDefs() }
  const things = THINGS[key].map((figure, index) =>
    paintFigure(scene.defs, figure, PLACES[index === 0 ? 0 : 1], { halo: hex(ground.glow) }),
  )
  const shadow = ellipse(
    WIDTH / 2,
    HEIGHT * 0.86,
    WIDTH * 0.26,
    HEIGHT * 0.05,
    '#000',
    `opacity=".4" filter="${scene.defs.blur(14)}"`,
  )
  const light = glow(scene, WIDTH / 2, HEIGHT * 0.46, HEIGHT * 0.6, ground.glow, 0.6)
  const body = `${paintGround(scene)}${light}${shadow}${things.join('')}`
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}">${scene.defs.markup()}${body}</svg>`
}
