/** Loads every brand of a folder and tells everything that is wrong with any of them at once. */
import { readdir, stat } from 'node:fs/promises'
import { isAbsolute, join, relative, resolve, sep } from 'node:path'
import type { Brand } from '../../src/brand/schema.ts'
import type { Decisions } from '../../src/theme/decisions.ts'
import { listCatalogues } from '../messages/compile.ts'
import type { CheckedBrand } from './check.ts'
import { checkBrand } from './check.ts'
import type { Draft, ReadableDraft } from './draft.ts'
import { problem } from './draft.ts'
import { readDraft } from './draft-read.ts'
import { stageOf } from './gate/folder.ts'
import { checkClaims } from './gate/identity.ts'
import type { BrandMessages } from './gate/messages.ts'
import type { BrandPage } from './gate/pages.ts'
import { checkNames } from './gate/names.ts'
import { checkStage } from './gate/stages.ts'
import type { Problem } from './problem.ts'
import type { SandboxSettings } from './sandbox-settings.ts'
import { distinctProblems, hasErrors } from './problem.ts'
import { didYouMean, oneOf } from '../../src/rules/did-you-mean.ts'

export interface LoadOptions {
  /** The folder that holds the brand folders. */
  readonly dir: string
  /** The ids to load; all of them otherwise. The others are still read, since two brands may claim the same domain. */
  readonly only?: readonly string[]
  /** Lays `brand.<stage>.json` over each brand.json that has one beside it. */
  readonly stage?: string
  /** Whether the build is for the sandbox: then no seal key and no real domain is needed. */
  readonly sandbox?: boolean
}

/** A brand that the gate has let through. */
export interface LoadedBrand {
  readonly id: string
  /** Its folder, absolute. */
  readonly dir: string
  /** brand.json with every default, the stage's file merged over it. */
  readonly brand: Brand
  /** theme.json with every default. */
  readonly decisions: Decisions
  /** sandbox.json with every default: how the sandbox plays its gateway. */
  readonly sandbox: SandboxSettings
  /** Its wording, for the catalogues that its languages use. */
  readonly messages: readonly BrandMessages[]
  /** The pages that it has written itself. */
  readonly pages: readonly BrandPage[]
  /** Every file that the build reads, relative to `dir` and sorted; their contents decide whether to stamp again. */
  readonly files: readonly string[]
}

export interface LoadResult {
  /** The brands without an error, sorted by id. */
  readonly brands: LoadedBrand[]
  /** Of all brands asked for, errors and warnings. */
  readonly problems: Problem[]
}

/**
 * Loads and checks brands. A brand with an error is left out and never hides another; nothing an operator can get wrong
 * is thrown.
 */
export async function loadBrands(options: LoadOptions): Promise<LoadResult> {
  const dir = resolve(options.dir)
  const shownDir = shown(dir)
  const ids = await brandFolders(dir)
  if (!ids) return { brands: [], problems: [noFolder(shownDir)] }
  const problems: Problem[] = [...checkOnly(options.only, ids, shownDir)]
  if (ids.length === 0) problems.push(noBrands(shownDir))

  const wanted = (id: string) => options.only === undefined || options.only.includes(id)
  const drafts: Draft[] = []
  for (const id of ids) {
    const folder = `${shownDir}${id}/`
    const read = await readDraft(id, join(dir, id), folder, options.stage).catch((error: unknown) => ({
      problems: [unreadable(id, folder, error)],
    }))
    if ('draft' in read) drafts.push(read.draft)
    if (wanted(id)) problems.push(...read.problems)
  }
  const stageless = checkStage(drafts, options.stage, shownDir)
  problems.push(...stageless)
  const readable = drafts.filter((draft): draft is ReadableDraft => draft.config !== undefined)
  const shared = [...checkNames(drafts), ...checkClaims(readable)]
  problems.push(...shared.filter(({ brand }) => brand === undefined || wanted(brand)))

  const context = { catalogues: listCatalogues(), sandbox: options.sandbox ?? false }
  const checked: { draft: Draft; result: CheckedBrand }[] = []
  for (const draft of drafts.filter(({ id }) => wanted(id))) {
    const result = await checkBrand(draft, context).catch((error: unknown) => ({
      messages: [],
      pages: [],
      problems: [unreadable(draft.id, draft.shown, error)],
    }))
    problems.push(...result.problems)
    checked.push({ draft, result })
  }
  const brands = checked.flatMap(({ draft, result }) => {
    const { brand, decisions, sandbox, messages, pages } = result
    // A stage that nobody has is a slip, and nobody is to publish what it did not change.
    const failed = stageless.length > 0 || hasErrors(problems.filter((one) => one.brand === draft.id))
    if (!brand || !decisions || !sandbox || failed) return []
    const files = inputs(draft, options.stage)
    return [{ id: draft.id, dir: draft.dir, brand, decisions, sandbox, messages, pages, files }]
  })
  return { brands, problems: distinctProblems(problems) }
}

/** A path as it can be opened from the working directory: relative inside it, absolute outside. Slash-ended. */
function shown(dir: string): string {
  const path = relative(process.cwd(), dir)
  const outside = path.startsWith('..') || isAbsolute(path)
  const plain = (outside ? dir : path).replaceAll(sep, '/')
  return plain === '' ? '' : `${plain}/`
}

/** The names of the brand folders, sorted; `undefined` when there is no such folder to look into. */
async function brandFolders(dir: string): Promise<string[] | undefined> {
  const names = await readdir(dir).catch(() => undefined)
  if (!names) return undefined
  const folders: string[] = []
  for (const name of names.toSorted()) {
    if (name.startsWith('.') || name === 'node_modules') continue
    // A linked brand folder is a brand; a link to nothing is nothing.
    const entry = await stat(join(dir, name)).catch(() => undefined)
    if (entry?.isDirectory()) folders.push(name)
  }
  return folders
}

/** The files that the build reads: not those of other stages, nor the sandbox's, nor notes to people. */
function inputs({ entries }: Draft, stage: string | undefined): string[] {
  return entries
    .map(({ path }) => path)
    .filter((path) => {
      if (path === 'sandbox.json') return false
      const itsStage = stageOf(path)
      return itsStage === undefined ? /\.json$|^(?:assets|messages|pages)\//.test(path) : itsStage === stage
    })
}

/** A file that may not be read, or whatever else keeps a folder from being checked: its brand's problem and no other's. */
function unreadable(id: string, folder: string, error: unknown): Problem {
  const isSystem = error instanceof Error && 'code' in error && 'path' in error
  if (!isSystem) {
    const remark = {
      message: `this folder cannot be checked: ${error instanceof Error ? error.message : String(error)}`,
      expected: 'a folder like those of the other brands',
      suggestion: 'undo what was changed last in it; if that does not help, show this line to a programmer',
    }
    return problem(id, { file: folder }, remark)
  }
  const message = `${String(error.path)} cannot be read (${String(error.code)})`
  const remark = {
    message,
    expected: 'a file that this user may read',
    suggestion: 'check its permissions, or delete it, then build again',
  }
  return problem(id, { file: folder }, remark)
}

function noFolder(shownDir: string): Problem {
  return problem(
    undefined,
    { file: shownDir || './' },
    {
      message: 'there is no such folder',
      expected: 'a folder with one folder a brand in it',
      suggestion: 'check the path after --brands',
    },
  )
}

function noBrands(shownDir: string): Problem {
  return problem(
    undefined,
    { file: shownDir || './' },
    {
      message: 'there is no brand in this folder',
      expected: 'one folder a brand, each with its brand.json',
      suggestion: `copy brands/wireframe to ${shownDir}<id> and change it`,
    },
  )
}

function checkOnly(only: readonly string[] | undefined, ids: readonly string[], shownDir: string): Problem[] {
  return (only ?? [])
    .filter((id) => !ids.includes(id))
    .map((id) =>
      problem(
        undefined,
        { file: shownDir || './' },
        {
          message: `there is no brand "${id}"`,
          expected: ids.length > 0 ? oneOf(ids) : 'the name of a folder',
          suggestion: didYouMean(id, ids) ?? 'check the name after --brand',
        },
      ),
    )
}
