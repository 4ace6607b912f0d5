/**
 * Which bank accounts may be right, told before one is sent: by the server's own rule where it has one, else by the
 * country's, else by the lengths that there are. Spec: formats are not shown.
 */
import { readAcceptedPattern } from '../account/registration/accepted-pattern.ts'
import { ANYTHING, checkPattern, type Bounds } from '../account/registration/patterns.ts'
import type { WireRule } from '../account/registration/register-fields.ts'

/** The most that a server's own rule may ask. */
const LONGEST = 64

/** What may be sent as an account: digits, an IBAN, an alias, and whatever a server asks that is like these. */
export const SENDABLE_ACCOUNT = new RegExp(`^[A-Za-z0-9.-]{1,${LONGEST}}$`)

/** The digits of the shortest and of the longest account anywhere. */
const ANY_LENGTH: Bounds = { min: 4, max: 34 }

/** `cbu` is a CBU, a CVU or an alias of either; `iban-or-number` is of a country whose own numbers are used beside its IBANs. */
export type AccountRule =
  | { readonly format: 'cbu' | 'clabe' | 'iban' | 'iban-or-number' }
  | ({ readonly format: 'pattern'; readonly patternId: number } & Bounds)

/** What is wrong with what was typed; `count` and `wanted` are digits, of an IBAN letters and digits. */
export type AccountFault =
  | { readonly why: 'missing' | 'signs' | 'check' }
  | { readonly why: 'length'; readonly count: number; readonly wanted: number }

export interface JudgedAccount {
  /** What is sent: nothing that only parts its signs. */
  readonly number: string
  readonly fault: AccountFault | null
}

/** Judges an IBAN, in capital letters and without spaces. */
export type IbanJudge = (iban: string) => AccountFault | null

/** What is known of where an account is. */
export interface AccountPlace {
  readonly numberRule?: WireRule | null | undefined
  /** Two capital letters; nothing where it is not known. */
  readonly country?: string | undefined
}

/** Where payments in euros take IBANs alone (Regulation (EU) 260/2012). */
export const IBAN_ALONE: ReadonlySet<string> = new Set(
  'AD AT AX BE BG CY DE EE ES FI FR GF GP GR HR IE IT LT LU LV MC MF MQ MT NL PM PT RE SI SK SM VA YT'.split(' '),
)

/** The other countries of the IBAN registry: in some of them people give each other their own numbers all the same. */
export const IBAN_TOO: ReadonlySet<string> = new Set(
  (
    'AE AL AZ BA BH BI BR BY CH CR CZ DJ DK DO EG FK FO GB GE GI GL GT HN HU IL IQ IS JO KW KZ LB LC LI LY MD ME MK ' +
    'MN MR MU NC NI NO OM PF PK PL PS QA RO RS RU SA SC SD SE SO ST SV TF TL TN TR UA VG WF XK YE'
  ).split(' '),
)

/**
 * By which rule an account is judged.
 * @param places what is said of the bank, of all banks, of the brand: the first that says something is heard
 */
export function accountRule(...places: readonly (AccountPlace | undefined)[]): AccountRule {
  const numberRule = places.map((place) => place?.numberRule).find(saysSomething)
  if (numberRule) return ruleOfServer(numberRule)
  const country = places.map((place) => place?.country ?? '').find((said) => said !== '') ?? ''
  if (country === 'AR') return { format: 'cbu' }
  if (country === 'MX') return { format: 'clabe' }
  if (IBAN_ALONE.has(country)) return { format: 'iban' }
  if (IBAN_TOO.has(country)) return { format: 'iban-or-number' }
  return { format: 'pattern', patternId: DIGITS, ...ANY_LENGTH }
}

/** The pattern of digits alone (spec 5, "Pattern meanings"). */
export const DIGITS = 6

/** Servers write out what they have nothing for. */
const saysSomething = (rule: WireRule | null | undefined): rule is WireRule =>
  Boolean(rule && (rule.acceptedPattern || rule.patternId != null || rule.minLength || rule.maxLength))

/** Reads the server's rule as those of registrations are read: an expression that is not understood is left to the server. */
function ruleOfServer({ acceptedPattern, patternId, minLength, maxLength }: WireRule): AccountRule {
  const accepted = patternId == null ? readAcceptedPattern(acceptedPattern ?? '') : null
  const min = Math.max(minLength || (accepted?.min ?? ANY_LENGTH.min), accepted?.min ?? 0)
  return {
    format: 'pattern',
    patternId: acceptedPattern === '*' ? ANYTHING : (patternId ?? accepted?.patternId ?? ANYTHING),
    min,
    max: Math.min(maxLength || Math.max(ANY_LENGTH.max, min), accepted?.max ?? LONGEST, LONGEST),
  }
}

/**
 * Judges what was typed or pasted.
 * @param judgeIban `null` where it is not at hand: IBANs are then left to the server
 */
export function judgeAccount(typed: string, rule: AccountRule, judgeIban: IbanJudge | null): JudgedAccount {
  const number = bareAccount(typed, rule)
  const judge = (): AccountFault | null => {
    if (number === '') return { why: 'missing' }
    switch (rule.format) {
      case 'cbu':
        return /^\d+$/.test(number) ? judgeDigits(number, CBU) : signs(/^[A-Za-z0-9.-]{6,20}$/.test(number))
      case 'clabe':
        return /^\d+$/.test(number) ? judgeDigits(number, CLABE) : { why: 'signs' }
      case 'iban-or-number':
        if (/^\d+$/.test(number)) return signs(checkPattern(DIGITS, number, ANY_LENGTH))
        return judgeIbanOf(number, judgeIban)
      case 'iban':
        return judgeIbanOf(number, judgeIban)
      case 'pattern':
        return judgePattern(number, rule)
    }
  }
  return { number, fault: judge() }
}

/** Spaces, dots and hyphens part digits and are left out; in an alias they tell one account from another. */
function bareAccount(typed: string, { format }: AccountRule): string {
  // Wide digits, and the marks of direction that come along with what is copied.
  const text = typed
    .normalize('NFKC')
    .replaceAll(/\p{Cf}/gu, '')
    .trim()
  const joined = text.replaceAll(/[\s.\p{Pd}]/gu, '')
  if (/^\d*$/.test(joined)) return joined
  if (format === 'iban' || format === 'iban-or-number') return joined.toUpperCase()
  // The sign that some keyboards have for a hyphen.
  return text.replaceAll('\u2010', '-')
}

const signs = (right: boolean): AccountFault | null => (right ? null : { why: 'signs' })

function judgePattern(number: string, { patternId, min, max }: { readonly patternId: number } & Bounds) {
  if (checkPattern(patternId, number, { min, max })) return signs(SENDABLE_ACCOUNT.test(number))
  if (patternId === DIGITS && min === max && /^\d+$/.test(number) && number.length !== min)
    return { why: 'length', count: number.length, wanted: min } as const
  return { why: 'signs' } as const
}

function judgeIbanOf(number: string, judgeIban: IbanJudge | null): AccountFault | null {
  // Everywhere it begins with two letters and two check digits.
  if (!/^[A-Z]{2}\d{2}[A-Z0-9]+$/.test(number)) return { why: 'signs' }
  return judgeIban ? judgeIban(number) : signs(SENDABLE_ACCOUNT.test(number))
}

/** Bank and branch end in a check digit of their own, and so does the account; a CVU is made in the same way (BCRA). */
export const CBU: CheckedDigits = { parts: [8, 22], weights: [3, 1, 7, 9] }

/** One check digit for bank, place and account (Banco de México). */
export const CLABE: CheckedDigits = { parts: [18], weights: [7, 3, 1] }

/** Digits in parts, each of which ends in a check digit. */
interface CheckedDigits {
  /** Where each part ends; the last one ends the number. */
  readonly parts: readonly number[]
  /** By which the digits before the check digit are multiplied, again and again, from the last one on. */
  readonly weights: readonly number[]
}

/**
 * The packaged rules (stdnum 1.12.0) can't judge these: they refuse each CBU with a check digit 0, which nearly one of five
 * has, and each CLABE of a bank that is younger than their list.
 */
function judgeDigits(number: string, { parts, weights }: CheckedDigits): AccountFault | null {
  const wanted = parts.at(-1) ?? 0
  if (number.length !== wanted) return { why: 'length', count: number.length, wanted }
  const right = parts.every((end, at) => {
    const part = number.slice(parts[at - 1] ?? 0, end - 1)
    return checkDigit(part, weights) === number[end - 1]
  })
  return right ? null : { why: 'check' }
}

/** The digit that makes the sum of the weighed digits end in 0. */
export function checkDigit(digits: string, weights: readonly number[]): string {
  const sum = [...digits]
    .toReversed()
    .reduce((so, digit, at) => so + Number(digit) * (weights[at % weights.length] ?? 0), 0)
  return String((10 - (sum % 10)) % 10)
}
