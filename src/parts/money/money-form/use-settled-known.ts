import { useAtomValue } from 'jotai'
import { useEffect, useEffectEvent, useState } from 'react'
import type { MoneyKind } from '../../../rules/money/money-intent.ts'
import { settledIntentsAtom } from '../../../state/money/request/pending-money.ts'

/**
 * Asks anew once it was found out what came of money that was sent, since that has changed what may be done.
 * @param askAnew over once the page shows it
 * @returns whether it does: until then the same would be done once more, and refused
 */
export function useSettledKnown(kind: MoneyKind, askAnew: () => Promise<unknown>): boolean {
  const settled = useAtomValue(settledIntentsAtom)
    .filter((one) => one.kind === kind)
    .map(({ requestNo }) => requestNo)
    .join(' ')
  const [known, setKnown] = useState('')
  const ask = useEffectEvent(askAnew)
  useEffect(() => {
    if (settled === '') return undefined
    let current = true
    void ask().then(() => current && setKnown(settled))
    return () => {
      current = false
    }
  }, [settled])
  return settled === '' || settled === known
}
