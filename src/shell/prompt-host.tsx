import { useAtomValue } from 'jotai'
import { promptAtom } from '../state/prompts.ts'
import { lazyView } from '../ui/lazy-view.tsx'

const PromptDialog = lazyView(() => import('./prompt-dialog.tsx').then((it) => it.PromptDialog))

/** Shows the question or warning that is state, not address. */
export function PromptHost() {
  const prompt = useAtomValue(promptAtom)
  if (!prompt) return null
  return <PromptDialog prompt={prompt} />
}
