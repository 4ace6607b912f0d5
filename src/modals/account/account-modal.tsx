import { Navigate } from '@tanstack/react-router'
import { useAtomValue } from 'jotai'
import { withModal } from '../../parts/use-modal/use-modal.ts'
import { sessionAtom } from '../../state/session.ts'
import { AccountSheet } from './account-sheet.tsx'

/** A member's account as a sheet; who is not logged in gets the login in its place. */
export function AccountModal({ onClose }: { readonly onClose: () => void }) {
  const session = useAtomValue(sessionAtom)
  if (!session) return <Navigate to="." search={withModal('login')} replace hash resetScroll={false} />
  return <AccountSheet session={session} onClose={onClose} />
}
