import { useSetAtom } from 'jotai'
import { useState } from 'react'
import { acceptAndHandOver, handOver } from '../../../rules/sports/slip-check.ts'
import { slipSheetAtom } from '../../../state/sports/slip-sheet.ts'
import { agreeAtom, handOverAtom } from '../../../state/sports/slip.ts'
import { useProtectedAction } from '../../account/use-protected-action/use-protected-action.ts'
import { usePlay } from '../../games/play/use-play.ts'
import type { ReadySlip } from './use-slip.ts'

interface PlaceBet {
  /** Hands the slip over as it is shown; where something has moved meanwhile, that is shown first. */
  readonly place: () => void
  /** Whether something had moved when it was pressed last. */
  readonly hasMoved: boolean
}

/** Hands the slip to its vendor, whose page opens with it. A guest is asked to log in first, and finds the slip as it was. */
export function usePlaceBet({ checked: shown, check, vendor }: ReadySlip): PlaceBet {
  const agree = useSetAtom(agreeAtom)
  const hand = useSetAtom(handOverAtom)
  const open = useSetAtom(slipSheetAtom)
  const protect = useProtectedAction()
  const play = usePlay()
  const [hasMoved, setHasMoved] = useState(false)
  const go = (): void => {
    if (shown.problem === 'changed') agree(shown)
    const fresh = check()
    const ticket = shown.problem === 'changed' ? acceptAndHandOver(shown, fresh) : handOver(shown, fresh)
    setHasMoved(ticket === null)
    if (!ticket) return
    hand({ ticket, vendor })
    open('bar')
    play({ to: '/game', search: { vendor }, isProtected: true })
  }
  return { place: () => protect(go), hasMoved }
}
