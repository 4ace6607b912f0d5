import { useRouterState } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { createHoverIntent, type HoverIntent } from './hover-intent.ts'

/** The drop-downs of one navigation: one is open at a time. */
export interface Panels {
  /** The key of the item whose panel is open. */
  readonly open: string | null
  readonly show: (item: string | null) => void
  readonly intent: HoverIntent
}

/** Holds which panel is open; a change of page closes it. */
export function usePanels(): Panels {
  const [open, show] = useState<string | null>(null)
  const [intent] = useState(() => createHoverIntent(show))
  const pathname = useRouterState({ select: ({ location }) => location.pathname })
  const [openedOn, setOpenedOn] = useState(pathname)
  if (openedOn !== pathname) {
    setOpenedOn(pathname)
    show(null)
  }
  useEffect(() => intent.sync(open), [intent, open])
  return { open, show, intent }
}
