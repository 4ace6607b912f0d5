/** Stage files: `brand.<stage>.json` lies over a brand.json, and `--stage` names one that exists. */
import type { Draft } from '../draft.ts'
import { problem } from '../draft.ts'
import type { Problem } from '../problem.ts'
import { didYouMean, oneOf } from '../../../src/rules/did-you-mean.ts'
import { stageOf } from './folder.ts'

/** The stages of a folder. */
export function stagesOf(draft: Draft): string[] {
  return draft.entries.flatMap(({ path, strayTarget }) => (strayTarget === undefined ? (stageOf(path) ?? []) : []))
}

/** A stage that no brand has is a slip of the keyboard; one that some brands have is not. */
export function checkStage(drafts: readonly Draft[], stage: string | undefined, shownDir: string): Problem[] {
  const stages = [...new Set(drafts.flatMap(stagesOf))].toSorted()
  if (stage === undefined || drafts.length === 0 || stages.includes(stage)) return []
  return [
    problem(
      undefined,
      { file: shownDir || './' },
      {
        message: `no brand has a file brand.${stage}.json, so nothing was built for --stage ${stage}`,
        expected: stages.length > 0 ? oneOf(stages) : 'a stage that at least one brand has a file for',
        suggestion: didYouMean(stage, stages) ?? `write brand.${stage}.json beside a brand.json, or leave --stage out`,
      },
    ),
  ]
}
