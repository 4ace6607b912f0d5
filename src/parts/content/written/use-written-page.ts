import { useQuery } from '@tanstack/react-query'
import { useAtomValue } from 'jotai'
import type { WrittenPageName } from '../../../rules/content/written-pages.ts'
import { writtenPageQuery } from '../../../state/content/written-page.ts'
import { brandAtom } from '../../../state/site/brand.ts'
import { languageAtom } from '../../../state/site/language.ts'

/** A page that the brand has written, in the visitor's language. */
export function useWrittenPage(name: WrittenPageName) {
  const { pages } = useAtomValue(brandAtom)
  const { code } = useAtomValue(languageAtom)
  return useQuery(writtenPageQuery(pages, code, name))
}
