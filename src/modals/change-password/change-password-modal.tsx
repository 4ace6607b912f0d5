import { useLingui } from '@lingui/react/macro'
import { Navigate, useNavigate } from '@tanstack/react-router'
import { useAtomValue } from 'jotai'
import { useState } from 'react'
import { ChangePasswordForm } from '../../parts/password-form/change-password-form.tsx'
import { withModal, withoutModal } from '../../parts/use-modal/use-modal.ts'
import { sessionAtom } from '../../state/session.ts'
import { Dialog } from '../../ui/dialog.tsx'

/** Another password by choice; then the home page opens (spec 4, "Change password"). Who is not logged in is asked to. */
export function ChangePasswordModal({ onClose }: { readonly onClose: () => void }) {
  const { t } = useLingui()
  const navigate = useNavigate()
  const session = useAtomValue(sessionAtom)
  const [wasIn] = useState(session !== null)
  // A session that ends while this is open is told in a dialog of its own.
  const next = wasIn ? withoutModal : withModal('login')
  if (!session) return <Navigate to="." search={next} replace hash resetScroll={false} />
  return (
    <Dialog title={t`Change password`} onClose={onClose}>
      <ChangePasswordForm onDone={() => void navigate({ to: '/', replace: true })} />
    </Dialog>
  )
}
