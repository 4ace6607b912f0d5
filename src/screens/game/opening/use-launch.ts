import { useQueryClient } from '@tanstack/react-query'
import { useSetAtom, useStore } from 'jotai'
import { useEffect, useEffectEvent, useState } from 'react'
import { TransportFailure } from '../../../rules/failure.ts'
import type { Launch } from '../../../rules/games/play/launch.ts'
import { runsElsewhereAtom } from '../../../state/games/play/game-window.ts'
import { leaveGameAtom, openGameAtom, type OpenedGame } from '../../../state/games/play/game-session.ts'
import { useAskedSlip } from './use-asked-slip.ts'

export type Opening =
  | { readonly at: 'opening' }
  | { readonly at: 'failed'; readonly error: unknown }
  | { readonly at: 'open'; readonly game: OpenedGame; readonly attempt: number }

const OPENING: Opening = { at: 'opening' }

/**
 * Launches the game once, and again only on request, or when the network is back that was missing. Leaves it, with all
 * that this means for the balance, when the view goes. Give the view a key: it is of one launch and one player.
 * @returns how far it is; `again` launches it anew, which goes on with a round that is open
 */
export function useLaunch(launch: Launch) {
  const [opening, setOpening] = useState<Opening>(OPENING)
  const [attempt, setAttempt] = useState(0)
  const open = useSetAtom(openGameAtom)
  const leave = useSetAtom(leaveGameAtom)
  const queries = useQueryClient()
  const slip = useAskedSlip()
  const begin = useEffectEvent((wanted: AbortSignal) => open(launch, queries, wanted, slip))
  const store = useStore()
  const end = useEffectEvent(() => {
    // Taken to a window of its own, it goes on there.
    if (!store.get(runsElsewhereAtom)(launch)) leave(launch, queries)
  })
  useEffect(() => {
    const leaving = new AbortController()
    const { signal } = leaving
    begin(signal).then(
      (game) => signal.aborted || setOpening({ at: 'open', game, attempt }),
      (error: unknown) => signal.aborted || setOpening({ at: 'failed', error }),
    )
    return () => leaving.abort()
  }, [attempt])
  useEffect(() => () => end(), [])
  const again = (): void => {
    setOpening(OPENING)
    setAttempt((count) => count + 1)
  }
  const lost = opening.at === 'failed' && opening.error instanceof TransportFailure
  const recover = useEffectEvent(again)
  useEffect(() => {
    if (!lost) return undefined
    const back = (): void => recover()
    addEventListener('online', back)
    return () => removeEventListener('online', back)
  }, [lost])
  return { opening, again }
}
