import { gameKey } from '../../../rules/games/game.ts'
import { ErrorBoundary } from '../../../ui/states/error-boundary.tsx'
import { lazyView } from '../../../ui/states/lazy-view.tsx'
import { ModalFailure } from '../../site/failure-notice/modal-failure.tsx'
import { useGameSheet } from './use-game-sheet.ts'

const GameSheet = lazyView(() => import('./game-sheet.tsx').then((it) => it.GameSheet))

/** Shows the sheet of the game that the address names, over the page that holds this. */
export function GameSheetHost() {
  const { game, close } = useGameSheet()
  if (!game) return null
  return (
    <ErrorBoundary
      resetKey={gameKey(game)}
      renderFallback={(error, retry) => <ModalFailure error={error} onRetry={retry} onClose={close} />}
    >
      <GameSheet key={gameKey(game)} identity={game} onClose={close} />
    </ErrorBoundary>
  )
}
