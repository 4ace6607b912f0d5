import { useQuery } from '@tanstack/react-query'
import { Navigate, useSearch } from '@tanstack/react-router'
import { useAtomValue } from 'jotai'
import { useState } from 'react'
import { TRIAL_ACCOUNT } from '../../rules/figures.ts'
import { isTrial, launchKey, readLaunch, type Launch } from '../../rules/games/play/launch.ts'
import type { Search } from '../../rules/site/search-params.ts'
import { brandAtom } from '../../state/site/brand.ts'
import { runsElsewhereAtom } from '../../state/games/play/game-window.ts'
import { walletModeQuery } from '../../state/games/play/launch.ts'
import { sessionAtom } from '../../state/account/login/session.ts'
import { withoutModal } from '../../parts/site/use-modal/use-modal.ts'
import { GameElsewhere } from './opening/game-elsewhere.tsx'
import { OpeningCover } from './opening/opening-cover.tsx'
import { LoginNeeded } from './opening/login-needed.tsx'
import { NoSuchGame } from './opening/no-such-game.tsx'
import { PlainStage } from './stage/plain-stage.tsx'
import { Stage } from './stage/stage.tsx'
import type { StagePresentation } from './stage/stage-presentation.ts'
import { TrueAccountNeeded } from './opening/true-account-needed.tsx'
import { useExit } from './stage/use-exit.ts'
import { useGame } from './opening/use-game.ts'

/** The page of a game, by its address (spec 2, "Routes": /game and /seamless). */
export function GamePage({ look }: { readonly look: StagePresentation }) {
  // Every route shares one parser, which gives text by name.
  const search = withoutModal(useSearch({ strict: false }) as Search)
  const launch = readLaunch(search)
  if (!launch) return <NoSuchGame />
  return <Place key={launchKey(launch)} launch={launch} search={search} look={look} />
}

interface PlaceProps {
  readonly launch: Launch
  readonly search: Search
  readonly look: StagePresentation
}

/** Who may play here, and where: a guest and a trial account with play money alone. */
function Place({ launch, search, look }: PlaceProps) {
  const session = useAtomValue(sessionAtom)
  const { navigation } = useAtomValue(brandAtom)
  const runsElsewhere = useAtomValue(runsElsewhereAtom)
  // As it is when the page opens: who has finished there leaves the page as well.
  const [cameBack] = useState(() => runsElsewhere(launch))
  const [cameAsGuest] = useState(session === null)
  const game = useGame(launch)
  const exit = useExit()
  const wallets = useSeamless(look === 'bleeding' && !isTrial(launch) && session !== null)
  if (!isTrial(launch) && session === null) {
    return (
      <PlainStage game={game} onExit={exit}>
        <LoginNeeded asks={cameAsGuest} trial={game.offersTrial ? { ...search, trial: '1' } : null} />
      </PlainStage>
    )
  }
  if (!isTrial(launch) && session?.accountType === TRIAL_ACCOUNT) {
    return (
      <PlainStage game={game} onExit={exit}>
        <TrueAccountNeeded onExit={exit} />
      </PlainStage>
    )
  }
  if (wallets === 'transfer') return <Navigate to="/game" search={search} replace />
  if (wallets === 'asking') {
    return (
      <PlainStage game={game} onExit={exit}>
        <OpeningCover vendor={launch.vendor} game={game} />
      </PlainStage>
    )
  }
  const mode = navigation.launch[launch.vendor] ?? 'frame'
  if (mode !== 'frame' || cameBack) {
    return (
      <PlainStage game={game} onExit={exit}>
        <GameElsewhere launch={launch} search={search} mode={mode} game={game} onExit={exit} />
      </PlainStage>
    )
  }
  // Another player's game is another game.
  return <Stage key={session?.token ?? ''} launch={launch} search={search} game={game} look={look} onExit={exit} />
}

/**
 * /seamless is for vendors of a single wallet: where wallets are apart, the game page says what becomes of the balance.
 * @param asks whether it matters
 */
function useSeamless(asks: boolean): 'transfer' | 'asking' | 'single' {
  const { data, fetchStatus } = useQuery({ ...walletModeQuery, enabled: asks })
  if (!asks) return 'single'
  // What can't be heard, as without a network, is heard again with the launch.
  return data ?? (fetchStatus === 'fetching' ? 'asking' : 'single')
}
