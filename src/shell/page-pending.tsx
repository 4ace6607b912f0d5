import { Trans } from '@lingui/react/macro'
import { useEffect, useState } from 'react'
import { Skeleton } from '../ui/states/skeleton.tsx'
import { VisuallyHidden } from '../ui/layout/visually-hidden.tsx'
import * as css from './page-pending.css.ts'
import { lazyView } from '../ui/states/lazy-view.tsx'
import { LastResort } from './system/last-resort.tsx'

const SlowPage = lazyView(() => import('./system/slow-page.tsx').then((it) => it.SlowPage))

/** After this a page says that it is slow; the hard limit is the chunk time-out. */
const SLOW_MS = 10_000

/** Stands where a page will, while it is on its way. */
export function PagePending() {
  const [slow, setSlow] = useState(false)
  useEffect(() => {
    // Whoever came by a link in the footer would see nothing happen; the router scrolls only once the page is there.
    scrollTo({ top: 0, behavior: 'instant' })
    const timer = setTimeout(() => setSlow(true), SLOW_MS)
    return () => clearTimeout(timer)
  }, [])
  if (slow) {
    return (
      <LastResort>
        <SlowPage />
      </LastResort>
    )
  }
  return (
    <div className={css.pending} aria-busy>
      <VisuallyHidden>
        <Trans>Loading</Trans>
      </VisuallyHidden>
      <Skeleton className={css.title} />
      <Skeleton className={css.block} />
    </div>
  )
}
