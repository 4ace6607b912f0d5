/** Drawings: no scripts, no foreign objects, nothing that is fetched from elsewhere. */
import { svgProblems } from '../../build/svg-problems.ts'
import type { Draft } from '../draft.ts'
import { problem } from '../draft.ts'
import type { Problem } from '../problem.ts'

export function checkSvg(draft: Draft, path: string, text: string): Problem[] {
  return svgProblems(text).map(({ message, line, column }) =>
    problem(
      draft.id,
      { file: draft.shown + path, line, column },
      {
        message,
        expected: 'a plain drawing: shapes, gradients, filters and text as outlines',
        suggestion: 'delete this part, or export the drawing again as plain SVG',
      },
    ),
  )
}
