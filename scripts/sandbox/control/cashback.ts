/** Valid bets that count towards a member's cashback, beside those that were made. */
import type { Hono } from 'hono'
import * as v from 'valibot'
import { json } from '../answers.ts'
import type { Services } from '../context.ts'
import type { SandboxEnv } from '../mount.ts'
import { memberNamed, readBody, readControlAmount } from './read-body.ts'
import { findMerchant, parseControl } from './parse.ts'

const bets = v.strictObject({
  merchant: v.string('expected a brand or merchant code'),
  member: v.string('expected a user name'),
  category: v.optional(v.string(), 'RNG'),
  validBet: v.string('expected a decimal string such as "100.00"'),
})

/** Adds `POST /sandbox/cashback`. */
export function addCashbackControl(app: Hono<SandboxEnv>, services: Services): void {
  const { store, merchants, now } = services
  app.post('/sandbox/cashback', async (call) => {
    const { category, ...said } = parseControl(bets, await readBody(call))
    const at = findMerchant(said.merchant, merchants.values())
    const { id } = memberNamed(said.member, at, services)
    store.cashbacks.help(id, category, readControlAmount(said.validBet, at, 'validBet'), now())
    return json({ category }, 201)
  })
}
