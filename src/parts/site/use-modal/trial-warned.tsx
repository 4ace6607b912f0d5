import { Navigate } from '@tanstack/react-router'
import { useSetAtom } from 'jotai'
import { useEffect } from 'react'
import { promptAtom } from '../../../state/site/prompts.ts'
import { withoutModal } from './use-modal.ts'

/** The warning of a trial account in the place of a modal that is for true accounts (spec 5). */
export function TrialWarned() {
  const prompt = useSetAtom(promptAtom)
  useEffect(() => prompt('need-true-account'), [prompt])
  return <Navigate to="." search={withoutModal} replace hash resetScroll={false} />
}
