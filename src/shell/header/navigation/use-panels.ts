import { useRouter, useRouterState } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { stringifySearch, type Search } from '../../../rules/site/search-params.ts'
import { createHoverIntent, type HoverIntent } from './hover-intent.ts'

/** The drop-downs of one navigation: one is open at a time. */
export interface Panels {
  /** The key of the item whose panel is open. */
  readonly open: string | null
  readonly show: (item: string | null) => void
  readonly intent: HoverIntent
}

/** The page that is open, such as `/game?vendor=AG`; a modal that lies over it makes no other one of it. */
function pageOf(pathname: string, { modal: _modal, next: _next, ...search }: Search): string {
  return pathname + stringifySearch(search)
}

/** Holds which panel is open; a change of page closes it, and going once more to the page that is open, such as a game's. */
export function usePanels(): Panels {
  const [open, show] = useState<string | null>(null)
  const [intent] = useState(() => createHoverIntent(show))
  // Every route shares one parser, which gives text by name.
  const page = useRouterState({ select: ({ location }) => pageOf(location.pathname, location.search as Search) })
  const [openedOn, setOpenedOn] = useState(page)
  if (openedOn !== page) {
    setOpenedOn(page)
    show(null)
  }
  useEffect(() => intent.sync(open), [intent, open])
  const router = useRouter()
  useEffect(() => router.subscribe('onBeforeNavigate', ({ hrefChanged }) => hrefChanged || show(null)), [router])
  return { open, show, intent }
}
