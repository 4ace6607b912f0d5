import { Trans, useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useSetAtom } from 'jotai'
import { useModal } from '../parts/use-modal/use-modal.ts'
import { promptAtom, type Prompt } from '../state/prompts.ts'
import { signOutAtom } from '../state/sign-in.ts'
import { ConfirmDialog } from '../ui/confirm-dialog.tsx'
import { MemberPageDialog } from './member-page-dialog.tsx'
import { ClosedDialog } from './system/closed-dialog.tsx'

/** The questions and warnings of spec 4 and 5. */
export function PromptDialog({ prompt }: { readonly prompt: NonNullable<Prompt> }) {
  const { t } = useLingui()
  const setPrompt = useSetAtom(promptAtom)
  const signOut = useSetAtom(signOutAtom)
  const queries = useQueryClient()
  const navigate = useNavigate()
  const modal = useModal()
  const close = (): void => setPrompt(null)

  if (typeof prompt === 'object') return <ClosedDialog held={prompt} onClose={close} />
  switch (prompt) {
    case 'need-true-account':
      return (
        <ConfirmDialog
          title={t`Trial account`}
          confirm={t({ id: 'in_increase_submit', message: 'OK' })}
          onConfirm={close}
        >
          <p>
            <Trans id="in_need_true_account">Please register an account first</Trans>
          </p>
        </ConfirmDialog>
      )
    case 'sign-out':
      return (
        <ConfirmDialog
          title={t`Sign out?`}
          confirm={t`Sign out`}
          onCancel={close}
          onConfirm={() => {
            close()
            signOut(queries)
            void navigate({ to: '/' })
          }}
        >
          <p>
            <Trans>This device forgets your account and your balance. You can log in again at any time.</Trans>
          </p>
        </ConfirmDialog>
      )
    case 'session-ended':
      return (
        <ConfirmDialog
          title={t`You were signed out`}
          confirm={t`Log in`}
          onCancel={close}
          onConfirm={() => {
            close()
            modal.open('login')
          }}
        >
          <p>
            <Trans>Your session has ended. Log in again to go on.</Trans>
          </p>
        </ConfirmDialog>
      )
    default:
      return <MemberPageDialog page={prompt} onClose={close} />
  }
}
