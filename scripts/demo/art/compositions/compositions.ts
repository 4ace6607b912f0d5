/** The compositions by name. */
import type { Compose } from './composition.ts'
import { emblem, pattern } from './badges.ts'
import type { CompositionName } from './composition-names.ts'
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
} as const satisfies Readonly<Record<CompositionName, Compose>>
