/** What of the home page lies below the first view, and how much of it is there. */
import { startTransition, useCallback, useRef, useState } from 'react'
import type { HomeSection } from '../../../brand/layout-schema.ts'
import { lazyView } from '../../../ui/states/lazy-view.tsx'

export const Later = lazyView<{ readonly name: HomeSection }>(() => import('./later.tsx').then((it) => it.Later))

/** Apart from the others: where it stands first, a phone's first window holds the top of it, and nothing of them. */
export const Draws = lazyView(() => import('../lotteries/draws.tsx').then((it) => it.Draws))

interface LaterSections {
  readonly isHere: (name: HomeSection) => boolean
  /** Whether what was wanted did not come; `want` asks for it again. */
  readonly failed: boolean
  /** Fetches a section that is wanted now, and with it those that would move what is on the screen by coming later. */
  readonly want: (name: HomeSection) => void
}

/**
 * Fetches the sections below the first view: all at once, since one by one they would move what is on the screen. Next
 * draws that stand first come alone as long as nothing else is wanted: then all that they could move is out of sight.
 * @param sections those of the page that come later, in their order
 */
export function useLater(sections: readonly HomeSection[]): LaterSections {
  const drawsFirst = sections[0] === 'draws'
  // Whoever comes back finds the page as high as it was, and so the place where they were.
  const [here, setHere] = useState<'none' | 'draws' | 'all'>(
    Later.isLoaded() ? 'all' : drawsFirst && Draws.isLoaded() ? 'draws' : 'none',
  )
  const [failed, setFailed] = useState(false)
  const wantsAll = useRef(false)
  const hasDraws = sections.includes('draws')
  const want = useCallback(
    (name: HomeSection) => {
      const alone = drawsFirst && name === 'draws'
      if (!alone) wantsAll.current = true
      const views = alone ? [Draws] : hasDraws ? [Later, Draws] : [Later]
      Promise.all(views.map((view) => view.preload())).then(
        () => {
          if (alone && wantsAll.current) return
          setFailed(false)
          // All sections in one piece would keep a finger waiting.
          startTransition(() => setHere((now) => (alone && now !== 'all' ? 'draws' : 'all')))
        },
        () => {
          setFailed(true)
          if (alone) return
          wantsAll.current = false
          if (drawsFirst && Draws.isLoaded()) setHere((now) => (now === 'none' ? 'draws' : now))
        },
      )
    },
    [drawsFirst, hasDraws],
  )
  return { isHere: (name) => here === 'all' || (here === 'draws' && name === 'draws'), failed, want }
}
