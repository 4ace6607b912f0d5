/** The second factor of a login from an unregistered IP address (spec 4), which the scenario `unregistered-ip` asks for. */
import { randomInt } from 'node:crypto'
import type { SecondFactorDemand, SecondFactorWay } from '../../src/api/session.ts'
import { Refused } from './answers.ts'
import type { Context } from './context.ts'
import type { Handlers } from './contract.ts'
import { admit } from './session.ts'
import { codeKey, refusalOf } from './sms.ts'
import { newCode, EMAIL_CODE_MINUTES } from './store/codes.ts'
import type { Member } from './store/members.ts'
import { CODE_MINUTES, type CodeVerdict } from './store/mobiles.ts'
import { stepOfCode } from './totp.ts'

/** What a login says whose second factor is due, and one that has waited too long for it (spec 8, "Other messages"). */
const DUE = 'please complete verification first'

export const secondFactor = {
  sendSecondFactorCode: ({ ticket, way }, context) => {
    const member = waiting(context, ticket)
    const { store, merchant, now, tellSms } = context
    const { sms, email } = receiversOf(context, member)
    if (way === 'sms' && sms !== undefined) {
      const code = randomInt(1e6).toString().padStart(6, '0')
      store.smsCodes.keep(merchant.merchantCode, codeKey('second-factor', sms), code, now())
      tellSms(`SMS to +${sms} (${merchant.id}): ${code}`)
      return { expiredMinutes: CODE_MINUTES }
    }
    if (way === 'sms' || email === undefined) throw new Refused('operation not allowed')
    const code = newCode()
    store.codes.keep('second-factor', member.id, code, now())
    const text = `Somebody logs in as ${member.username} at ${merchant.name}.\n\nCode: ${code}\n\nIt is good for ${EMAIL_CODE_MINUTES['second-factor']} minutes.`
    store.mails.send(merchant.merchantCode, { recipient: email, subject: 'Is it you?', text, at: now() })
    tellSms(`E-mail to ${email} (${merchant.id}): ${code}`)
    return { expiredMinutes: 1 }
  },

  proveSecondFactor: ({ ticket, way, answer }, context) => {
    const member = waiting(context, ticket)
    const { pendingLogins } = context.store
    const verdict = judge(context, member, way, answer)
    if (verdict !== 'right') {
      const more = pendingLogins.fail(ticket)
      throw refusalOf(more ? verdict : 'too-many', { field: 'answer', ended: !more })
    }
    pendingLogins.end(ticket)
    return admit(context, member)
  },
} satisfies Handlers<'sendSecondFactorCode' | 'proveSecondFactor'>

/** @throws Refused, where the scenario wants it, with the ways that the member has */
export function demandSecondFactor(context: Context, member: Member): void {
  const { scenarios, visit, store, now } = context
  if (scenarios.find('unregistered-ip', visit) === undefined) return
  const ways = waysOf(context, member)
  // Whoever has told nothing has nothing to be asked for.
  if (ways.length === 0) return
  const demand: SecondFactorDemand = { ticket: store.pendingLogins.wait(member.id, now()), ways }
  throw new Refused(DUE, { captcha: false, secondFactor: demand })
}

function waiting({ store, now }: Context, ticket: string): Member {
  const member = store.members.byId(store.pendingLogins.memberOf(ticket, now()) ?? '')
  if (!member) throw new Refused(DUE, { ended: true })
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
