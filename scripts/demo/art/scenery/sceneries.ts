/** The places by name. */
import type { Scene } from '../scene.ts'
import * as gardens from './gardens.ts'
import * as halls from './halls.ts'
import * as rooms from './rooms.ts'
import * as stages from './stages.ts'
import * as streets from './streets.ts'
import * as water from './water.ts'
import * as wilds from './wilds.ts'

const SCENERIES = { ...gardens, ...halls, ...rooms, ...stages, ...streets, ...water, ...wilds }

export type SceneryName = keyof typeof SCENERIES
export const SCENERY_NAMES = Object.keys(SCENERIES) as SceneryName[] // the table's own keys

/** A place that fills the picture. */
export const drawScenery = (name: SceneryName, scene: Scene): string => SCENERIES[name](scene)
