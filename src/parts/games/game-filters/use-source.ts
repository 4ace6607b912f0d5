import { useLocation } from '@tanstack/react-router'
import { useAtomValue } from 'jotai'
import { writeChoice, type Source } from '../../../rules/games/game-choice.ts'
import { stringifySearch, type Search } from '../../../rules/site/search-params.ts'
import { sessionAtom } from '../../../state/account/login/session.ts'
import { useModal } from '../../site/use-modal/use-modal.ts'
import type { ChoiceControl } from './use-game-choice.ts'

/** Chooses where the games come from; what is a member's own asks a guest to log in, and a login leads there. */
export function useSource({ choice, change }: Pick<ChoiceControl, 'choice' | 'change'>): (source: Source) => void {
  const isMember = useAtomValue(sessionAtom) !== null
  const { pathname, search } = useLocation()
  const { open } = useModal()
  return (source) => {
    if (isMember || source === 'all') return change({ source })
    // Every route shares one parser, which gives text by name.
    const { modal: _modal, next: _next, filters: _filters, ...rest } = search as Search
    open('login', { next: pathname + stringifySearch(writeChoice({ ...choice, source }, rest)) })
  }
}
