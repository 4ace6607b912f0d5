import { useBlocker } from '@tanstack/react-router'
import { stringifySearch, type Search } from '../../../rules/site/search-params.ts'
import { withoutModal } from '../../../parts/site/use-modal/use-modal.ts'

/**
 * Asks before a game is left whose round is open: by the page's links, by Back, or by closing the window.
 * @param holds asked anew at every attempt: who has signed out is not held back
 */
export function useLeaveQuestion(holds: () => boolean) {
  return useBlocker({
    // Every route shares one parser, which gives text by name.
    shouldBlockFn: ({ current, next }) =>
      holds() && !(current.pathname === next.pathname && sameGame(current.search as Search, next.search as Search)),
    enableBeforeUnload: holds,
    withResolver: true,
  })
}

/** A modal over the game is no leaving. */
const sameGame = (one: Search, other: Search): boolean =>
  stringifySearch(withoutModal(one)) === stringifySearch(withoutModal(other))
