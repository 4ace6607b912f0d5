import { useQueryClient } from '@tanstack/react-query'
import { useSetAtom, useStore } from 'jotai'
import { useCallback } from 'react'
import { protectedAction } from '../../../rules/account/account-types.ts'
import { promptAtom } from '../../../state/site/prompts.ts'
import { accountTypeAtom } from '../../../state/account/login/session.ts'
import { closureNow } from '../../../state/site/status.ts'
import { useModal } from '../../site/use-modal/use-modal.ts'

/**
 * Runs an action that only a true account may do (spec 5, "Login check before protected actions"): a guest gets the
 * login popup, a trial account the warning. While games and money are closed the action waits behind an explanation,
 * and goes on by itself once they are open.
 * @returns a function that takes the action, and where a login should lead instead of staying on the page
 */
export function useProtectedAction(): (action: () => void, next?: string) => void {
  const store = useStore()
  const queries = useQueryClient()
  const prompt = useSetAtom(promptAtom)
  const { open } = useModal()
  return useCallback(
    (action, next) => {
      const attempt = (): void => {
        const closed = closureNow(queries, location.hostname) !== null
        switch (protectedAction(store.get(accountTypeAtom), closed)) {
          case 'allowed':
            return action()
          case 'needs-login':
            return open('login', next === undefined ? {} : { next })
          case 'needs-true-account':
            return prompt('need-true-account')
          case 'closed':
            // The rule is asked again then: the session may have ended meanwhile.
            return prompt({ goOn: attempt })
        }
      }
      attempt()
    },
    [store, queries, prompt, open],
  )
}
