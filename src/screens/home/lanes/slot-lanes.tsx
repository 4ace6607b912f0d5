/** Lanes of slots, each for a reason that its head says. */
import type { LaterProps } from '../section/later-section.tsx'
import { FilterLane } from './filter-lane.tsx'

export const NewLane = (props: LaterProps) => (
  <FilterLane
    {...props}
    filter={{ category: 'RNG', new: true, sort: 'new' }}
    choice={{ isNew: true, order: 'new' }}
    marksHot={false}
  />
)
export const FreeLane = (props: LaterProps) => (
  <FilterLane {...props} filter={{ category: 'RNG', trial: true }} choice={{ trial: true }} />
)
export const SmallStakesLane = (props: LaterProps) => (
  <FilterLane {...props} filter={{ category: 'RNG', sort: 'minBet' }} choice={{ order: 'minBet' }} />
)
