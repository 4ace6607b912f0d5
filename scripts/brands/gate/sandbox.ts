/** sandbox.json, which a brand may have: the same care as for brand.json, since a misspelt module would change nothing. */
import { problem, type Draft } from '../draft.ts'
import { placeIn } from '../layers.ts'
import type { Problem } from '../problem.ts'
import { sandboxSchema, USUAL_SANDBOX, type SandboxSettings } from '../sandbox-settings.ts'
import { parseBySchema } from './shape.ts'

/** Parses sandbox.json; without one, what is usual holds. */
export function checkSandbox({ id, sandbox }: Draft): { sandbox?: SandboxSettings; problems: Problem[] } {
  if (!sandbox) return { sandbox: USUAL_SANDBOX, problems: [] }
  const { output, problems } = parseBySchema(sandboxSchema, sandbox.value, (path, remark, which) =>
    problem(id, placeIn(sandbox, path, which), remark),
  )
  return { ...(output ? { sandbox: output } : {}), problems }
}
