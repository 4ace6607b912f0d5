/** Takes a drawing of one colour apart: the shapes that touch nothing else, so that each can have a colour of its own. */
import { contoursOf, type Contour, type Point } from './path.ts'

export interface Island {
  /** Path data of the shape with its holes. */
  readonly data: string
  /** In square units of the drawing. */
  readonly area: number
  readonly centre: Point
}

export interface Drawing {
  /** Path data of everything, as it was drawn. */
  readonly data: string
  /** The outermost lines alone: the whole figure without a hole. */
  readonly silhouette: string
  /** From the largest to the smallest. */
  readonly islands: readonly Island[]
  readonly box: { readonly x: number; readonly y: number; readonly width: number; readonly height: number }
}

/** @throws Error for path data that makes no sense */
export function takeApart(data: string): Drawing {
  const contours = contoursOf(data)
    .map((contour) => ({ ...contour, area: Math.abs(areaOf(contour.points)) }))
    .toSorted((a, b) => b.area - a.area)
  const depths = contours.map((contour, index) => contours.slice(0, index).filter((other) => holds(other, contour)))
  const shapes = contours.flatMap((contour, index) => {
    const above = depths[index] ?? []
    return above.length % 2 === 0 ? [{ contour, depth: above.length }] : []
  })
  const islands = shapes.map(({ contour, depth }) => {
    const holes = contours.filter((_, index) => depths[index]?.length === depth + 1 && depths[index]?.includes(contour))
    const area = holes.reduce((left, hole) => left - hole.area, contour.area)
    return { data: [contour, ...holes].map((one) => one.data).join(''), area, centre: centreOf(contour.points) }
  })
  const outer = shapes.filter(({ depth }) => depth === 0).map(({ contour }) => contour)
  return {
    data,
    silhouette: outer.map((contour) => contour.data).join(''),
    islands: islands.toSorted((a, b) => b.area - a.area),
    box: boxOf(outer.flatMap(({ points }) => points)),
  }
}

function areaOf(points: readonly Point[]): number {
  let sum = 0
  for (const [index, [x, y]] of points.entries()) {
    const [nextX, nextY] = points[(index + 1) % points.length] ?? [x, y]
    sum += x * nextY - nextX * y
  }
  return sum / 2
}

function centreOf(points: readonly Point[]): Point {
  const { x, y, width, height } = boxOf(points)
  return [x + width / 2, y + height / 2]
}

function boxOf(points: readonly Point[]): Drawing['box'] {
  const xs = points.map(([x]) => x)
  const ys = points.map(([, y]) => y)
  const [x, y] = [Math.min(...xs), Math.min(...ys)]
  return { x, y, width: Math.max(...xs) - x, height: Math.max(...ys) - y }
}

/** Whether most points of one line lie within another (lines may touch). */
function holds(outer: Contour, inner: Contour): boolean {
  const tried = inner.points.filter((_, index) => index % Math.ceil(inner.points.length / 7) === 0)
  const inside = tried.filter((point) => isInside(point, outer.points))
  return inside.length > tried.length / 2
}

function isInside([x, y]: Point, polygon: readonly Point[]): boolean {
  let inside = false
  for (const [index, [ax, ay]] of polygon.entries()) {
    const [bx, by] = polygon[(index + 1) % polygon.length] ?? [ax, ay]
    if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) inside = !inside
  }
  return inside
}
