import { useSetAtom } from 'jotai'
import { useEffect } from 'react'
import { pageNameAtom } from '../../../state/site/page-name.ts'

/** Calls the window what the page shows, as long as it does. @param name `null` while it is not known */
export function usePageName(name: string | null): void {
  const call = useSetAtom(pageNameAtom)
  useEffect(() => {
    call(name)
    return () => call(null)
  }, [name, call])
}
