import { msg } from '@lingui/core/macro'
import { Refusal } from '../../../../rules/failure.ts'
import { refusedField } from '../../../../rules/account/refused-field.ts'
import type { DepositChannel } from '../../../../state/money/deposits.ts'
import type { Errors, Values } from '../../../../ui/fields/use-form.ts'

export type DepositField = 'amount' | 'payer' | 'voucher' | 'bonus'

/** What an amount is held against: the channel's bounds, and what the day still allows. */
export const boundsOf = ({ min, max }: Pick<DepositChannel, 'min' | 'max'>, left: bigint | null) => ({
  min,
  max: left !== null && (max === null || left < max) ? left : max,
  available: null,
})

/** Whether a channel takes no amount that the day still allows. */
export const isOverLimit = ({ min }: Pick<DepositChannel, 'min'>, left: bigint | null): boolean =>
  left !== null && (left === 0n || (min !== null && left < min))

/** What is wrong with a deposit besides its amount, by what the channel asks for. */
export function validateDeposit(
  { payer, voucher }: Pick<Values<DepositField>, 'payer' | 'voucher'>,
  channel: DepositChannel,
): Errors<DepositField> {
  if (channel.kind === 'voucher') return voucher === '' ? { voucher: msg`Enter the code of your voucher.` } : {}
  return channel.needsPayer && payer === '' ? { payer: msg`Enter the payer’s name.` } : {}
}

/** The field that a refusal is about; `null` for none, or for what is no refusal. */
export function refusedDeposit(failure: unknown): DepositField | null {
  const field = refusedField(failure)
  if (field === 'amount' || field === 'payer' || field === 'voucher' || field === 'bonus') return field
  return failure instanceof Refusal && /minimum|maximum/.test(failure.serverMessage) ? 'amount' : null
}
