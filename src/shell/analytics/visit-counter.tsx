import { useRouterState } from '@tanstack/react-router'
import { useAtomValue, useSetAtom } from 'jotai'
import { useEffect, useState } from 'react'
import { counted, type Counted } from '../../rules/site/analytics.ts'
import { analyticsAskedAtom, analyticsChoiceAtom } from '../../state/site/analytics.ts'
import { brandAtom } from '../../state/site/brand.ts'
import { countVisitsAtom } from '../../state/site/count-visits.ts'
import { TITLE_MS } from '../use-page-change.ts'
import { useStatus } from '../system/use-status.ts'

/** Counts the pages of players who have agreed, where brand and gateway name what counts; asks those who have not chosen. */
export function VisitCounter() {
  const { analytics } = useAtomValue(brandAtom)
  const choice = useAtomValue(analyticsChoiceAtom)
  const setAsked = useSetAtom(analyticsAskedAtom)
  const { status } = useStatus()
  const what = counted(analytics, status?.analytics.gtagId)
  const asks = what !== null && choice === null
  useEffect(() => {
    setAsked(asks)
    return () => setAsked(false)
  }, [asks, setAsked])
  return what && choice === 'agreed' && <Counting key={what.id} {...what} />
}

function Counting(what: Counted) {
  const start = useSetAtom(countVisitsAtom)
  const [analytics] = useState(() => start(what))
  const path = useRouterState({ select: ({ location }) => location.pathname })
  useEffect(() => () => analytics.stop(), [analytics])
  useEffect(() => {
    const timer = setTimeout(() => analytics.pageSeen(path, document.title), TITLE_MS)
    return () => clearTimeout(timer)
  }, [analytics, path])
  return null
}
