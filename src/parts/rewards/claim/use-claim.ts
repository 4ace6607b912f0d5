import { useQueryClient, type QueryClient } from '@tanstack/react-query'
import { useSetAtom } from 'jotai'
import { useState } from 'react'
import { useProtectedAction } from '../../account/use-protected-action/use-protected-action.ts'
import { useSettledKnown } from '../../money/money-form/use-settled-known.ts'
import { useMoney, type Money } from '../../money/money-form/use-money.ts'
import type { MoneyKind, Movement } from '../../../rules/money/money-intent.ts'
import type { claimAtom, Claimed } from '../../../state/money/request/claim.ts'
import { MAIN_WALLET } from '../../../state/money/wallets.ts'

interface Claiming<Reply extends Claimed> {
  readonly kind: MoneyKind
  /** What sends it. */
  readonly send: ReturnType<typeof claimAtom<Reply>>
  /** Asks anew for what can be claimed; over once that is known. */
  readonly askAnew: (queries: QueryClient) => Promise<void>
}

export interface Claim<Reply extends Claimed = Claimed> {
  readonly money: Money
  /** Whether a claim is on its way, and of what. */
  readonly claiming: { readonly what: string | null } | null
  /** What was claimed last on this page, with what support asks for. */
  readonly done: (Movement & Reply) | null
  readonly failure: unknown
  /** @param what names it where there are several */
  readonly claim: (what: string | null) => void
}

/**
 * Claims what is the member's, one thing at a time, and keeps what came of the last one. A claim is a protected action
 * wherever it stands (spec 5, "Login check before protected actions"): a trial account is warned, and nothing is sent.
 */
export function useClaim<Reply extends Claimed = Claimed>({
  kind,
  send: sendClaim,
  askAnew,
}: Claiming<Reply>): Claim<Reply> {
  const queries = useQueryClient()
  const claimWhat = useSetAtom(sendClaim)
  const money = useMoney(kind)
  const protect = useProtectedAction()
  const [claiming, setClaiming] = useState<Claim['claiming']>(null)
  const [done, setDone] = useState<Claim<Reply>['done']>(null)
  const [failure, setFailure] = useState<unknown>(null)
  // What was found out later has changed what can be claimed: what is claimed already is not claimed again meanwhile.
  const isKnown = useSettledKnown(kind, () => askAnew(queries))
  const send = async (what: string | null): Promise<void> => {
    setDone(null)
    setFailure(null)
    setClaiming({ what })
    try {
      const sent = await money.send((asked) => claimWhat({ ...asked, what }, queries))
      if (sent.state !== 'done') return void askAnew(queries)
      setDone({ from: what, to: MAIN_WALLET, ...sent.reply })
      // Until the page shows that it was claimed, it would be claimed once more, and refused.
      await askAnew(queries)
    } catch (error) {
      setFailure(error)
      // It may have been claimed on another device.
      void askAnew(queries)
    } finally {
      setClaiming(null)
    }
  }
  return {
    money: { ...money, isReady: money.isReady && isKnown },
    claiming,
    done,
    failure,
    claim: (what) => {
      if (!claiming) protect(() => void send(what))
    },
  }
}
