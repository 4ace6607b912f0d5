import sharp from 'sharp'
import { beforeAll, expect, test } from 'vitest'
import { TOLERANCE } from '../../sandbox/account/slider.ts'
import { PIECE } from './jigsaw.ts'
import { PUZZLE, type DrawnPuzzle } from '../../sandbox/captcha/puzzle-shape.ts'
import { drawPuzzle } from './draw-puzzle.ts'

const drawn: DrawnPuzzle[] = []
beforeAll(async () => {
  for (let count = 0; count < 8; count += 1) drawn.push(await drawPuzzle())
})

test('a puzzle is two pictures that fit each other, small enough for a phone', async () => {
  for (const { scene, piece, target } of drawn) {
    expect(await sharp(scene).metadata()).toMatchObject({ format: 'webp', width: 640, height: 320 })
    expect(await sharp(piece).metadata()).toMatchObject({
      format: 'webp',
      width: 2 * PIECE,
      height: 320,
      hasAlpha: true,
    })
    expect(scene.length + piece.length).toBeLessThan(75_000)
    expect(target).toBeGreaterThan(PIECE + TOLERANCE)
    expect(target + PIECE).toBeLessThan(PUZZLE.width)
  }
  expect(new Set(drawn.map(({ target }) => target)).size).toBeGreaterThan(3)
})

test('the piece is what the hole lacks: nowhere else does its edge go on so well', async () => {
  const all: number[] = []
  for (const { scene, piece, target } of drawn) {
    const whole = await sharp(scene).removeAlpha().raw().toBuffer()
    const { data, info } = await sharp(piece).ensureAlpha().raw().toBuffer({ resolveWithObject: true })
    // In the hole the picture shows through, darker: so it goes up and down with the piece.
    const pairs: [number, number][] = []
    for (let at = 0; at < info.width * info.height; at += 7) {
      const [px, py] = [at % info.width, Math.floor(at / info.width)]
      const there = (py * 640 + px + 2 * target) * 3
      if (data[at * 4 + 3] === 255) pairs.push([data[at * 4] ?? 0, whole[there] ?? 0])
    }
    all.push(correlation(pairs))
  }
  // Where chance has cut a piece out of plain sky, little but grain goes up and down: one in ten of them.
  const [, , third] = all.toSorted((a, b) => b - a)
  expect(third).toBeGreaterThan(0.8)
  expect(Math.min(...all)).toBeGreaterThan(0)
})

test('the strongest edge and the darkest spot are not always the hole', async () => {
  const found = { edge: 0, dark: 0 }
  for (const { scene, piece, target } of drawn) {
    const grey = await sharp(scene).greyscale().raw().toBuffer()
    const rows = await rowsOf(piece)
    const near = (x: number): number => (Math.abs(x - target) <= TOLERANCE ? 1 : 0)
    const edges = (x: number): number =>
      sum(rows, (y) => Math.abs((grey[y * 640 + x + 1] ?? 0) - (grey[y * 640 + x] ?? 0)))
    found.edge += near(best(160, 638, edges) / 2 - 9)
    const dark = (x: number): number =>
      -sum(rows, (y) => sum([20, 40, 60, 80, 100], (by) => grey[y * 640 + x + by] ?? 0))
    found.dark += near(best(160, 640 - 2 * PIECE, dark) / 2)
  }
  expect(found.edge).toBeLessThan(drawn.length)
  expect(found.dark).toBeLessThan(drawn.length)
})

/** The rows of pixels in which the piece stands. */
async function rowsOf(piece: Buffer): Promise<number[]> {
  const { data, info } = await sharp(piece).ensureAlpha().raw().toBuffer({ resolveWithObject: true })
  return Array.from({ length: info.height }, (_, y) => y).filter(
    (y) => data[(y * info.width + info.width / 2) * 4 + 3] === 255,
  )
}

const sum = (list: readonly number[], of: (each: number) => number): number =>
  list.reduce((all, each) => all + of(each), 0)

/** Where from one place to another the score is highest. */
function best(from: number, to: number, score: (x: number) => number): number {
  let place = from
  let highest = Number.NEGATIVE_INFINITY
  for (let x = from; x < to; x += 1) {
    const here = score(x)
    if (here > highest) [place, highest] = [x, here]
  }
  return place
}

function correlation(pairs: readonly (readonly [number, number])[]): number {
  const mean = (index: 0 | 1): number => pairs.reduce((all, pair) => all + pair[index], 0) / pairs.length
  const [a, b] = [mean(0), mean(1)]
  const dot = (one: 0 | 1, other: 0 | 1, x: number, y: number): number =>
    pairs.reduce((all, pair) => all + (pair[one] - x) * (pair[other] - y), 0)
  return dot(0, 1, a, b) / Math.sqrt(dot(0, 0, a, a) * dot(1, 1, b, b))
}
