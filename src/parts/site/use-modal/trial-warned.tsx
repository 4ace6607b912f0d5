import { Navigate } from '@tanstack/react-router'
import { useSetAtom } from 'jotai'
import { useEffect } from 'react'
import type { Search } from '../../../rules/games/address-search.ts'
import { promptAtom } from '../../../state/site/prompts.ts'
import { withoutMember } from '../../account/member-pages/member-address.ts'
import { withoutModal } from './use-modal.ts'

/** The warning of a trial account in the place of a modal that is for true accounts (spec 5). */
export function TrialWarned() {
  const prompt = useSetAtom(promptAtom)
  useEffect(() => prompt('need-true-account'), [prompt])
  return (
    <Navigate
      to="."
      search={(search: Search) => withoutMember(withoutModal(search))}
      replace
      hash
      resetScroll={false}
    />
  )
}
