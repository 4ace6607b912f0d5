import { useSetAtom } from 'jotai'
import { useLayoutEffect } from 'react'
import { slipHasPlaceAtom } from '../../state/sports/slip-sheet.ts'
import { SlipSlot } from './later-parts.ts'

/** The bet slip has a place on this page from the first on, also while it loads: none stands over it meanwhile. */
export function SlipHere() {
  const take = useSetAtom(slipHasPlaceAtom)
  useLayoutEffect(() => {
    take(true)
    return () => take(false)
  }, [take])
  return <SlipSlot />
}
