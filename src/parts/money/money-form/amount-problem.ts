import type { MessageDescriptor } from '@lingui/core'
import { msg, plural } from '@lingui/core/macro'
import { formatMoney, formatMoneyPlain, type Currency } from '../../../i18n/format/format.ts'
import { numberSigns } from '../../../i18n/format/number-signs.ts'
import { readTypedAmount, type AmountProblem } from '../../../rules/money/typed-amount.ts'

/** What an amount is held against, in minor units; `null` where there is no bound. */
export interface AmountBounds {
  readonly min: bigint | null
  readonly max: bigint | null
  /** What there is. */
  readonly available: bigint | null
}

/** How amounts are written here. */
export interface AmountStyle {
  readonly currency: Currency
  readonly tag: string
}

/** An amount as it was typed: in minor units, or what is wrong with it. */
export function judgeAmount(
  text: string,
  bounds: AmountBounds,
  { currency, tag }: AmountStyle,
): { readonly minor: bigint; readonly problem?: MessageDescriptor } | { readonly problem: MessageDescriptor } {
  const read = readTypedAmount(text, currency.digits, numberSigns(tag))
  if ('readings' in read) {
    const [more = '', less = ''] = read.readings.map((amount) => formatMoney(amount, currency, tag))
    return { problem: msg`This could be ${more} or ${less}. Enter it without a separator for thousands.` }
  }
  if ('problem' in read) return { problem: unreadable(read.problem, currency.digits) }
  return judgeMinor(read.minor, bounds, { currency, tag })
}

/** The same for an amount that has been read already. */
export function judgeMinor(
  minor: bigint,
  { min, max, available }: AmountBounds,
  { currency, tag }: AmountStyle,
): { readonly minor: bigint; readonly problem?: MessageDescriptor } {
  const say = (bound: bigint): string => formatMoneyPlain(bound, currency, tag)
  if (available !== null && minor > available) {
    const all = formatMoney(available, currency, tag)
    return { minor, problem: msg`There is ${all} in this wallet.` }
  }
  if (min !== null && minor < min) {
    const least = say(min)
    return { minor, problem: msg`Enter ${least} or more.` }
  }
  if (max !== null && minor > max) {
    const most = say(max)
    return { minor, problem: msg`Enter ${most} or less.` }
  }
  return { minor }
}

function unreadable(problem: AmountProblem, digits: number): MessageDescriptor {
  switch (problem) {
    case 'empty':
    case 'zero':
      return msg`Enter an amount.`
    case 'not-a-number':
      return msg`Enter the amount as a number, such as 50.`
    case 'too-many-decimals':
      return digits === 0
        ? msg`Enter a whole amount, without decimals.`
        : msg`${plural(digits, { one: 'Use no more than # decimal place.', other: 'Use no more than # decimal places.' })}`
  }
}
