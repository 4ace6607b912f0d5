import { useAtomValue } from 'jotai'
import { promptAtom } from '../state/prompts.ts'
import { PromptDialog } from './lazy-parts.ts'

/** Shows the question or warning that is state, not address. */
export function PromptHost() {
  const prompt = useAtomValue(promptAtom)
  if (!prompt) return null
  return <PromptDialog prompt={prompt} />
}
