import { useLingui } from '@lingui/react/macro'
import { NextThings } from '../../../parts/site/next-things/next-things.tsx'
import { RecentSection } from '../recent/recent-section.tsx'
import { useRecent } from '../recent/use-recent.ts'
import type { LaterProps } from '../section/later-section.tsx'
import { useHomeOrder } from '../use-home-order.ts'

/** What the member could do next; the games that were played last where nothing waits, unless they have a section of their own. */
export function NextSection({ titleId }: LaterProps) {
  const { t } = useLingui()
  const home = useHomeOrder()
  const { count } = useRecent()
  // A page has one first heading, and a hero or a greeting has it already.
  const isFirstHeading = !home.includes('hero') && !home.includes('greeting')
  const hasRecent = count !== 0 && !home.includes('recent')
  return (
    <NextThings
      titleId={titleId}
      layout="strip"
      isFirstHeading={isFirstHeading}
      otherwise={hasRecent && <RecentSection titleId={titleId} title={t`Recently played`} />}
    />
  )
}
