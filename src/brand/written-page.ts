/** A page that the brand has written, as the build puts it into a bundle: one file a page and language. */
import * as v from 'valibot'
import type { WrittenPageName } from '../rules/content/written-pages.ts'

export const writtenPage = v.object({
  title: v.string(),
  /** What search engines show. */
  description: v.string(),
  /** Rendered and checked by the build. */
  html: v.string(),
  /** BCP 47: what it is written in, which is another language than the visitor's where the brand has not written it in that. */
  language: v.string(),
})
export type WrittenPage = v.InferOutput<typeof writtenPage>

/** Which text of the two pages that a player agrees to stood there: its language and a hash of it, such as `es-1a2b3c4d`. */
export interface AgreedVersions {
  readonly terms: string
  readonly privacy: string
}

/** What a bundle says of its written pages. */
export interface BundledPages {
  /** Begins their addresses, such as `/pages/1a2b3c4d`: of other texts it is another. */
  readonly base: string
  /** By the code of the visitor's language. */
  readonly versions: Readonly<Partial<Record<string, AgreedVersions>>>
}

/** The address of a page in one of the brand's languages, by its code. */
export const writtenPageUrl = ({ base }: Pick<BundledPages, 'base'>, code: string, name: WrittenPageName): string =>
  `${base}/${code}/${name}.json`
