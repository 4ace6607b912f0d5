/** The places by name. */
import type { Scene } from '../scene.ts'
import * as built from './built.ts'
import * as nature from './nature.ts'
import * as water from './water.ts'

const SCENERIES = { ...nature, ...water, ...built }

export type SceneryName = keyof typeof SCENERIES
export const SCENERY_NAMES = Object.keys(SCENERIES) as SceneryName[] // the table's own keys

/** A place that fills the picture. */
export const drawScenery = (name: SceneryName, scene: Scene): string => SCENERIES[name](scene)
