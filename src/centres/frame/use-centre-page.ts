import { useSearch } from '@tanstack/react-router'
import type { Search } from '../../rules/site/search-params.ts'
import { CENTRE_MENU } from '../../rules/site/centres.ts'
import type { Centre, CentreMenuItem } from './centre.ts'
import { readPage, shownPage } from './centre-pages.ts'

interface OpenPage {
  /** The page that the address asks for, whether it may be opened or not. */
  readonly asked: string
  /** The page that is open; none where there is none to open. */
  readonly page: string | undefined
  /** Whether the address asks for the menu alone. */
  readonly asksMenu: boolean
}

/** What the address asks for, among what may be opened. */
export function useCentrePage(centre: Centre, menu: readonly CentreMenuItem[]): OpenPage {
  // Every route shares one parser, which gives text by name.
  const { [centre.name]: text = '' } = useSearch({ strict: false }) as Search
  const asked = readPage(centre, text)
  return { asked, page: shownPage(asked, menu, centre.first), asksMenu: asked === CENTRE_MENU }
}
