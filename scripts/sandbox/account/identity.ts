/** Logging in with a third party's word (spec 1, "social sign-in through a third-party identity service"). */
import { randomBytes } from 'node:crypto'
import type { InferOutput } from 'valibot'
import type { loginWithIdentity } from '../../../src/api/account/identity/login.ts'
import { registerWays, registrationClosed } from '../../../src/rules/account/registration/register-ways.ts'
import { Refused } from '../answers.ts'
import type { Context } from '../context.ts'
import type * as calls from '../../../src/api/account/identity/login.ts'
import type { Answers } from '../contract.ts'
import type { Identity } from './identity-token.ts'
import { modulesOf } from '../site/modules.ts'
import { newMember } from './registration-member.ts'
import { demandSecondFactor } from '../security/second-factor.ts'
import { admit } from './admit.ts'
import { walletAccount } from '../store/ledger.ts'
import { secretOf, type Member } from '../store/account/members.ts'

type Proof = InferOutput<typeof loginWithIdentity.request>

/** One answer for all that can be wrong with a token: whoever forges one learns nothing. */
const UNPROVED = 'please complete verification first'

export const identity = {
  loginWithIdentity: async (proof, context) => {
    const person = await readIdentity(context, proof)
    useIdentity(context, proof, person)
    const member = knownMember(context, person)
    if (member) demandSecondFactor(context, member)
    const way = proof.firebaseChannel === 'phone' ? 'third-party-phone' : 'third-party'
    return admit(context, member ?? newcomer(context, proof.firebaseChannel, person), way)
  },
} satisfies Answers<typeof calls>

/**
 * Who the service says that this is. What it takes to believe it stands in `identity-token.ts`; where it ends in an
 * account, `useIdentity` comes first.
 * @throws Refused for a token that is not to be believed, or where the merchant names no service
 */
export async function readIdentity(context: Context, { firebaseChannel, firebaseIdToken }: Proof): Promise<Identity> {
  const { merchant, identityJudge, now } = context
  if (merchant.identityProject === undefined) throw new Refused('operation not allowed')
  const person = await identityJudge.judge(firebaseIdToken, firebaseChannel, merchant.identityProject, now())
  if (!person) throw new Refused(UNPROVED)
  return person
}

/**
 * A token opens one session or one account; whoever finds it afterwards has nothing.
 * @throws Refused for one that was used
 */
export function useIdentity({ store, now }: Context, { firebaseIdToken }: Proof, { expiresAt }: Identity): void {
  if (!store.identities.use(firebaseIdToken, expiresAt, now())) throw new Refused(UNPROVED)
}

/**
 * The member whom a person was linked to before, or whose number the service has verified. Never by e-mail address: not
 * every provider has verified those, and somebody else's would open somebody else's account.
 */
function knownMember({ store, merchant }: Context, { subject, number }: Identity): Member | undefined {
  const code = merchant.merchantCode
  const linked = store.identities.member(code, subject)
  const id = linked ?? (number === null ? undefined : store.mobiles.member(code, number))
  if (id !== undefined && linked === undefined) store.identities.link(code, subject, id)
  return id === undefined ? undefined : store.members.byId(id)
}

/** @throws Refused where nobody can register by themselves */
function newcomer(context: Context, channel: Proof['firebaseChannel'], { subject, number, name }: Identity): Member {
  const { store, merchant, now } = context
  const flags = modulesOf(context)
  const ways = registerWays(flags)
  const open = channel === 'phone' ? ways.includes('mobile') : ways.length > 0
  if (!open || registrationClosed(flags, { affiliateCode: '', referralCode: '' }))
    throw new Refused('no account is linked to this sign-in')
  const member = newMember(context, `${channel}${randomBytes(4).toString('hex')}`, name.slice(0, 40))
  store.db.transaction(() => {
    // Nobody knows this one: who came by a third party comes by it again, or chooses a password.
    store.members.add(member, secretOf(randomBytes(24).toString('base64')), now())
    if (number !== null) store.mobiles.keep(merchant.merchantCode, number, member.id)
    store.identities.link(merchant.merchantCode, subject, member.id)
    store.ledger.open(walletAccount(member.id), merchant.merchantCode, false)
    store.inbox.send(member.id, { kind: 'welcome' }, now())
  })
  return member
}
