import { Balance } from '../../parts/money/balance/balance.tsx'
import type { Session } from '../../state/account/login/session.ts'
import { AccountMenu } from './account-menu.tsx'

/** What a member finds in a phone's header: the balance, and the menu of the account. */
export function PhoneMember({ session }: { readonly session: Session }) {
  return (
    <>
      <Balance compact />
      <AccountMenu session={session} />
    </>
  )
}
