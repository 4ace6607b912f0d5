import { msg } from '@lingui/core/macro'
import { laterSection } from '../section/later-section.tsx'
import { offeredSection } from '../section/offered-section.tsx'
import { DrawsSection } from './draws-section.tsx'
import { DrawsSkeleton } from './draws-skeleton.tsx'
import { LOTTERIES } from './lottery-categories.ts'

/** The next draws as a section of the home page, with all that it shows: it may stand in the first window of a phone. */
export const Draws = offeredSection(
  laterSection({
    name: 'draws',
    title: msg`Next draws`,
    load: async () => DrawsSection,
    Waiting: DrawsSkeleton,
  }),
  LOTTERIES,
)
