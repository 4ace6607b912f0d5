/** Line drawings of things, from game-icons.net (CC BY 3.0), taken apart so that they can be painted. */
import { readFileSync } from 'node:fs'
import * as v from 'valibot'
import { setLine } from '../lettering/faces.ts'
import { outline } from '../lettering/warp.ts'
import { takeApart, type Drawing } from '../svg/islands.ts'

const file = new URL(import.meta.resolve('@iconify-json/game-icons/icons.json'))
const library = v.object({ icons: v.record(v.string(), v.object({ body: v.string() })) })

/** What the library lacks. */
const OWN: Readonly<Record<string, () => string>> = {
  'own-sevens': () => outline(setLine('bungee', '777').segments, (x, y) => [x * 200 + y * -24, y * 260]),
}

/** Balls whose patches touch nothing: without a line around them, what lies behind would show between. */
const BALLS: ReadonlySet<string> = new Set(['soccer-ball', 'basketball-ball', 'volleyball-ball', 'tennis-ball'])

function ringAround({ box: { x, y, width, height } }: Drawing): string {
  const circle = (r: number): string =>
    `M${x + width / 2 - r} ${y + height / 2}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`
  const r = Math.max(width, height) / 2
  return circle(r + 5) + circle(r + 1)
}

let bodies: Record<string, { body: string }> | undefined
const drawn = new Map<string, Drawing>()

function fromLibrary(name: string): string | undefined {
  bodies ??= v.parse(library, JSON.parse(readFileSync(file, 'utf8'))).icons
  return / d="([^"]+)"/.exec(bodies[name]?.body ?? '')?.[1]
}

/**
 * A drawing in a box of 512 by 512 units.
 * @throws Error for a name that the library lacks
 */
export function drawingOf(name: string): Drawing {
  const known = drawn.get(name)
  if (known) return known
  const data = OWN[name]?.() ?? fromLibrary(name)
  if (!data) throw new Error(`the library has no drawing named ${name}`)
  const loose = takeApart(data)
  const drawing = BALLS.has(name) ? takeApart(data + ringAround(loose)) : loose
  drawn.set(name, drawing)
  return drawing
}
