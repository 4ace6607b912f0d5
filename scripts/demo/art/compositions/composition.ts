/** What every composition is given, and the pieces that several use. */
import { hex, mix } from '../color.ts'
import type { Figure } from '../figures/figure.ts'
import type { FaceName } from '../lettering/faces.ts'
import type { Box } from '../lettering/fit.ts'
import { drawLockup, LOCKUP_STYLES, type LockupStyle } from '../lettering/lockup.ts'
import { WARPS, type Warp } from '../lettering/warp.ts'
import type { Motif } from '../motifs/motif.ts'
import type { Scene } from '../scene.ts'
import type { SceneryName } from '../scenery/sceneries.ts'
import { rect } from '../svg/write.ts'

export interface Subject {
  readonly title: string
  /** What the title names. */
  readonly hero: Figure
  readonly motif: Motif
  readonly scenery: SceneryName
  readonly face: FaceName
}

/** The picture, and the box that its title's letters fill. */
export interface Composed {
  readonly svg: string
  readonly title: Box
}

export type Compose = (scene: Scene, subject: Subject) => Composed

export interface TitleOptions {
  readonly box?: Box
  readonly styles?: readonly LockupStyle[]
  readonly warps?: readonly Warp[]
  readonly align?: 'start' | 'middle'
  readonly anchor?: number
}

/** The part of the picture where titles stand unless a composition says otherwise. */
export const footBox = ({ width, height }: Pick<Scene, 'width' | 'height'>, part = 0.34): Box => ({
  x: width * 0.06,
  y: height - width * part - width * 0.045,
  width: width * 0.88,
  height: width * part,
})

/** Darkens the picture where a title stands, so that it can be read over anything. */
export function scrim({ width, height, ground, defs }: Scene, from: number, at: 'foot' | 'top' = 'foot'): string {
  const ink = hex(mix(ground.ink, ground.floor, 0.2))
  const y = at === 'foot' ? height * from : 0
  const tall = at === 'foot' ? height * (1 - from) : height * from
  const stops = [
    [0, ink, 0],
    [0.45, ink, 0.62],
    [1, ink, 0.94],
  ] as const
  return rect(0, y, width, tall, defs.linear(stops, at === 'foot' ? [0, 0, 0, 1] : [0, 1, 0, 0]))
}

/** Sets the title in a way of its own. */
export function titleOf(scene: Scene, { title, face, motif }: Subject, options: TitleOptions = {}): Composed {
  const { box = footBox(scene), styles = LOCKUP_STYLES, warps = WARPS, align, anchor } = options
  const together = Object.keys(motif.words).find((word) => word.includes(' ') && title.includes(word))
  const { svg, box: filled } = drawLockup(scene.defs, {
    title,
    ...(together && { together }),
    box,
    face,
    metal: scene.metal,
    style: scene.random.pick(styles),
    warp: scene.random.pick(warps),
    accent: mix(scene.ground.sky, scene.ground.glow, 0.3),
    ...(align && { align }),
    ...(anchor !== undefined && { anchor }),
  })
  return { svg, title: filled }
}
