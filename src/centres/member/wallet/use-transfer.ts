import { useSetAtom } from 'jotai'
import { useState } from 'react'
import type { Money } from '../../../parts/money/money-form/use-money.ts'
import type { Movement } from '../../../rules/money/money-intent.ts'
import { collectAtom, MAIN_WALLET, transferAtom } from '../../../state/money/wallets.ts'

/** A transfer as the form asks for it. */
export interface Transfer extends Movement {
  readonly from: string
  readonly to: string
  readonly amount: string
}

/** What was answered, with what players and support quote. */
interface Done extends Movement {
  readonly reference: string
}

export interface TransferSending {
  /** @throws Failure where nothing was moved */
  readonly transfer: (what: Transfer) => Promise<'done' | 'open'>
  readonly collect: () => Promise<void>
  readonly collecting: boolean
  /** What was done last on this page. */
  readonly done: Done | null
  /** Why nothing could be collected, or not once more. */
  readonly failure: unknown
  /** What the player is asked about, since the very same was done a moment ago. */
  readonly duplicate: Transfer | null
  /** The answer: once more, or not. Tells whether it was done. */
  readonly answerAlike: (again: boolean) => Promise<'done' | 'open'>
}

/** Sends transfers and collections, and keeps what came of the last one. */
export function useTransfer(money: Money): TransferSending {
  const send = useSetAtom(transferAtom)
  const collect = useSetAtom(collectAtom)
  const [done, setDone] = useState<Done | null>(null)
  const [failure, setFailure] = useState<unknown>(null)
  const [duplicate, setAlike] = useState<Transfer | null>(null)
  const [collecting, setCollecting] = useState(false)

  const begin = (): void => {
    setDone(null)
    setFailure(null)
  }
  const transfer = async (what: Transfer, again = false): Promise<'done' | 'open'> => {
    begin()
    const sent = await money.send((asked, queries) => send({ ...what, ...asked }, queries), again)
    if (sent.state === 'duplicate') setAlike(what)
    if (sent.state !== 'done') return 'open'
    setDone({ ...what, reference: sent.reply.reference })
    return 'done'
  }
  return {
    transfer: (what) => transfer(what),
    collect: async () => {
      begin()
      setCollecting(true)
      try {
        const sent = await money.send((asked, queries) => collect(asked, queries))
        if (sent.state === 'done') setDone({ from: null, to: MAIN_WALLET, ...sent.reply })
      } catch (error) {
        setFailure(error)
      } finally {
        setCollecting(false)
      }
    },
    collecting,
    done,
    failure,
    duplicate,
    answerAlike: async (again) => {
      setAlike(null)
      if (!again || !duplicate) return 'open'
      try {
        return await transfer(duplicate, true)
      } catch (error) {
        setFailure(error)
        return 'open'
      }
    },
  }
}
