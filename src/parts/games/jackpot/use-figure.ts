import { useEffect, useState } from 'react'
import { showJackpot, type JackpotShown } from '../../../rules/games/jackpot.ts'
import type { Jackpot } from '../../../state/games/jackpots.ts'
import { useMedia } from '../../../ui/hooks/use-media.ts'
import { media } from '../../../ui/layout/media.ts'

const SECOND_MS = 1000
/** For who asks for less that moves. */
const STILL_MS = 10_000

/** A jackpot's figure at this moment. @param at when it was answered, in milliseconds since 1970 */
export function useFigure({ amount, perMinute }: Pick<Jackpot, 'amount' | 'perMinute'>, at: number): bigint {
  const [shown, setShown] = useState<JackpotShown | null>(null)
  const isStill = useMedia(media.still)
  useEffect(() => {
    const tick = (): void => setShown((before) => showJackpot(before, { amount, perMinute, at }, Date.now()))
    tick()
    const timer = setInterval(tick, isStill ? STILL_MS : SECOND_MS)
    return () => clearInterval(timer)
  }, [amount, perMinute, at, isStill])
  return shown?.figure ?? amount
}
