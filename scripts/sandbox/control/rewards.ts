/** The operator gives a member a reward. */
import type { Hono } from 'hono'
import * as v from 'valibot'
import { json } from '../answers.ts'
import type { Services } from '../context.ts'
import type { SandboxEnv } from '../mount.ts'
import { REWARD_KINDS } from '../seeds/rewards/rewards.ts'
import { memberNamed, readBody, readControlAmount } from './read-body.ts'
import { findMerchant, parseControl } from './parse.ts'

const given = v.strictObject({
  merchant: v.string('expected a brand or merchant code'),
  member: v.string('expected a user name'),
  kind: v.optional(v.picklist(REWARD_KINDS, `expected ${REWARD_KINDS.join(', ')}`), 'birthday'),
  amount: v.optional(v.string('expected a decimal string such as "10.00"')),
  status: v.optional(v.string('expected a status such as "Claim"'), 'Claim'),
})

/** Adds `POST /sandbox/rewards`: in any of the states of spec 4, as the platform writes them. */
export function addRewardControl(app: Hono<SandboxEnv>, services: Services): void {
  const { store, merchants, now } = services
  app.post('/sandbox/rewards', async (call) => {
    const { kind, status, ...said } = parseControl(given, await readBody(call))
    const at = findMerchant(said.merchant, merchants.values())
    const { id } = memberNamed(said.member, at, services)
    const amount = said.amount === undefined ? null : readControlAmount(said.amount, at, 'amount')
    return json({ id: store.rewards.give(id, { kind, amount, status, ends: null }, now()) }, 201)
  })
}
