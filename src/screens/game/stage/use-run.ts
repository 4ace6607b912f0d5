import { useQueryClient } from '@tanstack/react-query'
import { useSetAtom } from 'jotai'
import { useEffect, useEffectEvent, useState, type RefObject } from 'react'
import { acceptGameMessage } from '../../../rules/games/play/game-message-guard.ts'
import { writeMessage, type HostMessage } from '../../../rules/games/play/game-messages.ts'
import { afterMessage, afterSilence, BEGUN, SILENCE_MS, type GameRun } from '../../../rules/games/play/game-run.ts'
import { createThrottle } from '../../../rules/throttle.ts'
import { holdIdleAtom } from '../../../state/account/idle.ts'
import { useHoldReload } from '../../../state/site/reload.ts'

/** However often a game says that the balance has changed, it is asked for no more often than this. */
const BALANCE_MS = 1000

/**
 * Listens to the game in a frame, and tells it when nobody looks. While it is there nobody is taken for idle, and nothing
 * reloads the page.
 * @param frame the game's frame, which is on the page from the first effect on
 * @param origin the only one that is spoken with
 * @param covered whether something lies over the game
 */
export function useRun(
  frame: RefObject<HTMLIFrameElement | null>,
  origin: string,
  covered: boolean,
  onExit: () => void,
) {
  const [run, setRun] = useState<GameRun>(BEGUN)
  const queries = useQueryClient()
  const holdIdle = useSetAtom(holdIdleAtom)
  const exit = useEffectEvent(onExit)
  useHoldReload(true)
  useEffect(() => holdIdle(), [holdIdle])

  useEffect(() => {
    const throttled = createThrottle(BALANCE_MS)
    let later: ReturnType<typeof setTimeout> | undefined
    const ask = (): void => void queries.invalidateQueries({ queryKey: ['balance'] })
    const refresh = (): void => {
      clearTimeout(later)
      // What is dropped now is asked for in a while: the last word counts.
      if (!throttled(ask)) later = setTimeout(() => throttled(ask), BALANCE_MS)
    }
    const hear = (event: MessageEvent<unknown>): void => {
      const message = acceptGameMessage(event, { window: frame.current?.contentWindow ?? null, origin })
      if (!message) return
      setRun((now) => afterMessage(now, message))
      if (message.type === 'balance') refresh()
      if (message.type === 'exit') exit()
    }
    const silence = setTimeout(() => setRun(afterSilence), SILENCE_MS)
    addEventListener('message', hear)
    // Whoever comes back from the game, or from another window, may have played there.
    addEventListener('focus', refresh)
    return () => {
      clearTimeout(silence)
      clearTimeout(later)
      removeEventListener('message', hear)
      removeEventListener('focus', refresh)
      ask()
    }
  }, [frame, origin, queries])

  useEffect(() => {
    const tell = (): void => {
      const message: HostMessage = { type: covered || document.hidden ? 'pause' : 'resume' }
      frame.current?.contentWindow?.postMessage(writeMessage(message), origin)
    }
    // One that has not spoken yet may not be there at all.
    if (run.phase === 'playing') tell()
    document.addEventListener('visibilitychange', tell)
    return () => document.removeEventListener('visibilitychange', tell)
  }, [frame, origin, covered, run.phase])

  return { run, showAnyway: () => setRun((now) => (now.phase === 'silent' ? { ...now, phase: 'playing' } : now)) }
}
