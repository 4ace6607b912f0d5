import { useAtom } from 'jotai'
import { promptAtom } from '../state/prompts.ts'
import { ErrorBoundary } from '../ui/error-boundary.tsx'
import { ModalFailure, PromptDialog } from './lazy-parts.ts'

/** Shows the question or warning that is state, not address. */
export function PromptHost() {
  const [prompt, setPrompt] = useAtom(promptAtom)
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
