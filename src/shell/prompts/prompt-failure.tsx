import type { ComponentProps } from 'react'
import { ModalFailure } from '../../parts/site/failure-notice/modal-failure.tsx'
import type { Prompt } from '../../state/site/prompts.ts'
import { useSignOut } from '../use-sign-out.ts'

interface PromptFailureProps extends ComponentProps<typeof ModalFailure> {
  readonly prompt: Prompt
}

/** Stands where a question did not load. Whoever does not choose a new password signs out, here as well. */
export function PromptFailure({ prompt, onClose, ...rest }: PromptFailureProps) {
  const signOut = useSignOut()
  return <ModalFailure {...rest} onClose={prompt === 'forced-password-change' ? signOut : onClose} />
}
