/** The pages that a brand has written: known names, languages that it has, Markdown that shows as it is meant. */
import { join } from 'node:path'
import { layersOf } from '../../../src/i18n/languages.ts'
import {
  isWrittenPage,
  LEGAL_PAGES,
  WRITTEN_PAGES,
  type WrittenPageName,
} from '../../../src/rules/content/written-pages.ts'
import { didYouMean, nearest, oneOf } from '../../../src/rules/did-you-mean.ts'
import { isDefaultText } from '../../build/written/defaults.ts'
import { pageProblems } from '../../build/written/page-problems.ts'
import type { FolderEntry, ReadableDraft } from '../draft.ts'
import { fileProblem, problem } from '../draft.ts'
import { positionOf } from '../position.ts'
import type { Problem } from '../problem.ts'
import { readText } from '../text-file.ts'
import { cataloguesOf, languagesAreCertain } from './languages.ts'
import { UNFIT } from './unseen.ts'

/** A brand's `pages/<catalogue>/<name>.md`. */
export interface BrandPage {
  readonly catalogue: string
  readonly name: WrittenPageName
  readonly text: string
}

interface PageContext {
  /** The catalogues that exist. */
  readonly available: readonly string[]
  /** A build for trying things out may show the texts that come with Livery. */
  readonly sandbox: boolean
}

/** Reads and checks a brand's pages. */
export async function checkPages(
  draft: ReadableDraft,
  { available, sandbox }: PageContext,
): Promise<{ pages: BrandPage[]; problems: Problem[] }> {
  const problems: Problem[] = []
  const pages: BrandPage[] = []
  for (const entry of draft.entries) {
    const [, catalogue, name] = /^pages\/([^/]+)\/([^/]+)\.md$/.exec(entry.path) ?? []
    if (catalogue === undefined || name === undefined || entry.strayTarget !== undefined) continue
    const misplaced = placeProblem(draft, entry, catalogue, name, available)
    if (misplaced) problems.push(misplaced)
    if (misplaced || !isWrittenPage(name)) continue
    const { text, problems: found } = await readPage(draft, entry.path)
    problems.push(...found)
    if (text !== undefined) pages.push({ catalogue, name, text })
  }
  return { pages, problems: [...problems, ...(sandbox ? [] : stillOurs(draft, pages))] }
}

/** What is wrong with where a page lies. */
function placeProblem(
  draft: ReadableDraft,
  { path }: FolderEntry,
  catalogue: string,
  name: string,
  available: readonly string[],
): Problem | undefined {
  if (!isWrittenPage(name)) {
    return fileProblem(draft, path, {
      message: `there is no page "${name}"`,
      expected: oneOf(WRITTEN_PAGES),
      suggestion: didYouMean(name, WRITTEN_PAGES) ?? 'rename the file to one of these, or delete it',
    })
  }
  const used = [...new Set(cataloguesOf(draft).flatMap(layersOf))]
  // Which language a folder is for cannot be told while a language names no catalogue that exists.
  if (used.includes(catalogue) || !languagesAreCertain(draft, available)) return undefined
  const meant = nearest(catalogue, used)
  return fileProblem(draft, path, {
    message: `no language of this brand uses the catalogue "${catalogue}"`,
    expected: used.length > 0 ? `pages for ${oneOf(used)}` : 'a catalogue that one of the languages names',
    suggestion: meant
      ? `did you mean "pages/${meant}/${name}.md"?`
      : 'rename the folder, add the language to brand.json, or delete the file',
  })
}

async function readPage(draft: ReadableDraft, path: string): Promise<{ text?: string; problems: Problem[] }> {
  const { text, remark } = await readText(join(draft.dir, path))
  if (text === undefined) return { problems: [fileProblem(draft, path, remark)] }
  const plain = text.replaceAll('\r\n', '\n').replaceAll('\r', '\n')
  const at = (offset: number) => ({ file: draft.shown + path, ...positionOf(plain, offset) })
  const unfit = UNFIT.exec(plain)
  if (unfit) {
    const code = (unfit[0].codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')
    const invisible = {
      message: `this page holds the invisible character U+${code}`,
      expected: 'letters, figures, signs and plain spaces',
      suggestion: 'delete the text around it and type it anew, rather than copying it',
    }
    return { problems: [problem(draft.id, at(unfit.index), invisible)] }
  }
  const problems = pageProblems(plain).map(({ offset, ...wrong }) => problem(draft.id, at(offset), wrong))
  return { text: plain, problems }
}

/** The legal texts that a brand has not written itself: said once, since they are written together. */
function stillOurs(draft: ReadableDraft, pages: readonly BrandPage[]): Problem[] {
  const ours = LEGAL_PAGES.filter((name) =>
    pages.filter((page) => page.name === name).every(({ text }) => isDefaultText(name, text)),
  )
  if (ours.length === 0) return []
  const names = new Intl.ListFormat('en').format(ours)
  const one = ours.length === 1
  return [
    problem(
      draft.id,
      { file: `${draft.shown}pages/` },
      {
        severity: 'warning',
        message: `${names} ${one ? 'is still the text that comes' : 'are still the texts that come'} with Livery`,
        expected: 'what your own lawyer and your licence want players to read and agree to',
        suggestion: `write pages/<catalogue>/${ours[0]}.md${one ? '' : ' and the others'} before you publish`,
      },
    ),
  ]
}
