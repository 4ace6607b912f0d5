/** Draws a slider puzzle: a place with a piece cut out, and decoys, so that a shade alone tells nothing. */
import { randomBytes, randomInt } from 'node:crypto'
import sharp, { type OutputInfo } from 'sharp'
import { hex } from '../art/color.ts'
import { paintFigure } from '../art/figures/figure.ts'
import { figures } from '../art/motifs/motif.ts'
import { groundOf, metalOf, type GroundName } from '../art/palette.ts'
import { drawProp } from '../art/props/props.ts'
import type { Scene } from '../art/scene.ts'
import { drawScenery, type SceneryName } from '../art/scenery/sceneries.ts'
import { bokeh, glow } from '../art/scenery/shapes.ts'
import { createDefs } from '../art/svg/write.ts'
import { PUZZLE, type DrawnPuzzle } from '../../sandbox/captcha/puzzle-shape.ts'
import { createRandom, type Random } from '../../sandbox/seeds/random.ts'
import { jigsawPath, newSides, PIECE } from './jigsaw.ts'

/** Pixels of the pictures for each of the puzzle's units. */
const SCALE = 2
/** The art's units for each of the puzzle's. */
const ART = 1.5
/** The piece starts at the left edge, and has some way to go. */
const NEAREST = 84
/** How far a pixel is lifted or lowered by chance, of 255. */
const NOISE = 9

/** Places with something to see everywhere, each with grounds that suit it. */
const PLACES: readonly (readonly [SceneryName, GroundName])[] = [
  ['meadow', 'daylight'],
  ['mountains', 'sunset'],
  ['fjord', 'aurora'],
  ['oasis', 'ember'],
  ['island', 'ocean'],
  ['underwater', 'ocean'],
  ['temple', 'emerald'],
  ['pagoda', 'sunset'],
  ['fair', 'violet'],
  ['candyland', 'candy'],
  ['orchard', 'mint'],
  ['jungle', 'emerald'],
  ['mesa', 'sunset'],
  ['market', 'lacquer'],
  ['city', 'midnight'],
  ['stadium', 'emerald'],
]
const THINGS = figures(
  'lotus pink magenta violet',
  'cut-diamond sky ivory teal silver',
  'crown gold red gold green',
  'cherry red red green',
  'trophy-cup gold',
  'rocket red silver gold sky',
  'present magenta gold violet',
  'soccer-ball ivory ink ivory ink /ink',
)

/** Draws a puzzle like no other: 640 by 320 pixels. */
export async function drawPuzzle(): Promise<DrawnPuzzle> {
  // A sandbox's pictures are the same every time; this one must not be foreseeable.
  const random = createRandom(randomBytes(4).readUInt32LE())
  const place = await sharp(Buffer.from(placeSvg(random)))
    .resize(PUZZLE.width * SCALE, PUZZLE.height * SCALE)
    .flatten()
    .raw()
    .toBuffer({ resolveWithObject: true })
  addNoise(place.data)
  const target = randomInt(NEAREST, PUZZLE.width - PIECE - 6)
  const top = randomInt(4, PUZZLE.height - PIECE - 4)
  const sides = newSides()
  const [scene, piece] = await Promise.all([
    sharp(place.data, { raw: place.info })
      .composite([{ input: Buffer.from(shades(jigsawPath(sides, target, top), decoys(target, top, sides))) }])
      .webp({ quality: 76, effort: 3 })
      .toBuffer(),
    cutOut(place, jigsawPath(sides, 0, top), target),
  ])
  return { scene, piece, target }
}

function placeSvg(random: Random): string {
  const [width, height] = [PUZZLE.width * ART, PUZZLE.height * ART]
  const [scenery, groundName] = random.pick(PLACES)
  const ground = groundOf(groundName)
  const scene: Scene = { width, height, ground, metal: metalOf('gold'), random, defs: createDefs() }
  const lights = bokeh(scene, 26, 0, height, [hex(ground.glow), '#ffffff', hex(ground.sky)])
  const at = (from: number, to: number): number => from + random.next() * (to - from)
  const first = random.below(THINGS.length)
  const things = [0, 1, 2].map((index) =>
    paintFigure(
      scene.defs,
      THINGS[(first + index * 3) % THINGS.length] ?? THINGS[0]!,
      {
        x: width * (0.2 + index * 0.3 + at(-0.08, 0.08)),
        y: height * at(0.35, 0.7),
        size: height * at(0.3, 0.55),
        turn: at(-25, 25),
      },
      { halo: hex(ground.glow) },
    ),
  )
  const props = Array.from({ length: 4 }, (_, index) =>
    drawProp(
      random.pick(['coins', 'chips', 'dice', 'balls'] as const),
      scene.defs,
      random,
      width * (0.12 + index * 0.26 + at(-0.06, 0.06)),
      height * at(0.15, 0.9),
      height * at(0.12, 0.22),
      at(-30, 30),
    ),
  )
  const light = glow(scene, width * at(0.2, 0.8), height * 0.4, height * 0.8, ground.glow, 0.5)
  const body = drawScenery(scenery, scene) + light + lights + things.join('') + props.join('')
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">${scene.defs.markup()}${body}</svg>`
}

/** Noise for each pixel, so that no two pictures of a place share their bytes, and no edge is clean. */
function addNoise(pixels: Buffer): void {
  const chance = randomBytes(pixels.length / 3)
  for (const [index, by] of chance.entries()) {
    const shift = ((by / 255) * 2 - 1) * NOISE
    for (let at = index * 3; at < index * 3 + 3; at += 1)
      pixels[at] = Math.max(0, Math.min(255, (pixels[at] ?? 0) + shift))
  }
}

/** Shades of other pieces: one in the same row and as dark, one elsewhere. People see that the piece does not fit them. */
function decoys(target: number, top: number, sides: readonly number[]): readonly string[] {
  const others = () => {
    let drawn = newSides()
    while (drawn.filter((side, index) => side !== sides[index]).length < 2) drawn = newSides()
    return drawn
  }
  const rooms = [
    [10, target - PIECE - 8],
    [target + PIECE + 8, PUZZLE.width - PIECE - 4],
  ].filter(([from = 0, to = 0]) => to > from)
  const [from = 10, to = 11] = rooms[randomInt(rooms.length)] ?? []
  const row = jigsawPath(others(), randomInt(from, to), top)
  const far = top > (PUZZLE.height - PIECE) / 2 ? 2 : PUZZLE.height - PIECE - 2
  // Anywhere but under or over the hole, which it would cut into.
  let x = target
  while (Math.abs(x - target) < PIECE) x = randomInt(4, PUZZLE.width - PIECE - 4)
  return [row, jigsawPath(others(), x, far)]
}

/** The hole and what looks like one, with a light edge; on the whole the hole is not the darkest. */
function shades(hole: string, others: readonly string[]): string {
  const one = (data: string, dark: number): string => {
    const opacity = (dark + randomInt(12)) / 100
    return `<path d="${data}" fill="#0b0b12" fill-opacity="${opacity}" stroke="#fff" stroke-opacity=".75" stroke-width="1.4"/>`
  }
  return svg(PUZZLE.width, one(hole, 44) + others.map((other) => one(other, 50)).join(''))
}

/** What was cut out, where it starts: at the left edge, with a light line around it and a shadow. */
async function cutOut(place: { data: Buffer; info: OutputInfo }, outline: string, target: number): Promise<Buffer> {
  const mask = Buffer.from(svg(PIECE, `<path d="${outline}"/>`))
  const line = Buffer.from(
    svg(PIECE, `<path d="${outline}" fill="none" stroke="#fff" stroke-opacity=".95" stroke-width="1.6"/>`),
  )
  const cut = await sharp(place.data, { raw: place.info })
    .extract({ left: target * SCALE, top: 0, width: PIECE * SCALE, height: PUZZLE.height * SCALE })
    .ensureAlpha()
    .composite([{ input: mask, blend: 'dest-in' }])
    .png()
    .toBuffer()
  const shadow = Buffer.from(
    svg(
      PIECE,
      `<filter id="f"><feGaussianBlur stdDeviation="2"/></filter><path d="${outline}" opacity=".6" transform="translate(1 1.5)" filter="url(#f)"/>`,
    ),
  )
  return sharp(shadow)
    .composite([{ input: cut }, { input: line }])
    .webp({ quality: 82, effort: 3 })
    .toBuffer()
}

const svg = (width: number, content: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width * SCALE}" height="${PUZZLE.height * SCALE}" viewBox="0 0 ${width} ${PUZZLE.height}">${content}</svg>`
