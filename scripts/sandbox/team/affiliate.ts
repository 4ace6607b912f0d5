/** Applying to be an affiliate (spec 2, "Other screens"). */
import { TRIAL_ACCOUNT } from '../../../src/rules/figures.ts'
import type * as calls from '../../../src/api/team/affiliate.ts'
import { NEEDS_TRUE_ACCOUNT, Refused } from '../answers.ts'
import { signedIn } from '../context.ts'
import type { Answers } from '../contract.ts'
import { requireModule } from '../handling.ts'

export const affiliate = {
  getAffiliateApplication: (_, context) => {
    requireModule(context, 'AFFILIATE')
    const found = context.store.affiliates.of(signedIn(context).id)
    if (!found) return { state: 'none', time: null, reason: '', code: null }
    return { state: found.state, time: found.at, reason: found.reason, code: found.code }
  },

  applyAsAffiliate: ({ contact, channel, content = '' }, context) => {
    requireModule(context, 'AFFILIATE')
    const member = signedIn(context)
    if (member.type === TRIAL_ACCOUNT) throw new Refused(NEEDS_TRUE_ACCOUNT)
    const { affiliates } = context.store
    const before = affiliates.of(member.id)?.state
    if (before === 'applied') throw new Refused('application is open')
    if (before === 'approved') throw new Refused('affiliate already')
    const said = { contact, channel, content, reason: '', code: null, at: context.now() }
    affiliates.put({ ...said, member: member.id, state: 'applied' })
    return {}
  },
} satisfies Answers<typeof calls>
