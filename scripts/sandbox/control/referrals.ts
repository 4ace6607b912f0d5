/** Friends who come by a member's code, as if they had registered with it. */
import type { Hono } from 'hono'
import * as v from 'valibot'
import { json } from '../answers.ts'
import type { Services } from '../context.ts'
import type { SandboxEnv } from '../mount.ts'
import { minorUnits } from '../site/merchant.ts'
import { referralCode, settleReferrals } from '../rewards/referral.ts'
import { makeMember } from '../seeds/account/accounts.ts'
import { walletAccount, worldAccount } from '../store/ledger.ts'
import { memberNamed, readBody } from './read-body.ts'
import { findMerchant, parseControl } from './parse.ts'

const some = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(200))
const friends = v.strictObject({
  merchant: v.string('expected a brand or merchant code'),
  member: v.string('expected a user name'),
  count: v.optional(some, 1),
  deposited: v.optional(some, 0),
})

/** Adds `POST /sandbox/referrals`: so many friends, and how many of them have made a deposit. */
export function addReferralControl(app: Hono<SandboxEnv>, services: Services): void {
  const { store, merchants, seed, now } = services
  app.post('/sandbox/referrals', async (call) => {
    const { count, deposited, ...said } = parseControl(friends, await readBody(call))
    const at = findMerchant(said.merchant, merchants.values())
    const { id } = memberNamed(said.member, at, services)
    store.db.transaction(() => {
      for (let made = 0; made < count; made += 1) {
        const friend = makeMember(store, at, 'empty', { seed, now: now() }).id
        store.profiles.set(friend, 'referralCode', referralCode(id))
        const amount = minorUnits(at, 50)
        if (made < deposited)
          store.ledger.post({
            merchant: at.merchantCode,
            reason: 'deposit',
            reference: `D-${friend}`,
            at: now(),
            entries: [
              { account: worldAccount(at.merchantCode), amount: -amount },
              { account: walletAccount(friend), amount },
            ],
          })
      }
    })
    return json({ friends: settleReferrals(services, at, id).length }, 201)
  })
}
