import { Refusal } from '../../../rules/failure.ts'
import { refusedField } from '../../../rules/account/refused-field.ts'

/** Whether a refusal is about the amount: it says so, or there is less than that. */
export const isAboutAmount = (failure: unknown): boolean =>
  refusedField(failure) === 'amount' ||
  (failure instanceof Refusal && /insufficient|not enough/.test(failure.serverMessage))
