/** Fits a title into a box: the break and the sizes that make its smallest line largest. */
import { breakTitle, type Line } from './break.ts'
import { setLine, type FaceName, type Segment, type Setting } from './faces.ts'

export interface Box {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

export interface SetLine {
  readonly segments: readonly Segment[]
  /** The height of a capital, in units of the picture. */
  readonly size: number
  readonly box: Box
  readonly lead: boolean
}

export interface FitOptions {
  readonly face: FaceName
  readonly align: 'start' | 'middle'
  /** Where the lines stand in a box that is taller: 0 at its top, 1 at its foot. */
  readonly anchor?: number
  /** Room between lines, as a part of the smaller one's capitals. */
  readonly leading?: number
  /** A name within the title that is never broken. */
  readonly together?: string
}

/** @returns lines from top to bottom, none of which leaves the box */
export function fitTitle(
  title: string,
  box: Box,
  { face, align, anchor = 1, leading = 0.22, together }: FitOptions,
): SetLine[] {
  const tried = breakTitle(title, together).map((lines) => measure(lines, box, face, leading))
  const best = tried.reduce((a, b) => (b.score > a.score ? b : a))
  const height = best.rows.reduce((sum, { row }) => sum + row, 0)
  let y = box.y + (box.height - height) * anchor
  return best.rows.map(({ setting, size, row, gap, weight }) => {
    const width = setting.width * size
    const x = align === 'middle' ? box.x + (box.width - width) / 2 : box.x
    const baseline = y + gap - setting.top * size
    y += row
    const segments = setting.segments.map(({ command, values }) => ({
      command,
      values: values.map((value, index) => (index % 2 === 0 ? x + value * size : baseline + value * size)),
    }))
    const own = { x, y: baseline + setting.top * size, width, height: (setting.bottom - setting.top) * size }
    return { segments, size, box: own, lead: weight < 1 }
  })
}

interface Row {
  readonly setting: Setting
  readonly size: number
  readonly row: number
  readonly gap: number
  readonly weight: number
}

function measure(lines: readonly Line[], box: Box, face: FaceName, leading: number): { rows: Row[]; score: number } {
  const settings = lines.map(({ text, weight }) => ({ setting: setLine(face, text), weight }))
  const widest = settings.map(({ setting, weight }) => (box.width * (weight < 0.6 ? 0.94 : 1)) / setting.width)
  // Lines of one lock-up may differ, but not so that they look like two titles.
  const base = Math.min(...settings.map(({ weight }, index) => (widest[index] ?? 0) / weight)) * 1.55
  const sizes = settings.map(({ weight }, index) => Math.min(widest[index] ?? 0, base * weight))
  const gaps = sizes.map((size, index) => (index === 0 ? 0 : Math.min(size, sizes[index - 1] ?? size) * leading))
  const tall = settings.reduce(
    (sum, { setting }, index) => sum + (setting.bottom - setting.top) * (sizes[index] ?? 0) + (gaps[index] ?? 0),
    0,
  )
  const shrink = Math.min(1, box.height / tall)
  const rows = settings.map(({ setting, weight }, index) => {
    const size = (sizes[index] ?? 0) * shrink
    const gap = (gaps[index] ?? 0) * shrink
    return { setting, weight, size, gap, row: (setting.bottom - setting.top) * size + gap }
  })
  const least = Math.min(...rows.map(({ size, weight }) => size / Math.max(weight, 0.62)))
  const largest = Math.max(...rows.map(({ size }) => size))
  return { rows, score: least * 2 + largest }
}
