/** Draws a captcha: letters as bent strokes over noise, as a PNG. */
import { randomInt } from 'node:crypto'
import sharp from 'sharp'
import { STROKES } from './strokes.ts'

const LENGTH = 4
const WIDTH = 160
const HEIGHT = 56
/** Drawn larger than shown, for dense screens. */
const SCALE = 2

type Point = readonly [x: number, y: number]

/** A fresh answer of four characters, unpredictable. */
export function newAnswer(): string {
  const characters = Object.keys(STROKES)
  return Array.from({ length: LENGTH }, () => characters[randomInt(characters.length)]).join('')
}

/** Draws the text, 320 by 112 pixels. It looks different every time. */
export async function drawCaptcha(text: string): Promise<Buffer> {
  const hue = between(0, 360)
  const bend = { x: between(2, 4), y: between(1.5, 3), phase: between(0, 6) }
  const letters = [...text].map((character, index) => {
    const colour = `hsl(${(hue + between(-40, 40)).toFixed()} 60% ${between(22, 36).toFixed()}%)`
    return paths(glyph(character, index, text.length, bend), colour, between(3, 4.4))
  })
  const noise = Array.from({ length: 5 }, () =>
    paths([curve(scatter(4))], `hsl(${(hue + 180).toFixed()} 40% 45%)`, between(0.8, 1.6), 0.7),
  )
  const dots = Array.from({ length: 90 }, () => {
    const at = `cx="${between(0, WIDTH).toFixed(1)}" cy="${between(0, HEIGHT).toFixed(1)}"`
    return `<circle ${at} r="${between(0.4, 1.3).toFixed(1)}" fill="hsl(${hue.toFixed()} 40% 40%)" opacity=".5"/>`
  })
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH * SCALE}" height="${HEIGHT * SCALE}" viewBox="0 0 ${WIDTH} ${HEIGHT}">
    <defs><linearGradient id="paper" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="hsl(${hue.toFixed()} 50% 94%)"/>
    <stop offset="1" stop-color="hsl(${(hue + 60).toFixed()} 45% 86%)"/></linearGradient></defs>
    <rect width="${WIDTH}" height="${HEIGHT}" fill="url(#paper)"/>${dots.join('')}${noise.slice(2).join('')}${letters.join('')}${noise.slice(0, 2).join('')}</svg>`
  return sharp(Buffer.from(svg)).png({ palette: true, colours: 64, effort: 4 }).toBuffer()
}

const between = (low: number, high: number): number => low + (randomInt(1_000_000) / 1_000_000) * (high - low)

/** The strokes of one character where it stands: scaled, turned, slanted, then bent with all the others. */
function glyph(
  character: string,
  index: number,
  count: number,
  bend: { x: number; y: number; phase: number },
): Point[][] {
  const size = between(2.1, 2.6)
  const turn = between(-0.28, 0.28)
  const slant = between(-0.25, 0.25)
  const cell = (WIDTH - 24) / count
  const centre: Point = [12 + cell * (index + 0.5) + between(-4, 4), HEIGHT / 2 + between(-2, 2)]
  const place = ([x, y]: Point): Point => {
    const gx = (x - 5 + slant * (7 - y)) * size
    const gy = (y - 7) * size
    const tx = centre[0] + gx * Math.cos(turn) - gy * Math.sin(turn)
    const ty = centre[1] + gx * Math.sin(turn) + gy * Math.cos(turn)
    return [tx + bend.x * Math.sin(ty / 9 + bend.phase), ty + bend.y * Math.sin(tx / 14 + bend.phase)]
  }
  return (STROKES[character] ?? []).map((stroke) => {
    const points = stroke.replace('~', '').split(' ').map(toPoint)
    return (stroke.startsWith('~') ? curve(points) : straight(points)).map(place)
  })
}

const toPoint = (text: string): Point => {
  const [x = 0, y = 0] = text.split(',').map(Number)
  return [x, y]
}

const scatter = (count: number): Point[] =>
  Array.from({ length: count }, (_, index) => [(WIDTH / (count - 1)) * index, between(4, HEIGHT - 4)])

/** Points close together along straight lines, so that bending shows. */
function straight(points: readonly Point[]): Point[] {
  return along(points, ([, [ax, ay], [bx, by]], t) => [ax + (bx - ax) * t, ay + (by - ay) * t])
}

/** Points close together on a Catmull-Rom curve. */
function curve(points: readonly Point[]): Point[] {
  const mix = (a: number, b: number, c: number, d: number, t: number): number =>
    0.5 * (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t ** 2 + (3 * b - a - 3 * c + d) * t ** 3)
  return along(points, ([a, b, c, d], t) => [mix(a[0], b[0], c[0], d[0], t), mix(a[1], b[1], c[1], d[1], t)])
}

function along(points: readonly Point[], at: (around: [Point, Point, Point, Point], t: number) => Point): Point[] {
  const steps = 8
  return points.slice(1).flatMap((next, index) => {
    const from = points[index] ?? next
    const around: [Point, Point, Point, Point] = [points[index - 1] ?? from, from, next, points[index + 2] ?? next]
    return Array.from({ length: steps + 1 }, (_, step) => at(around, step / steps))
  })
}

function paths(lines: readonly Point[][], colour: string, width: number, opacity = 1): string {
  const d = lines.map((line) => `M${line.map(([x, y]) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L')}`).join('')
  return `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width.toFixed(1)}" stroke-linecap="round" stroke-linejoin="round" opacity="${opacity}"/>`
}
