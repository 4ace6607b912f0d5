/** Reads one brand folder into a draft: what lies in it, brand.json with its stage, theme.json, sandbox.json. */
import { join } from 'node:path'
import type { Draft } from './draft.ts'
import { fileProblem, problem } from './draft.ts'
import { listFolder } from './folder.ts'
import type { JsonDocument } from './json.ts'
import { readJson } from './json.ts'
import { layer } from './layers.ts'
import type { Problem } from './problem.ts'
import { nearest } from '../../src/rules/did-you-mean.ts'
import { readText } from './text-file.ts'
import { stagesOf } from './gate/stages.ts'

/**
 * Reads a folder.
 * @param shown the folder as it is shown to people, slash-ended
 * @param stage lays `brand.<stage>.json` over brand.json where the folder has it
 */
export async function readDraft(
  id: string,
  dir: string,
  shown: string,
  stage: string | undefined,
): Promise<{ draft: Draft; problems: Problem[] }> {
  const entries = await listFolder(dir)
  const draft: Draft = { id, dir, shown, entries }
  const problems: Problem[] = []
  const read = async (name: string): Promise<JsonDocument | undefined> => {
    const { text, remark } = await readText(join(dir, name))
    if (text === undefined) {
      problems.push(fileProblem(draft, name, remark))
      return undefined
    }
    const { document, problems: found } = readJson(shown + name, text)
    problems.push(...found.map((one) => ({ ...one, brand: id })))
    return document
  }
  const has = (name: string) => entries.some(({ path, strayTarget }) => path === name && strayTarget === undefined)

  const theme = has('theme.json') ? await read('theme.json') : undefined
  const played = has('sandbox.json') ? await read('sandbox.json') : undefined
  const base = has('brand.json') ? await read('brand.json') : undefined
  // A link that leads nowhere is told as such.
  if (!entries.some(({ path }) => path === 'brand.json')) problems.push(noBrandFile(draft))
  const stageFile = stage === undefined ? undefined : `brand.${stage}.json`
  const over = stageFile !== undefined && has(stageFile) ? await read(stageFile) : undefined
  problems.push(...(await slipsOfOtherStages(draft, dir, stageFile)))
  // A stage's file that cannot be read must not pass as if it were not there; its problem is an error already.
  const config = base && layer(over ? [base, over] : [base])
  const sandbox = played && layer([played])
  const documents = { ...(config ? { config } : {}), ...(theme ? { theme } : {}), ...(sandbox ? { sandbox } : {}) }
  return { draft: { ...draft, ...documents }, problems }
}

/** What keeps a stage that is not built now from being read: it would be found out on the day that it is needed. */
async function slipsOfOtherStages(draft: Draft, dir: string, built: string | undefined): Promise<Problem[]> {
  const names = stagesOf(draft).map((stage) => `brand.${stage}.json`)
  const slips = names.map(async (name) => {
    const { text } = name === built ? {} : await readText(join(dir, name))
    return text === undefined ? [] : readJson(draft.shown + name, text).problems
  })
  return (await Promise.all(slips)).flat().map((one) => ({ ...one, brand: draft.id, severity: 'warning' }))
}

function noBrandFile(draft: Draft): Problem {
  const stages = stagesOf(draft)
  if (stages.length > 0) {
    return fileProblem(draft, `brand.${stages[0]}.json`, {
      message: 'there is a file for a stage, but no brand.json that it could change',
      expected: 'brand.json with everything that the stages share',
      suggestion: `rename this file to brand.json, or write a brand.json beside it`,
    })
  }
  const names = draft.entries.map(({ path }) => path)
  if (names.some((path) => path.startsWith('brand.json/'))) {
    return problem(
      draft.id,
      { file: `${draft.shown}brand.json/` },
      {
        message: 'brand.json is a folder',
        expected: 'a file',
        suggestion: 'delete it, and copy brand.json from brands/wireframe',
      },
    )
  }
  const deeper = names.find((path) => path.endsWith('/brand.json'))
  const meant = nearest(
    'brand.json',
    names.filter((path) => !path.includes('/') && path !== 'theme.json'),
  )
  const found = deeper ?? meant
  const remark = {
    message: 'this folder has no brand.json, so it is no brand',
    expected: 'brand.json in the folder itself',
    suggestion: found
      ? `did you mean "${found}"? ${deeper ? 'Move the inner folder up' : 'Rename it to brand.json'}`
      : 'copy brand.json from brands/wireframe, or move the folder out of the brands',
  }
  return problem(draft.id, { file: draft.shown }, remark)
}
