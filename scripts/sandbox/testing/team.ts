/** For tests in process: members who can send to their team. */
import * as v from 'valibot'
import { HEADERS } from '../../../src/api/transport/envelope.ts'
import { getTransferTeam, listDownlines, listTeamTransfers } from '../../../src/api/team/team.ts'
import { newRequestNo } from '../../../src/rules/money/money-intent.ts'
import type { MerchantSeed } from '../site/merchant.ts'
import type { Teammate } from '../store/team/teams.ts'
import { pampas, type Bench, type Heard } from './sandbox.ts'
import { PAYMENT_PASSWORD } from './withdrawal.ts'

const TEAM_MODULES = ['TRANSFER_UPLINE', 'TRANSFER_DOWNLINE']

export interface Sender {
  readonly username: string
  readonly token: string
  readonly upline: Teammate
  readonly downlines: readonly Teammate[]
  /** Sends a transfer, with the right payment password unless another is given; under a number of its own unless given. */
  readonly send: (said: object, requestNo?: string) => Promise<Heard>
  readonly terms: () => Promise<v.InferOutput<typeof getTransferTeam.reply>>
  readonly transfers: (said?: object) => Promise<v.InferOutput<typeof listTeamTransfers.reply>>
  /** What the ledger has of somebody. */
  readonly books: (username?: string) => Promise<Books>
}

interface Books {
  readonly balance: string
  /** 0 while all books are right. */
  readonly total: string
  readonly transactions: readonly { readonly reason: string; readonly reference: string }[]
}

/** Makes a member with somebody above and two below, where both directions are switched on. */
export async function makeSender(bench: Bench, merchant: MerchantSeed = pampas, balance = '1000.00'): Promise<Sender> {
  await bench.control('POST', '/sandbox/scenarios', { kind: 'modules', on: TEAM_MODULES, brand: merchant.id })
  const member = await bench.control('POST', '/sandbox/members', {
    merchant: merchant.id,
    balance,
    token: true,
    paymentPassword: PAYMENT_PASSWORD,
  })
  const { username, token } = v.parse(v.object({ username: v.string(), token: v.string() }), member)
  await bench.control('POST', '/sandbox/teams', { merchant: merchant.id, member: username, upline: true, downlines: 2 })
  const call = (name: Parameters<Bench['call']>[0], payload: object) => bench.call(name, { payload, token, merchant })
  const terms = async () => v.parse(getTransferTeam.reply, (await call('getTransferTeam', {})).value)
  const { list } = v.parse(listDownlines.reply, (await call('listDownlines', { pageNo: 1, pageSize: 10 })).value)
  const { upline } = await terms()
  if (!upline) throw new Error('nobody is above')
  return {
    username,
    token,
    upline,
    downlines: list,
    send: (said, requestNo = newRequestNo()) =>
      bench.call('sendToTeammate', {
        payload: { requestNo, amount: '20.00', paymentPassword: PAYMENT_PASSWORD, ...said },
        token,
        merchant,
        headers: { [HEADERS.idempotency]: requestNo },
      }),
    terms,
    transfers: async (said = {}) =>
      v.parse(listTeamTransfers.reply, (await call('listTeamTransfers', { pageNo: 1, pageSize: 10, ...said })).value),
    books: async (whose = username) =>
      // The shape is that of `control.ts`, whose own test checks it.
      (await bench.control('GET', `/sandbox/ledger?merchant=${merchant.id}&member=${whose}`)) as unknown as Books,
  }
}
