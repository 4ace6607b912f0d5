/** A draw's own picture: five grounds of the brand's colours, on which the same things stand. */
import { createVar, style, styleVariants } from '@vanilla-extract/css'
import { vars } from '../../../theme/contract.css.ts'

const SKY = createVar()
const LOW = createVar()
const SUN = createVar()
const LAND = createVar()

const on = (color: string, part: number): string => `color-mix(in oklab, ${color} ${part}%, ${vars.color.surface})`
const { accent, gilt, live, good, warn } = vars.color

const ground = (sky: string, sun: string, land: string, parts: readonly [sky: number, low: number, land: number]) => ({
  vars: { [SKY]: on(sky, parts[0]), [LOW]: on(sky, parts[1]), [SUN]: on(sun, 74), [LAND]: on(land, parts[2]) },
})
export const grounds: readonly string[] = [
  style(ground(gilt, accent, gilt, [52, 22, 70])),
  style(ground(live, gilt, good, [34, 10, 46])),
  style(ground(accent, gilt, accent, [30, 10, 40])),
  style(ground(warn, accent, live, [30, 8, 44])),
  style(ground(gilt, accent, live, [84, 40, 42])),
]
export const scene = style({
  position: 'absolute',
  inset: 0,
  inlineSize: '100%',
  blockSize: '100%',
  backgroundImage: `linear-gradient(${SKY}, ${LOW})`,
})
const fills = styleVariants({
  sun: { fill: SUN },
  cloud: { fill: on(gilt, 6), opacity: 0.75 },
  hill: { fill: LAND },
  roof: { fill: on(accent, 88) },
  wall: { fill: on(gilt, 62), stroke: on(accent, 60), strokeWidth: 1 },
  dark: { fill: `color-mix(in oklab, ${accent} 50%, ${vars.color.ink})` },
  pale: { fill: on(gilt, 12) },
  water: { fill: on(live, 46) },
})
export const { sun, cloud, hill, roof, wall, dark, pale, water } = fills
export const line = style({ fill: 'none', stroke: on(accent, 80), strokeWidth: 2 })
