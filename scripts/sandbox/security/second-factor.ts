/** The second factor of a login from an unregistered IP address (spec 4): one that was forgotten, or by the scenario `unregistered-ip`. */
import type { SecondFactorDemand, SecondFactorWay } from '../../../src/api/account/session.ts'
import { Refused } from '../answers.ts'
import type { Context } from '../context.ts'
import type * as calls from '../../../src/api/security/second-factor.ts'
import type { Answers } from '../contract.ts'
import { admit } from '../account/session.ts'
import { codeKey, refusalOf, sendTo, stillWaiting } from '../account/sms.ts'
import { newCode, EMAIL_CODE_MINUTES } from '../store/account/email-codes.ts'
import type { Member } from '../store/account/members.ts'
import type { CodeVerdict } from '../store/account/mobiles.ts'
import { stepOfCode } from './totp.ts'

/** What a login says whose second factor is due, and one that has waited too long for it (spec 8, "Other messages"). */
const DUE = 'please complete verification first'
/** How long no other code by e-mail follows one. */
const MAIL_WAIT_MINUTES = 1

export const secondFactor = {
  sendSecondFactorCode: ({ ticket, way }, context) => {
    const member = waiting(context, ticket)
    const { store, merchant, now, tellSms } = context
    const { sms, email } = receiversOf(context, member)
    if (way === 'sms' && sms !== undefined) return sendTo(context, 'second-factor', sms)
    if (way === 'sms' || email === undefined) throw new Refused('operation not allowed')
    const sentAt = store.codes.sentAt('second-factor', member.id)
    const until = sentAt === undefined ? undefined : sentAt + MAIL_WAIT_MINUTES * 60_000
    const still = stillWaiting(context, `mail:second-factor:${member.id}`, until)
    if (still) return still
    const code = newCode()
    store.codes.keep('second-factor', member.id, code, now())
    const text = `Somebody logs in as ${member.username} at ${merchant.name}.\n\nCode: ${code}\n\nIt is good for ${EMAIL_CODE_MINUTES['second-factor']} minutes.`
    store.mails.send(merchant.merchantCode, { recipient: email, subject: 'Is this you?', text, at: now() })
    tellSms(`E-mail to ${email} (${merchant.id}): ${code}`)
    return { expiredMinutes: MAIL_WAIT_MINUTES }
  },

  proveSecondFactor: ({ ticket, way, answer }, context) => {
    const member = waiting(context, ticket)
    const { store, merchant, now } = context
    const { pendingLogins, attempts } = store
    const verdict = judge(context, member, way, answer)
    if (verdict !== 'right') {
      attempts.note(merchant.merchantCode, [triesOf(member)], now())
      const more = pendingLogins.fail(ticket) && !isExhausted(context, member)
      throw refusalOf(more ? verdict : 'too-many', { field: 'answer', ended: !more })
    }
    attempts.forget(merchant.merchantCode, [triesOf(member)])
    pendingLogins.end(ticket)
    store.knownAddresses.learn(member.id, context.caller.ip)
    return admit(context, member, 'username')
  },
} satisfies Answers<typeof calls>

/** Under which a member's wrong answers count: by ticket alone, the right password would give tries without end. */
const triesOf = ({ id }: Member): string => `second-factor:${id}`

/** Whether a member has answered wrongly too often, at whatever login. */
const isExhausted = ({ store, merchant, now }: Context, member: Member): boolean =>
  store.attempts.isExhausted(merchant.merchantCode, triesOf(member), now())

/**
 * Asks for a second factor at a login from an unregistered IP address (spec 4, "Unregistered-IP login"): by user name and
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
  if (isExhausted(context, member)) throw refusalOf('too-many', { captcha: false })
  const demand: SecondFactorDemand = { ticket: store.pendingLogins.wait(member.id, now()), ways }
  throw new Refused(DUE, { captcha: false, secondFactor: demand })
}

function waiting(context: Context, ticket: string): Member {
  const { store, now } = context
  const member = store.members.byId(store.pendingLogins.memberOf(ticket, now()) ?? '')
  if (!member) throw new Refused(DUE, { ended: true })
  if (isExhausted(context, member)) throw refusalOf('too-many', { field: 'answer', ended: true })
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
