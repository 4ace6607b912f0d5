/** The second factor of a login from an unregistered IP address (spec 4): one that was forgotten, or by the scenario `unregistered-ip`. */
import type { SecondFactorDemand, SecondFactorWay } from '../../../src/api/account/session.ts'
import { Refused } from '../answers.ts'
import type { Context } from '../context.ts'
import type * as calls from '../../../src/api/security/second-factor.ts'
import type { Answers } from '../contract.ts'
import { admit } from '../account/admit.ts'
import { guessesAt } from '../account/guesses.ts'
import { mailCode } from '../account/mail-code.ts'
import { codeKey, refusalOf, sendTo } from '../account/sms.ts'
import type { Member } from '../store/account/members.ts'
import type { CodeVerdict } from '../store/account/mobiles.ts'
import { stepOfCode } from './totp.ts'

/** What a login says whose second factor is due, and one that has waited too long for it (spec 8, "Other messages"). */
const DUE = 'please complete verification first'

export const secondFactor = {
  sendSecondFactorCode: ({ ticket, way }, context) => {
    const member = waiting(context, ticket)
    const { sms, email } = receiversOf(context, member)
    if (way === 'sms' && sms !== undefined) return sendTo(context, 'second-factor', sms)
    if (way === 'sms' || email === undefined) throw new Refused('operation not allowed')
    const text = `Somebody logs in as ${member.username} at ${context.merchant.name}.`
    return mailCode(context, 'second-factor', member.id, { recipient: email, title: 'Is this you?', text })
  },

  proveSecondFactor: ({ ticket, way, answer }, context) => {
    const member = waiting(context, ticket)
    const { pendingLogins, knownAddresses } = context.store
    const guesses = guessesOf(context, member)
    const verdict = judge(context, member, way, answer)
    if (verdict !== 'right') {
      guesses.noteWrong()
      const more = pendingLogins.fail(ticket) && !guesses.isExhausted()
      throw refusalOf(more ? verdict : 'too-many', { field: 'answer', ended: !more })
    }
    guesses.forgetWrong()
    pendingLogins.end(ticket)
    knownAddresses.learn(member.id, context.caller.ip)
    return admit(context, member, 'username')
  },
} satisfies Answers<typeof calls>

/** A member's wrong answers, at whatever login: by ticket alone, the right password would give tries without end. */
const guessesOf = (context: Context, { id }: Member) => guessesAt(context, `second-factor:${id}`)

/**
 * Asks for a second factor at a login from an unregistered IP address (spec 4, "Unregistered-IP login"): by username and
 * password in either form, or with a third party's word, whatever it has verified, since that is its word and not ours.
 *
 * Who comes in by a code that we sent has proved a second factor with it, and is not asked for another: a login by SMS or
 * a new password by phone is the factor `sms`, a new password by e-mail the factor `email`. Nobody who registers has one.
 * Spec: not shown which ways in ask for it.
 * A member may have forgotten an address, or wish to be asked at every login.
 * @throws Refused, where it is asked for, with the ways that the member has
 */
export function demandSecondFactor(context: Context, member: Member): void {
  const { scenarios, visit, store, now, caller } = context
  const isUnknown =
    scenarios.find('unregistered-ip', visit) !== undefined || store.knownAddresses.isForgotten(member.id, caller.ip)
  if (!isUnknown && !store.knownAddresses.asksAlways(member.id)) return
  const ways = waysOf(context, member)
  // Whoever has told nothing has nothing to be asked for.
  if (ways.length === 0) return
  if (guessesOf(context, member).isExhausted()) throw refusalOf('too-many', { captcha: false })
  const demand: SecondFactorDemand = { ticket: store.pendingLogins.wait(member.id, now()), ways }
  throw new Refused(DUE, { captcha: false, secondFactor: demand })
}

function waiting(context: Context, ticket: string): Member {
  const { store, now } = context
  const member = store.members.byId(store.pendingLogins.memberOf(ticket, now()) ?? '')
  if (!member) throw new Refused(DUE, { ended: true })
  if (guessesOf(context, member).isExhausted()) throw refusalOf('too-many', { field: 'answer', ended: true })
  return member
}

function receiversOf({ store, merchant }: Context, { id }: Member) {
  return { sms: store.mobiles.numberOf(merchant.merchantCode, id), email: store.profiles.of(id)['email'] }
}

function waysOf(context: Context, member: Member): SecondFactorDemand['ways'] {
  const { sms, email } = receiversOf(context, member)
  const has: Readonly<Record<SecondFactorWay, string | undefined>> = {
    sms: sms && `+${'•'.repeat(sms.length - 3)}${sms.slice(-3)}`,
    email: email && email.replace(/^(.)[^@]*/, '$1•••'),
    authenticator: context.store.authenticators.of(member.id) && '',
    'bank-account-name': context.store.profiles.of(member.id)['payeeName'] && '',
  }
  return (Object.keys(has) as SecondFactorWay[]) // the object's own keys
    .flatMap((way) => (has[way] === undefined ? [] : [{ way, hint: has[way] }]))
}

function judge(context: Context, member: Member, way: SecondFactorWay, answer: string): CodeVerdict {
  const { store, merchant, now } = context
  const { sms } = receiversOf(context, member)
  switch (way) {
    case 'sms':
      return store.smsCodes.check(merchant.merchantCode, codeKey('second-factor', sms ?? ''), answer, now())
    case 'email':
      return store.codes.check('second-factor', member.id, answer, now())
    case 'authenticator': {
      const known = store.authenticators.of(member.id)
      const step = known ? stepOfCode(known.secret, answer, now(), known.step) : null
      if (step !== null) store.authenticators.use(member.id, step)
      return step === null ? 'wrong' : 'right'
    }
    case 'bank-account-name': {
      const name = store.profiles.of(member.id)['payeeName']
      return name !== undefined && plainName(name) === plainName(answer) ? 'right' : 'wrong'
    }
  }
}

/** As banks compare names: case, accents and spaces aside. */
const plainName = (name: string): string =>
  name.normalize('NFD').replace(/\p{M}/gu, '').replace(/\s+/g, ' ').trim().toLowerCase()
