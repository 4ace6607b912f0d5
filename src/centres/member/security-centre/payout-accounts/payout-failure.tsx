import { MoneyFailure } from '../../../../parts/money/money-state/money-failure.tsx'
import { mayHaveHappened } from '../../../../rules/money/ambiguous-outcome.ts'
import { ChangeFailure } from '../protection/change-failure.tsx'

/** Why an account for withdrawals was not changed, in the words for money where the server has said why. */
export function PayoutFailure({ error }: { readonly error: unknown }) {
  if (error === null) return null
  return mayHaveHappened(error) ? <ChangeFailure error={error} /> : <MoneyFailure error={error} />
}
