import { msg } from '@lingui/core/macro'
import { laterSection } from '../section/later-section.tsx'
import { LaneSkeleton } from './lane-skeleton.tsx'
import { usePlayedLast } from './use-played-last.ts'

const Section = laterSection({
  name: 'played',
  title: msg`Because you played`,
  note: msg`More of the same kind`,
  load: () => import('./played-lane.tsx').then((it) => it.PlayedLane),
  Waiting: LaneSkeleton,
})

/** Whoever has played nothing has no such section, nor a gap where it would be. */
export function Played() {
  return usePlayedLast() !== null && <Section />
}
