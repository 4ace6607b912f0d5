import { useAtom } from 'jotai'
import { promptAtom, warningAtom } from '../../state/site/prompts.ts'
import { ErrorBoundary } from '../../ui/states/error-boundary.tsx'
import { ModalFailure, PromptDialog } from '../lazy-parts.ts'
import { useSignOut } from '../use-sign-out.ts'

/** Shows the question or warning that is state, not address, and above it the one that takes the place of none. */
export function PromptHost() {
  return (
    <>
      <PromptPlace at={promptAtom} />
      <PromptPlace at={warningAtom} />
    </>
  )
}

function PromptPlace({ at }: { readonly at: typeof promptAtom }) {
  const [prompt, setPrompt] = useAtom(at)
  const signOut = useSignOut()
  if (!prompt) return null
  // Whoever does not choose a new password signs out, also where the form for it did not load.
  const close = (): void => (prompt === 'forced-password-change' ? signOut() : setPrompt(null))
  return (
    <ErrorBoundary
      resetKey={prompt}
      renderFallback={(error, retry) => <ModalFailure error={error} onRetry={retry} onClose={close} />}
    >
      <PromptDialog prompt={prompt} />
    </ErrorBoundary>
  )
}
