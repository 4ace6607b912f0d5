import { Trans, useLingui } from '@lingui/react/macro'
import { useSetAtom } from 'jotai'
import { promptAtom, type Prompt } from '../../state/site/prompts.ts'
import { ConfirmDialog } from '../../ui/overlays/confirm-dialog.tsx'
import { lazyView } from '../../ui/states/lazy-view.tsx'
import { MemberPagePrompt } from './member-page-prompt.tsx'
import { PromptEnded } from './prompt-ended.tsx'
import { PromptIdle } from './prompt-idle.tsx'
import { PromptTrial } from './prompt-trial.tsx'
import { ClosedDialog } from '../system/closed-dialog.tsx'
import { useSignOut } from '../use-sign-out.ts'

const PromptPassword = lazyView(() => import('./prompt-password.tsx').then((it) => it.PromptPassword))
const SecondFactorDialog = lazyView(() =>
  import('../second-factor/second-factor-dialog.tsx').then((it) => it.SecondFactorDialog),
)
const WelcomeDialog = lazyView(() => import('../welcome/welcome-dialog.tsx').then((it) => it.WelcomeDialog))

/** The questions and warnings of spec 4 and 5. */
export function PromptDialog({ prompt }: { readonly prompt: NonNullable<Prompt> }) {
  const { t } = useLingui()
  const setPrompt = useSetAtom(promptAtom)
  const signOut = useSignOut()
  const close = (): void => setPrompt(null)

  if (typeof prompt === 'object')
    return 'demand' in prompt ? (
      <SecondFactorDialog question={prompt} />
    ) : (
      <ClosedDialog held={prompt} onClose={close} />
    )
  switch (prompt) {
    case 'need-true-account':
      return <PromptTrial onClose={close} />
    case 'sign-out':
      return (
        <ConfirmDialog
          title={t`Sign out?`}
          confirm={t`Sign out`}
          keep={t`Stay logged in`}
          onCancel={close}
          onConfirm={signOut}
        >
          <p>
            <Trans>Your account details are removed from this device. You can log in again at any time.</Trans>
          </p>
        </ConfirmDialog>
      )
    case 'ended-by-server':
    case 'ended-elsewhere':
    case 'ended-idle':
    case 'ended-by-new-password':
      return <PromptEnded why={prompt} onClose={close} />
    case 'idle':
      return <PromptIdle />
    case 'forced-password-change':
      return <PromptPassword />
    case 'welcome':
      return <WelcomeDialog onClose={close} />
    default:
      return <MemberPagePrompt page={prompt} onClose={close} />
  }
}
