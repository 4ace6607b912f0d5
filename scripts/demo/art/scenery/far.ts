/** How land looks at a distance. */
import { mix, type Lch } from '../color.ts'
import { between, type Scene } from '../scene.ts'

/** Lighter, or darker where less than nothing. */
export const lift = ([l, c, h]: Lch, by: number): Lch => [Math.min(0.98, l + by), c, h]

/** What stands at a distance: from the light at the horizon (0) to the foreground (1). */
export const far = ({ ground }: Scene, near: number): Lch =>
  near < 0.6
    ? mix(mix(ground.sky, ground.glow, 0.55), ground.floor, near / 0.6)
    : mix(ground.floor, ground.ink, (near - 0.6) / 0.4)

/** Where the sun stands: left of the middle, since light falls from there. */
export const sunAt = (scene: Scene): number => scene.width * between(scene, 0.24, 0.42)
