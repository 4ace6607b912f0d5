import { useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query'
import { useAtomValue, useSetAtom } from 'jotai'
import { useEffect, useRef, useState } from 'react'
import { newRequestNo, type Intent, type MoneyKind } from '../../../rules/money/money-intent.ts'
import { holdIdleAtom } from '../../../state/account/idle.ts'
import { sessionAtom } from '../../../state/account/login/session.ts'
import { pendingIntentsAtom } from '../../../state/money/request/pending-money.ts'
import { useHoldReload } from '../../../state/site/reload.ts'
import type { QueryAnswer } from '../../../ui/states/query-states.tsx'
import type { Sent } from '../../../state/money/request/send-money.ts'
import {
  moneyRequestsQuery,
  restoreIntentsAtom,
  watchMoneyAtom,
  type MoneyRecord,
} from '../../../state/money/request/watch-money.ts'

export interface Money {
  /** Asks what the member has asked for lately: no form may be used before that is known. */
  readonly records: QueryAnswer<readonly MoneyRecord[]>
  /** Whether a form may send: it is known what was sent before, and nothing of that is open. */
  readonly isReady: boolean
  /** What was sent, in whatever tab, and not heard of; nothing else of its kind is sent until then. */
  readonly pending: readonly Intent[]
  /** Something of this page is on its way. */
  readonly busy: boolean
  /**
   * Sends what the form says, once for however many clicks.
   * @param again the player has been asked, and wants the very same once more
   * @throws Failure where nothing was moved
   */
  readonly send: <Reply>(what: Send<Reply>, again?: boolean) => Promise<Sent<Reply>>
}

/** Sends what a form says under the number of its intent. */
export type Send<Reply> = (
  asked: { readonly requestNo: string; readonly again: boolean },
  queries: QueryClient,
) => Promise<Sent<Reply>>

/** What every form for money does: it waits for what is open, and sends once. */
export function useMoney(kind: MoneyKind): Money {
  const queries = useQueryClient()
  // A guest has sent nothing: what is offered to guests too, such as promotions, needs no answer.
  const isMember = useAtomValue(sessionAtom) !== null
  const query = useQuery({ ...moneyRequestsQuery, enabled: isMember })
  const { data: records } = query
  const recall = useSetAtom(restoreIntentsAtom)
  const watch = useSetAtom(watchMoneyAtom)
  const holdIdle = useSetAtom(holdIdleAtom)
  const [recalled, setRecalled] = useState(false)
  const [busy, setBusy] = useState(false)
  const requestNo = useRef('')
  const all = useAtomValue(pendingIntentsAtom).filter((intent) => intent.kind === kind)
  const isOpen = busy || all.length > 0

  useEffect(() => watch(queries), [watch, queries])
  useEffect(() => {
    if (!records) return
    recall(records, queries).then(
      () => setRecalled(true),
      // Who it is could not be told; then sending says so, before anything leaves.
      () => setRecalled(true),
    )
  }, [records, recall, queries])
  useHoldReload(isOpen)
  useEffect(() => (isOpen ? holdIdle() : undefined), [isOpen, holdIdle])

  const send = async <Reply>(what: Send<Reply>, again = false): Promise<Sent<Reply>> => {
    // One number for a double click, and for what is asked about; a new one once it is known what came of it.
    requestNo.current ||= newRequestNo()
    setBusy(true)
    try {
      const sent = await what({ requestNo: requestNo.current, again }, queries)
      if (sent.state !== 'duplicate') requestNo.current = ''
      return sent
    } catch (failure) {
      requestNo.current = ''
      throw failure
    } finally {
      setBusy(false)
    }
  }
  return {
    records: query,
    isReady: recalled && (busy || all.length === 0),
    // While this page waits for its own answer, the form says so.
    pending: busy ? [] : all,
    busy,
    send,
  }
}
