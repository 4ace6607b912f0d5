/** A brand folder while it is being checked: what was found, before anyone knows whether it is right. */
import type { JsonDocument, JsonPath } from './json.ts'
import type { Layers } from './layers.ts'
import { placeIn } from './layers.ts'
import type { Position } from './position.ts'
import type { Problem } from './problem.ts'

/** A file or link somewhere in a brand folder. */
export interface FolderEntry {
  /** Relative to the brand folder, with slashes on every system. */
  readonly path: string
  readonly bytes: number
  /** For a symbolic link that cannot be followed or leads out of the folder: where it leads. */
  readonly strayTarget?: string
}

export interface Draft {
  /** The folder's name. */
  readonly id: string
  /** Where the folder is, absolute. */
  readonly dir: string
  /** The folder as it is shown to people; slash-ended. */
  readonly shown: string
  readonly entries: readonly FolderEntry[]
  /** `brand.json` with the stage's file over it; absent when it cannot be read. */
  readonly config?: Layers
  /** `theme.json`; absent when there is none or it cannot be read. */
  readonly theme?: JsonDocument
  /** `sandbox.json`; absent when there is none or it cannot be read. */
  readonly sandbox?: Layers
}

/** A draft whose brand.json could be read. */
export interface ReadableDraft extends Draft {
  readonly config: Layers
}

/** What is said about a mistake, before it has a place. */
export interface Remark {
  readonly message: string
  readonly expected?: string | undefined
  readonly suggestion?: string | undefined
  readonly severity?: 'error' | 'warning'
}

/** Makes a problem; a brand's errors are errors unless said otherwise, and what is not said is left out. */
export function problem(
  brand: string | undefined,
  at: { readonly file: string } & Partial<Position>,
  { message, expected, suggestion, severity = 'error' }: Remark,
): Problem {
  return {
    severity,
    ...(brand === undefined ? {} : { brand }),
    file: at.file,
    ...(at.line === undefined ? {} : { line: at.line }),
    ...(at.column === undefined ? {} : { column: at.column }),
    message,
    ...(expected === undefined ? {} : { expected }),
    ...(suggestion === undefined ? {} : { suggestion }),
  }
}

/** A problem with what brand.json says at a path. */
export function configProblem(
  draft: ReadableDraft,
  path: JsonPath,
  remark: Remark,
  which: 'key' | 'value' = 'value',
): Problem {
  return problem(draft.id, placeIn(draft.config, path, which), remark)
}

/** A problem with a file of the folder as a whole. */
export function fileProblem(draft: Draft, path: string, remark: Remark): Problem {
  return problem(draft.id, { file: draft.shown + path }, remark)
}
