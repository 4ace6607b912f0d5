import { Navigate } from '@tanstack/react-router'
import { useAtomValue } from 'jotai'
import { useState } from 'react'
import { withModal, withoutModal } from '../../parts/use-modal/use-modal.ts'
import { sessionAtom } from '../../state/session.ts'
import { AccountSheet } from './account-sheet.tsx'

/** A member's account as a sheet; who is not logged in gets the login in its place. */
export function AccountModal({ onClose }: { readonly onClose: () => void }) {
  const session = useAtomValue(sessionAtom)
  const [wasIn] = useState(session !== null)
  // A session that ends while this is open is told in a dialog of its own.
  const next = wasIn ? withoutModal : withModal('login')
  if (!session) return <Navigate to="." search={next} replace hash resetScroll={false} />
  return <AccountSheet session={session} onClose={onClose} />
}
