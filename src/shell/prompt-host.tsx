import { useAtom } from 'jotai'
import { promptAtom, warningAtom } from '../state/prompts.ts'
import { ErrorBoundary } from '../ui/error-boundary.tsx'
import { ModalFailure, PromptDialog } from './lazy-parts.ts'

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
  if (!prompt) return null
  return (
    <ErrorBoundary
      resetKey={prompt}
      renderFallback={(error, retry) => <ModalFailure error={error} onRetry={retry} onClose={() => setPrompt(null)} />}
    >
      <PromptDialog prompt={prompt} />
    </ErrorBoundary>
  )
}
