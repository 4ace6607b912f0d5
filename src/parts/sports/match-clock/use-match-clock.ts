import { useLingui } from '@lingui/react/macro'
import { useAtomValue } from 'jotai'
import { useCallback, useSyncExternalStore } from 'react'
import { clockSeconds, type GameClock } from '../../../rules/sports/fixture.ts'
import { serverNowAtom } from '../../../state/sports/feed.ts'
import { everySecond } from '../every-second.ts'

const never = (): (() => void) => () => undefined
const two = (part: number): string => String(part).padStart(2, '0')

/**
 * What the clock of a game shows: the minute that is being played, as people say it, or what is left of a period. Only who
 * reads it is drawn anew, and only when it shows something else.
 * @param isExact minutes and seconds, also of a clock that counts up
 */
export function useMatchClock(clock: GameClock | null, isExact = false): string {
  const { t } = useLingui()
  const serverNow = useAtomValue(serverNowAtom)
  const read = useCallback((): string => {
    if (!clock) return ''
    const seconds = clockSeconds(clock, serverNow())
    const [minutes, rest] = [Math.floor(seconds / 60), two(seconds % 60)]
    if (isExact || clock.isCountdown) return `${minutes}:${rest}`
    // The first minute is the one that has begun.
    const minute = minutes + 1
    return t({ message: `${minute}’`, comment: 'The minute of a match that is being played, such as 67’' })
  }, [clock, serverNow, isExact, t])
  return useSyncExternalStore(clock?.isRunning ? everySecond : never, read, read)
}
