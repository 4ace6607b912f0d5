import { msg } from '@lingui/core/macro'
import { judgeAmount, type AmountStyle } from '../../../../parts/money/money-form/amount-problem.ts'
import { Refusal } from '../../../../rules/failure.ts'
import { refusedField } from '../../../../rules/account/refused-field.ts'
import type { DepositChannel } from '../../../../state/money/deposits.ts'
import type { Errors, Values } from '../../../../ui/fields/use-form.ts'

export type DepositField = 'amount' | 'payer' | 'voucher'

/** What an amount is held against: nothing of the member's own limits what comes in. */
export const boundsOf = ({ min, max }: DepositChannel) => ({ min, max, available: null })

/** What is wrong with a deposit, by what the channel asks for. */
export function validateDeposit(
  { amount, payer, voucher }: Values<DepositField>,
  channel: DepositChannel,
  style: AmountStyle,
): Errors<DepositField> {
  if (channel.kind === 'voucher') return voucher === '' ? { voucher: msg`Enter the code of your voucher.` } : {}
  const { problem } = judgeAmount(amount, boundsOf(channel), style)
  return {
    ...(problem && { amount: problem }),
    ...(channel.needsPayer && payer === '' && { payer: msg`Enter the payer’s name.` }),
  }
}

/** The field that a refusal is about; `null` for none, or for what is no refusal. */
export function refusedDeposit(failure: unknown): DepositField | 'bonus' | null {
  const field = refusedField(failure)
  if (field === 'amount' || field === 'payer' || field === 'voucher' || field === 'bonus') return field
  return failure instanceof Refusal && /minimum|maximum/.test(failure.serverMessage) ? 'amount' : null
}
