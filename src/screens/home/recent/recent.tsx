import { msg } from '@lingui/core/macro'
import { laterSection } from '../section/later-section.tsx'
import { RecentSkeleton } from './recent-skeleton.tsx'
import { useRecent } from './use-recent.ts'

const Section = laterSection({
  name: 'recent',
  title: msg`Recently played`,
  load: () => import('./recent-section.tsx').then((it) => it.RecentSection),
  Waiting: RecentSkeleton,
})

/**
 * What the member launched last (spec 7, "GCS_recentGame"). It is asked for before one comes near: whoever has played
 * nothing has no such section, nor a gap where it would be.
 */
export function Recent() {
  return useRecent().count !== 0 && <Section />
}
