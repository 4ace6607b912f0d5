import { useSetAtom } from 'jotai'
import { useLayoutEffect } from 'react'
import { pageWordsAtom } from '../../../state/site/page-words.ts'

/**
 * Calls the window what the page shows, as long as it does.
 * @param title `null` while it is not known
 * @param description for search engines; empty where the route's own holds
 */
export function usePageName(title: string | null, description = ''): void {
  const say = useSetAtom(pageWordsAtom)
  useLayoutEffect(() => {
    say(title === null ? null : { title, description })
    return () => say(null)
  }, [title, description, say])
}
