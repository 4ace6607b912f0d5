import type { GameClock } from '../../../rules/sports/fixture.ts'
import { useMatchClock } from './use-match-clock.ts'

interface MatchClockProps {
  readonly clock: GameClock
  /** Minutes and seconds, also of a clock that counts up. */
  readonly isExact?: boolean
}

/** The clock of a game; a view of its own, so that what stands around it is not drawn each second. */
export function MatchClock({ clock, isExact = false }: MatchClockProps) {
  const text = useMatchClock(clock, isExact)
  return <bdi dir="ltr">{text}</bdi>
}
