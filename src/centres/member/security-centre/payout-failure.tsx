import { MoneyFailure } from '../../../parts/money-state/money-failure.tsx'
import { mayHaveHappened } from '../../../rules/money/lost-answer.ts'
import { ChangeFailure } from './change-failure.tsx'

/** Why an account for withdrawals was not changed, in the words for money where the server has said why. */
export function PayoutFailure({ error }: { readonly error: unknown }) {
  if (error === null) return null
  return mayHaveHappened(error) ? <ChangeFailure error={error} /> : <MoneyFailure error={error} />
}
