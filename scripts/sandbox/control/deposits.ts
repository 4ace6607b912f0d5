/** The operator's hand over what comes in: deposits, and bonuses that are given without one. */
import type { Hono } from 'hono'
import * as v from 'valibot'
import { DEPOSIT_STATES } from '../../../src/rules/money/deposit.ts'
import { toDecimal } from '../../../src/rules/money/money.ts'
import { json } from '../answers.ts'
import { bonusesOf, bringBonusTo, promiseBonus } from '../rewards/bonuses.ts'
import type { Services } from '../context.ts'
import { bringDepositTo } from '../money/deposit-steps.ts'
import type { SandboxEnv } from '../mount.ts'
import { BONUS_STATES } from '../store/rewards/bonuses.ts'
import { memberNamed, readBody, readControlAmount } from './read-body.ts'
import { ControlError, findMerchant, parseControl } from './parse.ts'

const amount = v.string('expected a decimal string such as "100.00"')
const step = v.strictObject({
  to: v.picklist(DEPOSIT_STATES, `expected ${DEPOSIT_STATES.join(', ')}`),
  reason: v.optional(v.string(), 'No payment of this amount has reached us.'),
  merchant: v.optional(v.string()),
})
const newBonus = v.strictObject({
  merchant: v.string('expected a brand or merchant code'),
  member: v.string('expected a user name'),
  name: v.optional(v.string(), 'Bonus'),
  amount,
  turnoverRequired: v.optional(amount, '0'),
  state: v.optional(v.picklist(BONUS_STATES, `expected ${BONUS_STATES.join(', ')}`), 'active'),
})

/** Adds the calls under `/sandbox/deposits` and `/sandbox/bonuses`. */
export function addDepositControl(app: Hono<SandboxEnv>, services: Services): void {
  const { store, merchants } = services
  app.post('/sandbox/deposits/:reference', async (call) => {
    const { to, reason } = parseControl(step, await readBody(call))
    const reference = call.req.param('reference')
    const found = store.deposits.of(reference)
    if (!found) throw new ControlError(`reference: no deposit is called "${reference}"`)
    const { state } = bringDepositTo(services, found, to, reason)
    if (state !== to) throw new ControlError(`to: "${to}" can't come after "${state}"`)
    return json({ reference, state })
  })
  app.post('/sandbox/bonuses', async (call) => {
    const said = parseControl(newBonus, await readBody(call))
    const at = findMerchant(said.merchant, merchants.values())
    const member = memberNamed(said.member, at, services)
    const minor = (text: string, field: string): bigint => readControlAmount(text, at, field)
    const promised = {
      name: said.name,
      amount: minor(said.amount, 'amount'),
      turnoverRequired: minor(said.turnoverRequired, 'turnoverRequired'),
    }
    const id = store.db.transaction(() => {
      const made = promiseBonus(services, member, promised)
      bringBonusTo(services, made, said.state)
      return made
    })
    const bonus = bonusesOf(services, member).find((one) => one.id === id)
    return json({ id, state: bonus?.state, amount: toDecimal(promised.amount, at.currencyDigits) }, 201)
  })
}
