import { useSetAtom, useStore } from 'jotai'
import { useState } from 'react'
import { acceptAndHandOver, handOver } from '../../../rules/sports/slip-check.ts'
import type { Slip } from '../../../rules/sports/slip.ts'
import { slipSheetAtom } from '../../../state/sports/slip-sheet.ts'
import { handOverAtom } from '../../../state/sports/hand-over.ts'
import { agreeAtom, slipAtom } from '../../../state/sports/slip.ts'
import { useProtectedAction } from '../../account/use-protected-action/use-protected-action.ts'
import { usePlay } from '../../games/play/use-play.ts'
import type { ReadySlip } from './use-slip.ts'

interface PlaceBet {
  /** Hands the slip over as it is shown; where something has moved meanwhile, that is shown first. */
  readonly place: () => void
  /** Whether something had moved when it was pressed last, and the slip is still as it was then. */
  readonly hasMoved: boolean
}

/** Hands the slip to its vendor, whose page opens with it. A guest is asked to log in first, and finds the slip as it was. */
export function usePlaceBet({ slip, checked: shown, check, vendor }: ReadySlip): PlaceBet {
  const agree = useSetAtom(agreeAtom)
  const hand = useSetAtom(handOverAtom)
  const open = useSetAtom(slipSheetAtom)
  const protect = useProtectedAction()
  const play = usePlay()
  const store = useStore()
  const [moved, setMoved] = useState<Slip | null>(null)
  const go = (): void => {
    if (shown.problem === 'changed') agree(shown)
    const fresh = check()
    const ticket = shown.problem === 'changed' ? acceptAndHandOver(shown, fresh) : handOver(shown, fresh)
    setMoved(ticket ? null : store.get(slipAtom))
    if (!ticket) return
    const slipId = hand({ ticket, vendor })
    open('bar')
    play({ to: '/game', search: { vendor }, isProtected: true, slip: slipId })
  }
  return { place: () => protect(go), hasMoved: moved === slip }
}
