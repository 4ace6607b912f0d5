import { useAtomValue, useSetAtom } from 'jotai'
import { useEffect } from 'react'
import { disarmSlipAtom, handFailureAtom } from '../../../../state/sports/slip-to-hand.ts'

/** Whether the slip was not handed over when it was last to be. Whoever sees that has to press its button again. */
export function useRefusedSlip(): boolean {
  const isRefused = useAtomValue(handFailureAtom) !== null
  const disarm = useSetAtom(disarmSlipAtom)
  useEffect(() => {
    if (isRefused) disarm()
  }, [isRefused, disarm])
  return isRefused
}
