/** A password that takes the place of another, and what ends with the old one. */
import { checkPattern } from '../../../src/rules/account/registration/patterns.ts'
import type { FieldRule } from '../../../src/rules/account/registration/register-fields.ts'
import { Refused } from '../answers.ts'
import type { Services } from '../context.ts'
import type { MerchantSeed } from '../site/merchant.ts'
import { codeKey } from '../account/sms.ts'
import type { Member } from '../store/account/members.ts'

/** Two locks with one key would be one: the payment password guards what the login password lets at. */
export const SAME_PASSWORDS = 'payment password is the login password'

/** @throws Refused where a new password was not typed twice alike */
export function refuseUnconfirmed(newPassword: string, confirmed: string): void {
  if (newPassword !== confirmed) throw new Refused('confirmation password not correct', { field: 'confirmNewPassword' })
}

/** @throws Refused for a new password that the merchant's rule does not take */
export function refuseWeak(rule: FieldRule, newPassword: string): void {
  if (!checkPattern(rule.patternId, newPassword, rule))
    throw new Refused('account, password and email format incorrect', { field: 'newPassword' })
}

/**
 * Sets a member's password. Whoever knew the old one is out, wherever they were and however far they had come: sessions,
 * logins that wait for a second factor, codes. The client that has changed it logs in again (spec 4, "Change password").
 */
export function replacePassword(
  { store }: Services,
  { merchantCode }: MerchantSeed,
  { id }: Member,
  newPassword: string,
): void {
  const number = store.mobiles.numberOf(merchantCode, id)
  store.db.transaction(() => {
    store.members.setPassword(id, newPassword)
    store.sessions.endAll(id)
    store.pendingLogins.endAll(id)
    store.codes.drop(id)
    if (number === undefined) return
    for (const purpose of ['login', 'second-factor'] as const)
      store.smsCodes.drop(merchantCode, codeKey(purpose, number))
  })
}
