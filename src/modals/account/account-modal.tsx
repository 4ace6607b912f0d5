import { SessionOnly } from '../../parts/site/use-modal/session-only.tsx'
import { AccountSheet } from './account-sheet.tsx'

/** A member's account as a sheet; who is not logged in gets the login in its place. */
export function AccountModal({ onClose }: { readonly onClose: () => void }) {
  return <SessionOnly>{(session) => <AccountSheet session={session} onClose={onClose} />}</SessionOnly>
}
