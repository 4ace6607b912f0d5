/** A title as a lock-up: outlines with a line, a side, a fill and a shine. */
import { hex, mix, type Lch } from '../color.ts'
import type { Metal } from '../palette.ts'
import { n, path, type Defs } from '../svg/write.ts'
import type { FaceName } from './faces.ts'
import { fitTitle, type Box } from './fit.ts'
import { bend, outline, warpRoom, type Warp } from './warp.ts'

export interface Lockup {
  readonly title: string
  /** A name within the title that is never broken. */
  readonly together?: string
  readonly box: Box
  readonly face: FaceName
  readonly metal: Metal
  readonly warp: Warp
  readonly style: LockupStyle
  readonly align?: 'start' | 'middle'
  readonly anchor?: number
  /** For the light behind the letters and the ribbon. */
  readonly accent: Lch
}

/**
 * `block`: letters with a side, like a sign. `plate`: a light line around a dark one. `ribbon`: the words that lead or
 * follow stand on a ribbon. `neon`: tubes that glow.
 */
export const LOCKUP_STYLES = ['block', 'plate', 'ribbon', 'neon'] as const
export type LockupStyle = (typeof LOCKUP_STYLES)[number]

/** @returns the drawing, and the box that its letters fill */
export function drawLockup(defs: Defs, lockup: Lockup): { svg: string; box: Box } {
  const { box, face, style, align = 'middle', anchor } = lockup
  // A ribbon is straight, and so are the words on it.
  const warp = style === 'ribbon' ? 'plain' : lockup.warp
  const room = box.width * warpRoom(warp)
  const inner = { ...box, y: box.y + room, height: box.height - 2 * room }
  const lines = fitTitle(lockup.title, inner, {
    face,
    align,
    ...(anchor !== undefined && { anchor }),
    ...(lockup.together && { together: lockup.together }),
    ...(style === 'ribbon' && { leading: 0.62 }),
  })
  const all = around(lines.map((line) => line.box))
  const to = bend(warp, { ...all, x: box.x, width: box.width })
  const parts = lines.map(({ segments, size, lead, box: own }) => ({ data: outline(segments, to), size, lead, own }))
  const size = Math.max(...parts.map((part) => part.size))
  const draw = { block, plate, ribbon, neon }[style]
  return { svg: draw(defs, lockup, parts, size), box: { ...all, y: all.y - room, height: all.height + 2 * room } }
}

interface Part {
  readonly data: string
  readonly size: number
  readonly lead: boolean
  readonly own: Box
}

const stroke = (colour: string, width: number): string =>
  `stroke="${colour}" stroke-width="${n(width)}" stroke-linejoin="round"`
const together = (parts: readonly Part[]): string => parts.map(({ data }) => data).join('')

function fillOf(defs: Defs, { metal }: Lockup, { own }: Part): string {
  const [top, middle, foot] = metal.fill
  // In units of the picture: every letter of a line then shines at the same height.
  return defs.add(
    (id) =>
      `<linearGradient id="${id}" gradientUnits="userSpaceOnUse" x1="0" y1="${n(own.y)}" x2="0" y2="${n(own.y + own.height)}"><stop offset="8%" stop-color="${top}"/><stop offset="50%" stop-color="${middle}"/><stop offset="56%" stop-color="${foot}"/><stop offset="100%" stop-color="${middle}"/></linearGradient>`,
  )
}

function block(defs: Defs, lockup: Lockup, parts: readonly Part[], size: number): string {
  const all = together(parts)
  const { line } = lockup.metal
  const depth = Math.max(3, size * 0.12)
  const weight = Math.max(6, size * 0.2)
  const steps = [1, 0.66, 0.33].map((part) =>
    path(all, line, `${stroke(line, weight)} transform="translate(0 ${n(depth * part)})"`),
  )
  const glow = path(all, '#000', `${stroke('#000', weight * 1.7)} opacity=".5" filter="${defs.blur(size * 0.16)}"`)
  const rim = path(all, lockup.metal.fill[2], `${stroke(lockup.metal.fill[2], weight * 0.36)} opacity=".55"`)
  return glow + steps.join('') + path(all, line, stroke(line, weight)) + rim + faces(defs, lockup, parts)
}

function plate(defs: Defs, lockup: Lockup, parts: readonly Part[], size: number): string {
  const all = together(parts)
  const { line, fill } = lockup.metal
  const weight = Math.max(5, size * 0.16)
  const outer = hex(mix(lockup.accent, [0.9, 0.1, lockup.accent[2]], 0.25))
  return (
    path(all, '#000', `${stroke('#000', weight * 2.8)} opacity=".45" filter="${defs.blur(size * 0.14)}"`) +
    path(all, outer, stroke(outer, weight * 2.1)) +
    path(all, line, stroke(line, weight * 1.5)) +
    path(all, line, `${stroke(line, weight)} transform="translate(0 ${n(size * 0.05)})"`) +
    path(all, fill[2], `${stroke(fill[2], weight * 0.3)} opacity=".4"`) +
    faces(defs, lockup, parts)
  )
}

function ribbon(defs: Defs, lockup: Lockup, parts: readonly Part[], size: number): string {
  const main = parts.filter(({ own }, index) => index === 0 || own.height > size * 0.72)
  const small = parts.filter((part) => !main.includes(part))
  const band = small.map(({ own }) => {
    const pad = own.height * 0.42
    const [left, right] = [own.x - pad * 1.4, own.x + own.width + pad * 1.4]
    const [top, foot] = [own.y - pad * 0.7, own.y + own.height + pad * 0.75]
    const notch = (foot - top) / 2
    const [l, c, h] = lockup.accent
    const body = defs.linear([
      [0, hex([Math.min(0.5, l), c + 0.03, h])],
      [1, hex([0.32, c, h])],
    ])
    const tail = hex([0.25, c * 0.8, h])
    const wing = (from: number, side: number): string =>
      path(
        `M${n(from)} ${n(top + notch * 0.4)}h${n(side * notch * 1.5)}l${n(-side * notch * 0.6)} ${n(notch)}l${n(side * notch * 0.6)} ${n(notch)}h${n(-side * notch * 1.5)}z`,
        tail,
      )
    return `${wing(left + notch * 0.6, -1)}${wing(right - notch * 0.6, 1)}${path(`M${n(left)} ${n(top)}H${n(right)}V${n(foot)}H${n(left)}Z`, body)}${path(`M${n(left)} ${n(top + 1.5)}H${n(right)}`, 'none', `stroke="#fff" stroke-opacity=".45" stroke-width="2"`)}`
  })
  const words = small.map(({ data, size: own }) => path(data, '#fff', `${stroke('#fff', own * 0.02)}`))
  return block(defs, lockup, main, size) + band.join('') + words.join('')
}

function neon(defs: Defs, lockup: Lockup, parts: readonly Part[], size: number): string {
  const all = together(parts)
  const [, c, h] = lockup.accent
  const tube = hex([0.72, Math.max(0.18, c), h])
  const { line } = lockup.metal
  return (
    path(all, line, `${stroke(line, size * 0.34)} opacity=".9"`) +
    path(all, tube, `${stroke(tube, size * 0.16)} opacity=".9" filter="${defs.blur(size * 0.13)}"`) +
    path(all, tube, stroke(tube, size * 0.11)) +
    path(all, line, stroke(line, size * 0.035)) +
    path(all, hex([0.985, 0.02, h]))
  )
}

/** The fronts of the letters: metal, with a shine along the upper edge. */
const faces = (defs: Defs, lockup: Lockup, parts: readonly Part[]): string =>
  parts.map((part) => path(part.data, fillOf(defs, lockup, part))).join('')

function around(boxes: readonly Box[]): Box {
  const x = Math.min(...boxes.map((box) => box.x))
  const y = Math.min(...boxes.map((box) => box.y))
  const right = Math.max(...boxes.map((box) => box.x + box.width))
  const foot = Math.max(...boxes.map((box) => box.y + box.height))
  return { x, y, width: right - x, height: foot - y }
}
