/** What accounts are called in a country, and what is said of one that can't be right. */
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { DIGITS, type AccountFault, type AccountRule } from '../../../../rules/money/bank-account.ts'

interface AccountWords {
  readonly label: MessageDescriptor
  readonly hint?: MessageDescriptor
  /** Whether the keyboard has digits alone. */
  readonly digits: boolean
  readonly missing: MessageDescriptor
  /** Of signs that it can't have, or too few or too many of them. */
  readonly signs: MessageDescriptor
  /** Of check digits that do not agree with the rest. */
  readonly check?: MessageDescriptor
}

export function accountWords(rule: AccountRule): AccountWords {
  switch (rule.format) {
    case 'cbu':
      return {
        label: msg`CBU, CVU or alias`,
        hint: msg`Your bank’s or wallet’s app shows both: the 22 digits and the alias.`,
        digits: false,
        missing: msg`Enter your CBU, CVU or alias.`,
        signs: msg`Enter a CBU or CVU (22 digits) or an alias (6 to 20 letters, digits, dots or hyphens, without ñ or accents).`,
        check: msg`This is not a valid CBU or CVU. Compare it with your bank’s app.`,
      }
    case 'clabe':
      return {
        label: msg`CLABE`,
        hint: msg`18 digits, as your bank’s app shows them.`,
        digits: true,
        missing: msg`Enter your CLABE (18 digits).`,
        signs: msg`Enter your CLABE (18 digits).`,
        check: msg`This is not a valid CLABE. Compare it with your bank’s app.`,
      }
    case 'iban':
      return {
        label: msg`IBAN`,
        hint: msg`It begins with two letters, as your bank’s app shows it.`,
        digits: false,
        missing: msg`Enter your IBAN.`,
        signs: msg`Enter your IBAN. It begins with two letters, as in DE89.`,
        check: msg`This is not a valid IBAN. Compare it with your bank’s app.`,
      }
    case 'iban-or-number':
      return {
        label: msg`IBAN or account number`,
        digits: false,
        missing: msg`Enter your IBAN or account number.`,
        signs: msg`Enter your IBAN, or your account number (4 to 34 digits).`,
        check: msg`This is not a valid IBAN. Compare it with your bank’s app.`,
      }
    case 'pattern': {
      const { patternId, min, max } = rule
      const digits = patternId === DIGITS
      const range =
        min === max
          ? msg`Enter your account number (${min} digits).`
          : msg`Enter your account number (${min} to ${max} digits).`
      const missing = digits ? range : msg`Enter your account number.`
      return {
        label: msg`Account number`,
        digits,
        missing,
        signs: digits ? missing : msg`This account number is not valid for this bank.`,
      }
    }
  }
}

/** What is wrong with an account, and what to do. */
export function faultWords(rule: AccountRule, fault: AccountFault): MessageDescriptor {
  const words = accountWords(rule)
  if (fault.why === 'length') return lengthWords(rule, fault)
  return words[fault.why] ?? words.signs
}

function lengthWords({ format }: AccountRule, { count, wanted }: { readonly count: number; readonly wanted: number }) {
  if (format === 'cbu') return msg`A CBU or CVU has ${wanted} digits: you typed ${count}.`
  if (format === 'clabe') return msg`A CLABE has ${wanted} digits: you typed ${count}.`
  if (format === 'pattern') return msg`An account number of this bank has ${wanted} digits: you typed ${count}.`
  return msg`An IBAN of this country has ${wanted} letters and digits: you typed ${count}.`
}
