/** Reads the outlines of an SVG path: where each closed line begins, runs and turns. */

/** A closed line of a path, in absolute coordinates. */
export interface Contour {
  /** Path data that stands alone: its first `M` is absolute. */
  readonly data: string
  /** Points on the line, close enough together for areas and for "is this inside that". */
  readonly points: readonly Point[]
}
export type Point = readonly [x: number, y: number]

/** How many numbers each command takes. */
const TAKES: Readonly<Record<string, number>> = { m: 2, l: 2, h: 1, v: 1, c: 6, s: 4, q: 4, t: 2, a: 7, z: 0 }
const NUMBER = /\s*,?\s*([-+]?(?:\d+\.?\d*|\.\d+)(?:e[-+]?\d+)?)/iy
/** A flag of an arc, which may stand without a space before what follows. */
const FLAG = /\s*,?\s*([01])/y

interface Step {
  readonly command: string
  readonly values: readonly number[]
}

function* steps(data: string): Generator<Step> {
  let at = 0
  const read = (pattern: RegExp): RegExpExecArray | null => {
    pattern.lastIndex = at
    const found = pattern.exec(data)
    if (found) at = pattern.lastIndex
    return found
  }
  const letter = /\s*,?\s*([a-z])/iy
  let command = read(letter)?.[1] ?? ''
  while (command !== '') {
    const takes = TAKES[command.toLowerCase()]
    if (takes === undefined) throw new Error(`a path holds the unknown command ${command}`)
    const values: number[] = []
    while (values.length < takes) {
      const isFlag = takes === 7 && (values.length === 3 || values.length === 4)
      const number = read(isFlag ? FLAG : NUMBER)?.[1]
      if (number === undefined) throw new Error(`a path ends within ${command}`)
      values.push(Number(number))
    }
    yield { command, values }
    const next = read(letter)?.[1]
    // A command that is not written again is the last one; after a move, a line.
    if (next === undefined) {
      NUMBER.lastIndex = at
      if (!NUMBER.test(data)) return
      command = command === 'm' ? 'l' : command === 'M' ? 'L' : command
    } else command = next
  }
}

/**
 * Splits a path into its closed lines.
 * @throws Error for path data that makes no sense
 */
export function contoursOf(data: string): Contour[] {
  const contours: { data: string; points: Point[] }[] = []
  let [x, y, startX, startY] = [0, 0, 0, 0]
  let control: Point = [0, 0]
  for (const { command, values } of steps(data)) {
    const kind = command.toLowerCase()
    const relative = command === kind
    const at = (index: number): Point => [
      (values[index] ?? 0) + (relative ? x : 0),
      (values[index + 1] ?? 0) + (relative ? y : 0),
    ]
    if (kind === 'z') {
      const open = contours.at(-1)
      if (open) open.data += 'z'
      ;[x, y] = [startX, startY]
      continue
    }
    if (kind === 'm') {
      ;[x, y] = at(0)
      ;[startX, startY] = [x, y]
      contours.push({ data: `M${x} ${y}`, points: [[x, y]] })
      continue
    }
    let open = contours.at(-1)
    if (!open) throw new Error('a path does not begin with a move')
    if (open.data.endsWith('z')) {
      open = { data: `M${x} ${y}`, points: [[x, y]] }
      contours.push(open)
    }
    const from: Point = [x, y]
    const to: Point =
      kind === 'h'
        ? [(values[0] ?? 0) + (relative ? x : 0), y]
        : kind === 'v'
          ? [x, (values[0] ?? 0) + (relative ? y : 0)]
          : at(values.length - 2)
    // A smooth curve leans on the one before it, which may have stood in the contour before: it never does in practice.
    open.data += `${command}${values.join(' ')}`
    open.points.push(...between(kind, from, to, at, values, control), to)
    control = kind === 'c' ? at(2) : kind === 's' || kind === 'q' ? at(0) : to
    ;[x, y] = to
  }
  return contours.filter(({ points }) => points.length > 2)
}

const mix = ([ax, ay]: Point, [bx, by]: Point, t: number): Point => [ax + (bx - ax) * t, ay + (by - ay) * t]

/** Points on a curve between its ends. */
function between(
  kind: string,
  from: Point,
  to: Point,
  at: (index: number) => Point,
  values: readonly number[],
  control: Point,
): Point[] {
  if (kind === 'c' || kind === 's') {
    const first: Point = kind === 'c' ? at(0) : [2 * from[0] - control[0], 2 * from[1] - control[1]]
    const second = kind === 'c' ? at(2) : at(0)
    return [0.25, 0.5, 0.75].map((t) => {
      const a = mix(mix(from, first, t), mix(first, second, t), t)
      return mix(a, mix(mix(first, second, t), mix(second, to, t), t), t)
    })
  }
  if (kind === 'q') return [mix(mix(from, at(0), 0.5), mix(at(0), to, 0.5), 0.5)]
  if (kind !== 'a') return []
  const [radius = 0, , , large, sweep] = values
  const chord = Math.hypot(to[0] - from[0], to[1] - from[1])
  if (chord === 0) return []
  const half = Math.sqrt(Math.max(0, radius ** 2 - (chord / 2) ** 2))
  const height = (large ? radius + half : radius - half) * (sweep ? -1 : 1)
  const [nx, ny] = [-(to[1] - from[1]) / chord, (to[0] - from[0]) / chord]
  const [mx, my] = mix(from, to, 0.5)
  return [[mx + nx * height, my + ny * height]]
}
