/** The operator's hand over what comes in: deposits. */
import type { Hono } from 'hono'
import * as v from 'valibot'
import { DEPOSIT_STATES } from '../../../src/rules/money/deposit.ts'
import { json } from '../answers.ts'
import type { Services } from '../context.ts'
import { bringDepositTo } from '../money/deposit-steps.ts'
import type { SandboxEnv } from '../mount.ts'
import { readBody } from './read-body.ts'
import { ControlError, parseControl } from './parse.ts'

const step = v.strictObject({
  to: v.picklist(DEPOSIT_STATES, `expected ${DEPOSIT_STATES.join(', ')}`),
  reason: v.optional(v.string(), 'No payment of this amount has reached us.'),
  merchant: v.optional(v.string()),
})
/** Adds the calls under `/sandbox/deposits`. */
export function addDepositControl(app: Hono<SandboxEnv>, services: Services): void {
  const { store } = services
  app.post('/sandbox/deposits/:reference', async (call) => {
    const { to, reason } = parseControl(step, await readBody(call))
    const reference = call.req.param('reference')
    const found = store.deposits.of(reference)
    if (!found) throw new ControlError(`reference: no deposit is called "${reference}"`)
    const { state } = bringDepositTo(services, found, to, reason)
    if (state !== to) throw new ControlError(`to: "${to}" can't come after "${state}"`)
    return json({ reference, state })
  })
}
