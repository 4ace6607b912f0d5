/** The operator's hand over withdrawals: any state that can come next, and those on the way to it. */
import type { Hono } from 'hono'
import * as v from 'valibot'
import { WITHDRAWAL_STATES } from '../../../src/rules/money/withdrawal.ts'
import { json, Refused } from '../answers.ts'
import type { Services } from '../context.ts'
import type { SandboxEnv } from '../mount.ts'
import { bringTo } from '../money/withdrawal-steps.ts'
import { readBody, readControlAmount } from './read-body.ts'
import { ControlError, findMerchant, parseControl } from './parse.ts'

const step = v.strictObject({
  /** Known by the reference as well. */
  merchant: v.optional(v.string()),
  to: v.picklist(WITHDRAWAL_STATES, `expected ${WITHDRAWAL_STATES.join(', ')}`),
  amount: v.optional(v.string('expected a decimal string such as "100.00"')),
  minutes: v.optional(v.pipe(v.number('expected minutes'), v.minValue(0), v.maxValue(1440))),
  reason: v.optional(v.string(), 'The details of the account do not match'),
})

/** Adds the calls under `/sandbox/withdrawals`. */
export function addWithdrawalControl(app: Hono<SandboxEnv>, services: Services): void {
  const { store, merchants } = services
  app.post('/sandbox/withdrawals/:reference', async (call) => {
    const { to, amount, minutes, reason } = parseControl(step, await readBody(call))
    const reference = call.req.param('reference')
    const found = store.withdrawals.of(reference)
    if (!found) throw new ControlError(`reference: no withdrawal is called "${reference}"`)
    const at = findMerchant(found.merchant, merchants.values())
    try {
      const { state } = bringTo(services, reference, to, {
        reason,
        ...(amount !== undefined && { amount: readControlAmount(amount, at, 'amount') }),
        ...(minutes !== undefined && { minutes }),
      })
      return json({ reference, state })
    } catch (error) {
      if (!(error instanceof Refused)) throw error
      throw new ControlError(`to: "${to}" can't come after "${found.state}"`)
    }
  })
}
