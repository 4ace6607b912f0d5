import { useLingui } from '@lingui/react'
import { useAtomValue } from 'jotai'
import { useEffect, useRef } from 'react'
import { brandAtom } from '../../state/site/brand.ts'
import { media } from '../../ui/layout/media.ts'
import { useMedia } from '../../ui/hooks/use-media.ts'
import type { CentreMenuItem, CentrePage, CentreProps, ServerMenu } from './centre.ts'
import { menuOf } from './centre-pages.ts'
import { useCentrePage } from './use-centre-page.ts'

/** What of a centre is open, as the address and the menu say it. */
export interface OpenCentre {
  /** Whether nobody knows yet what may be opened. */
  readonly waiting: boolean
  /** What tells whether the page that is asked for may be opened, until it has. */
  readonly awaited: ServerMenu | undefined
  readonly items: readonly CentreMenuItem[]
  readonly asksMenu: boolean
  /** Whether menu and page stand side by side. */
  readonly wide: boolean
  readonly menuAlone: boolean
  /** The key of the page that is open. */
  readonly shown: string | undefined
  readonly row: CentrePage | undefined
}

/** Reads what is open, and calls the window by it. */
export function useOpenCentre({ centre, session, menu, flagged }: CentreProps): OpenCentre {
  const { i18n } = useLingui()
  const { name: brandName } = useAtomValue(brandAtom)
  const waiting = menu !== undefined && menu.items === undefined
  const items = waiting ? [] : menuOf(centre.pages, session, menu?.items, flagged?.items)
  const { asked, page, asksMenu } = useCentrePage(centre, items)
  const awaited = centre.pages[asked]?.flagged && flagged?.items === undefined ? flagged : undefined
  const wide = useMedia(media.tablet)
  const menuAlone = !wide && asksMenu
  const shown = menuAlone || awaited ? undefined : page
  const row = shown === undefined ? undefined : centre.pages[shown]
  useDocumentTitle(`${i18n._((row ?? { name: centre.title }).name)} · ${brandName}`)
  return { waiting, awaited, items, asksMenu, wide, menuAlone, shown, row }
}

/** The window is called what is open in it, and what it was before once that is closed. */
function useDocumentTitle(title: string): void {
  const before = useRef('')
  useEffect(() => {
    before.current = document.title
    return () => {
      document.title = before.current
    }
  }, [])
  useEffect(() => {
    document.title = title
  }, [title])
}
