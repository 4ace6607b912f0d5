import { useAtom } from 'jotai'
import { promptAtom, warningAtom } from '../../state/site/prompts.ts'
import { ErrorBoundary } from '../../ui/states/error-boundary.tsx'
import { PromptDialog, PromptFailure } from '../lazy-parts.ts'

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
      renderFallback={(error, retry) => (
        <PromptFailure prompt={prompt} error={error} onRetry={retry} onClose={() => setPrompt(null)} />
      )}
    >
      <PromptDialog prompt={prompt} />
    </ErrorBoundary>
  )
}
