/** The compositions by name. */
import type { Compose } from './composition.ts'
import { emblem, pattern } from './badges.ts'
import { liveTable } from './live-table.ts'
import { closeUp, diagonal, poster } from './posters.ts'
import { landscape, silhouette, trio, window } from './scenes.ts'
import { stillLife } from './still-life.ts'

export const COMPOSITIONS = {
  emblem,
  diagonal,
  pattern,
  landscape,
  stillLife,
  poster,
  silhouette,
  window,
  trio,
  closeUp,
  liveTable,
} as const satisfies Readonly<Record<string, Compose>>

export type CompositionName = keyof typeof COMPOSITIONS
export const COMPOSITION_NAMES = Object.keys(COMPOSITIONS) as CompositionName[] // the table's own keys
