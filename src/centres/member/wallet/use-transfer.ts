import { useQueryClient } from '@tanstack/react-query'
import { useSetAtom } from 'jotai'
import { useState } from 'react'
import { useSettledKnown } from '../../../parts/money/money-form/use-settled-known.ts'
import type { Money } from '../../../parts/money/money-form/use-money.ts'
import type { Movement } from '../../../rules/money/money-intent.ts'
import { collectAtom, MAIN_WALLET, walletsQuery } from '../../../state/money/wallets.ts'

/** What was answered, with what players and support quote. */
interface Done extends Movement {
  readonly reference: string
}

export interface TransferSending {
  /** Another one is sent: nothing is told of the last one any more. */
  readonly begin: () => void
  readonly finish: (done: Done) => void
  readonly collect: () => Promise<void>
  readonly collecting: boolean
  /** Whether the wallets are those after the last transfer. */
  readonly isKnown: boolean
  /** What was done last on this page. */
  readonly done: Done | null
  /** Why nothing could be collected. */
  readonly failure: unknown
}

/** Sends collections, and keeps what came of the last one, or of the last transfer. */
export function useTransfer(money: Money): TransferSending {
  const collect = useSetAtom(collectAtom)
  const [done, setDone] = useState<Done | null>(null)
  const [failure, setFailure] = useState<unknown>(null)
  const [collecting, setCollecting] = useState(false)
  const queries = useQueryClient()
  const askAnew = (): Promise<void> => queries.invalidateQueries({ queryKey: walletsQuery.queryKey, exact: true })
  const isKnown = useSettledKnown('transfer', askAnew)
  const begin = (): void => {
    setDone(null)
    setFailure(null)
  }
  return {
    begin,
    finish: setDone,
    collect: async () => {
      begin()
      setCollecting(true)
      try {
        const sent = await money.send((asked, client) => collect(asked, client))
        if (sent.state !== 'done') return
        setDone({ from: null, to: MAIN_WALLET, ...sent.reply })
        // Until the page shows that all is home, it would be collected once more, and refused.
        await askAnew()
      } catch (error) {
        setFailure(error)
      } finally {
        setCollecting(false)
      }
    },
    collecting,
    isKnown,
    done,
    failure,
  }
}
