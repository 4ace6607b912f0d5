/** The pages that the brand has written (spec 2, "Footer"): files of the bundle, fetched when they are opened. */
import { queryOptions } from '@tanstack/react-query'
import * as v from 'valibot'
import { fetchFile } from '../../brand/fetch-file.ts'
import { writtenPage, writtenPageUrl, type BundledPages, type WrittenPage } from '../../brand/written-page.ts'
import { ContractFailure } from '../../rules/failure.ts'
import type { WrittenPageName } from '../../rules/content/written-pages.ts'
import { PUBLIC } from '../query-scope.ts'

/** What failures name as their endpoint. */
const ENDPOINT = 'written-page'

/** A page as a view shows it. */
export interface ShownPage extends Omit<WrittenPage, 'html'> {
  /** HTML, or what the address came with: nodes that the build has written into the page's shell. */
  readonly content: string | Node
}

/**
 * A written page in one of the brand's languages.
 * @param code the language's
 */
export const writtenPageQuery = (pages: BundledPages, code: string, name: WrittenPageName) =>
  queryOptions({
    queryKey: [ENDPOINT, writtenPageUrl(pages, code, name)],
    meta: PUBLIC,
    queryFn: (): Promise<ShownPage> => fetchPage(writtenPageUrl(pages, code, name)),
    initialData: () => drawnPage(code, name),
    staleTime: Number.POSITIVE_INFINITY,
  })

async function fetchPage(url: string): Promise<ShownPage> {
  const read = v.safeParse(writtenPage, await fetchFile(ENDPOINT, url))
  if (!read.success) throw new ContractFailure(ENDPOINT, 'reply', '', 'no written page')
  const { html, ...page } = read.output
  return { ...page, content: html }
}

/** What tells a page's text in its shell from another's. */
export const drawnAs = (code: string, name: WrittenPageName): string => `${name} ${code}`

/** The page that stands in the shell already: asked for once more it would come a moment later, and the shell's would go. */
function drawnPage(code: string, name: WrittenPageName): ShownPage | undefined {
  const article = globalThis.document?.querySelector<HTMLElement>(`[data-written="${drawnAs(code, name)}"]`)
  const title = article?.querySelector('h1')?.textContent
  const body = article?.querySelector('[data-body]')
  if (!article || !title || !body) return undefined
  const content = document.createDocumentFragment()
  content.append(...[...body.childNodes].map((node) => node.cloneNode(true)))
  const description = document.querySelector<HTMLMetaElement>('meta[name="description"]')?.content ?? ''
  return { title, description, content, language: article.lang }
}
