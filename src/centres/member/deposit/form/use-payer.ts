import { useQuery } from '@tanstack/react-query'
import { useEffect, type RefObject } from 'react'
import type { DepositChannel } from '../../../../state/money/deposits.ts'
import { payoutAccountsQuery } from '../../../../state/money/payout-accounts.ts'

/** Writes the name that the member's accounts are in where a channel asks who pays, unless something was typed. */
export function usePayer(form: RefObject<HTMLFormElement | null>, channel: DepositChannel | undefined): void {
  const asks = channel?.needsPayer === true
  const { data } = useQuery({ ...payoutAccountsQuery, enabled: asks })
  const name = data?.payeeName ?? ''
  useEffect(() => {
    const input = asks ? form.current?.elements.namedItem('payer') : null
    if (!(input instanceof HTMLInputElement) || input.value !== '' || name === '') return
    input.value = name
    // Told from the form: nobody typed, so there is nothing that could be lost.
    input.form?.dispatchEvent(new Event('input', { bubbles: true }))
  }, [form, asks, name])
}
