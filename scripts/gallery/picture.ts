/** What the gallery keeps of each picture. */
import type { Finding } from './inspect.ts'

export type Mode = 'light' | 'dark'

export interface Picture {
  readonly scene: string
  readonly title: string
  readonly brand: string
  /** CSS pixels. */
  readonly width: number
  readonly mode: Mode
  /** Relative to the index; `null` where the scene could not be brought about, which `findings` explains. */
  readonly file: string | null
  readonly findings: readonly Finding[]
}

/** One line that names a finding to whoever mends it. */
export const describeFinding = ({ kind, role, name, detail }: Finding): string =>
  `${kind}: ${role}${name ? ` “${name}”` : ''} ${detail}`
