import { useSetAtom, useStore } from 'jotai'
import { useCallback } from 'react'
import { promptAtom } from '../../state/prompts.ts'
import { actionVerdictAtom } from '../../state/session.ts'
import { useModal } from '../use-modal/use-modal.ts'

/**
 * Runs an action that only a true account may do (spec 5, "Login check before protected actions"): a guest gets the
 * login popup, a trial account the warning.
 * @returns a function that takes the action, and where a login should lead instead of staying on the page
 */
export function useProtectedAction(): (action: () => void, next?: string) => void {
  const store = useStore()
  const prompt = useSetAtom(promptAtom)
  const { open } = useModal()
  return useCallback(
    (action, next) => {
      switch (store.get(actionVerdictAtom)) {
        case 'allowed':
          return action()
        case 'needs-login':
          return open('login', next === undefined ? {} : { next })
        case 'needs-true-account':
          return prompt('need-true-account')
      }
    },
    [store, prompt, open],
  )
}
