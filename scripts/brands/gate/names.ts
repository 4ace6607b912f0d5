/** Folder names that are two on one system and one on another. */
import type { Draft } from '../draft.ts'
import { problem } from '../draft.ts'
import type { Problem } from '../problem.ts'

/** Two brand folders whose names differ in case alone. */
export function checkNames(drafts: readonly Draft[]): Problem[] {
  return drafts.flatMap((draft) => {
    const twin = drafts.find((other) => other !== draft && other.id.toLowerCase() === draft.id.toLowerCase())
    if (!twin) return []
    return [
      problem(
        draft.id,
        { file: draft.shown },
        {
          message: `the folders "${draft.id}" and "${twin.id}" differ in case alone, and many systems take them for one`,
          expected: 'a name of its own for each brand, in lower case',
          suggestion: 'rename one of the two, and its id',
        },
      ),
    ]
  })
}
