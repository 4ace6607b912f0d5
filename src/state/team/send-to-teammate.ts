/** Sending money to the upline or a downline (spec 2, "Member centre": transferUpline): each once. */
import type { QueryClient } from '@tanstack/react-query'
import { atom } from 'jotai'
import type { ReplyOf, RequestOf } from '../../api/transport/endpoint.ts'
import { sendToTeammate } from '../../api/team/team.ts'
import type { Movement } from '../../rules/money/money-intent.ts'
import { WALLETS_KEY } from '../money/request/pending-money.ts'
import { sendMoneyAtom, type Sent } from '../money/request/send-money.ts'

type Said = RequestOf<typeof sendToTeammate> & {
  readonly again: boolean
  readonly to: string
  readonly amount: string
}

/** Sends an amount, once. @throws Failure where nothing was moved */
export const sendToTeammateAtom = atom(
  null,
  (_get, set, said: Said, queries: QueryClient): Promise<Sent<ReplyOf<typeof sendToTeammate>>> => {
    const { requestNo, again, to, amount, paymentPassword } = said
    const movement: Movement = { from: null, to, amount }
    const request = { to, amount, paymentPassword }
    const sending = { requestNo, again, ...movement, kind: 'team', endpoint: sendToTeammate, request } as const
    // The cast: what sends for any call forgets whose reply it is.
    const sent = set(sendMoneyAtom, sending, queries) as Promise<Sent<ReplyOf<typeof sendToTeammate>>>
    // A refusal stands in the list as well, and may be about what has changed.
    return sent.finally(() => void queries.invalidateQueries({ queryKey: WALLETS_KEY }))
  },
)
