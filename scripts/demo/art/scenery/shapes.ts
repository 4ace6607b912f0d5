/** What the sceneries are built of: skies, ridges, stars, clouds, light. */
import { hex, mix, type Lch } from '../color.ts'
import { between, type Scene } from '../scene.ts'
import { circle, ellipse, n, path, rect } from '../svg/write.ts'

/** The sky over the whole picture, from its colour above to the glow at the horizon. */
export function sky({ width, height, ground, defs }: Scene, horizon = 0.62, low: Lch = ground.glow): string {
  const fill = defs.linear([
    [0, hex(mix(ground.sky, ground.floor, 0.55))],
    [horizon * 0.55, hex(ground.sky)],
    [horizon, hex(mix(ground.sky, low, 0.72))],
    [1, hex(ground.floor)],
  ])
  return rect(0, 0, width, height, fill)
}

/** A soft light. */
export function glow({ defs }: Scene, x: number, y: number, r: number, colour: Lch, opacity = 0.8): string {
  const fill = defs.radial([
    [0, hex(colour), opacity],
    [0.45, hex(colour), opacity * 0.38],
    [1, hex(colour), 0],
  ])
  return circle(x, y, r, fill)
}

/** A sun or a moon with its light around it. */
export function disc(scene: Scene, x: number, y: number, r: number, colour: Lch): string {
  const face = scene.defs.linear([
    [0, hex([Math.min(0.99, colour[0] + 0.08), colour[1] * 0.6, colour[2]])],
    [1, hex(colour)],
  ])
  return glow(scene, x, y, r * 3.4, colour, 0.7) + circle(x, y, r, face)
}

export interface RidgeOptions {
  /** Where it stands at its middle, from above. */
  readonly y: number
  /** How far it goes up and down. */
  readonly swing: number
  /** How many rises there are across the picture. */
  readonly rises: number
  /** 0: rolling; 1: peaks. */
  readonly edge?: number
}

/** A line of hills or peaks from edge to edge, closed at the foot of the picture. */
export function ridge(scene: Scene, { y, swing, rises, edge = 0 }: RidgeOptions): string {
  const { width, height, random } = scene
  const phase = random.next() * 9
  const points: string[] = []
  if (edge < 0.5) {
    for (let x = 0; x <= width + 8; x += 12) {
      const t = (x / width) * rises * Math.PI
      const lift = Math.sin(t + phase) * 0.62 + Math.sin(t * 2.3 + phase * 1.7) * 0.28 + Math.sin(t * 4.7 + phase) * 0.1
      points.push(`${n(x)} ${n(y - lift * swing)}`)
    }
  } else {
    const step = width / rises / 2
    for (let index = -1; index * step <= width + step * 2; index += 1) {
      const up = index % 2 === 0
      const x = index * step + between(scene, -0.25, 0.25) * step
      const top = y + (up ? -swing * between(scene, 0.5, 1) : swing * between(scene, 0.1, 0.5))
      points.push(`${n(x)} ${n(top)}`)
    }
  }
  return `M0 ${n(height)}L${points.join('L')}L${n(width)} ${n(height)}Z`
}

/** A layer of land with light along its edge. */
export function land(scene: Scene, data: string, near: Lch, lit: Lch): string {
  const body = scene.defs.linear([
    [0, hex(mix(near, lit, 0.4))],
    [0.35, hex(near)],
    [1, hex([near[0] * 0.8, near[1], near[2]])],
  ])
  return path(data, body)
}

/** Small lights, more of them higher up. */
export function stars(scene: Scene, count: number, to: number, colour = '#fff'): string {
  return Array.from({ length: count }, () => {
    const y = scene.random.next() ** 1.4 * to
    const r = scene.random.next() ** 3 * 2.4 + 0.5
    return circle(scene.random.next() * scene.width, y, r, colour, `opacity="${n(between(scene, 0.3, 1))}"`)
  }).join('')
}

/** A bank of cloud, lit from the upper left. */
export function cloud(scene: Scene, x: number, y: number, size: number, light: Lch, shade: Lch): string {
  const fill = scene.defs.linear([
    [0, hex(light)],
    [0.75, hex(mix(light, shade, 0.5))],
    [1, hex(shade)],
  ])
  const puffs = Array.from({ length: 5 }, (_, index) => {
    const at = index / 4 - 0.5
    const r = size * (0.26 - at * at * 0.5) * between(scene, 0.85, 1.15)
    return circle(x + at * size * 1.3, y - r * 0.4, r, fill)
  })
  return puffs.join('') + ellipse(x, y + size * 0.06, size * 0.8, size * 0.13, hex(mix(light, shade, 0.55)))
}

/** Rays from a point to beyond the edges. */
export function rays(scene: Scene, x: number, y: number, count: number, colour: string, opacity: number): string {
  const reach = Math.hypot(scene.width, scene.height)
  const turn = between(scene, 0, 1)
  const data = Array.from({ length: count }, (_, index) => {
    const from = ((index + turn) / count) * Math.PI * 2
    const to = from + (Math.PI / count) * between(scene, 0.7, 1.15)
    const point = (angle: number): string => `${n(x + Math.cos(angle) * reach)} ${n(y + Math.sin(angle) * reach)}`
    return `M${n(x)} ${n(y)}L${point(from)}L${point(to)}Z`
  })
  return path(data.join(''), colour, `opacity="${opacity}"`)
}

/** Lights out of focus. */
export function bokeh(scene: Scene, count: number, top: number, foot: number, colours: readonly string[]): string {
  return Array.from({ length: count }, () => {
    const r = between(scene, 4, 22)
    const colour = scene.random.pick(colours)
    const [x, y] = [scene.random.next() * scene.width, between(scene, top, foot)]
    return `${circle(x, y, r, colour, `opacity="${n(between(scene, 0.1, 0.4))}"`)}${circle(x, y, r, 'none', `stroke="${colour}" stroke-opacity=".5"`)}`
  }).join('')
}
