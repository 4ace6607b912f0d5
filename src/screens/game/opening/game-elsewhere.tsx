import { Trans, useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { useAtomValue, useSetAtom } from 'jotai'
import { useEffect, useEffectEvent, useState } from 'react'
import type { LaunchMode } from '../../../brand/navigation-schema.ts'
import { channelName, HERE, type HandOver } from '../../../rules/games/play/game-window.ts'
import { launchedGame, type Launch } from '../../../rules/games/play/launch.ts'
import type { Search } from '../../../rules/site/search-params.ts'
import {
  gameWindowAtom,
  markGameWindowAtom,
  openGameWindowAtom,
  windowGame,
} from '../../../state/games/play/game-window.ts'
import { leaveGameAtom, openGameAtom } from '../../../state/games/play/game-session.ts'
import { sessionAtom } from '../../../state/account/login/session.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { ExternalLink } from '../../../ui/media/later-icons.ts'
import { icon } from '../../../ui/media/icon.css.ts'
import { OpeningFailure } from './opening-failure.tsx'
import { StageNotice } from '../stage/stage-notice.tsx'
import { useAskedSlip } from './use-asked-slip.ts'
import type { GameFacts } from './use-game.ts'

/** A window that has said nothing by then was most likely stopped by the browser. */
const PATIENCE_MS = 6000

interface GameElsewhereProps {
  readonly launch: Launch
  readonly search: Readonly<Search>
  readonly mode: LaunchMode
  readonly game: GameFacts
  readonly onExit: () => void
}

type State =
  | { readonly at: 'asking' | 'waiting' | 'stopped' | 'running' }
  | { readonly at: 'failed'; readonly error: unknown }

/** The page that stays while a game runs in a window of its own: it launches the game and hands its address over. */
export function GameElsewhere({ launch, search, mode, game, onExit }: GameElsewhereProps) {
  const { t } = useLingui()
  const opened = useAtomValue(gameWindowAtom)
  const session = useAtomValue(sessionAtom)
  const openWindow = useSetAtom(openGameWindowAtom)
  const mark = useSetAtom(markGameWindowAtom)
  const open = useSetAtom(openGameAtom)
  const leave = useSetAtom(leaveGameAtom)
  const queries = useQueryClient()
  const slip = useAskedSlip()
  const own = opened?.game === windowGame(launch, session) ? opened : null
  const id = own?.id ?? null
  const [known, setKnown] = useState<{ id: string | null; state: State }>({ id: null, state: { at: 'asking' } })
  const heard: State = id === null || known.id === id ? known.state : { at: 'waiting' }
  const state: State = own?.runs === true ? { at: 'running' } : heard

  const begin = useEffectEvent((wanted: AbortSignal) => open(launch, queries, wanted, slip))
  const end = useEffectEvent(() => leave(launch, queries))
  const become = useEffectEvent((next: State): void => setKnown({ id, state: next }))
  const runs = useEffectEvent(() => own?.runs === true)
  useEffect(() => {
    // One that has its game says nothing more.
    if (id === null || runs()) return undefined
    const channel = new BroadcastChannel(channelName(id))
    const say = (word: HandOver): void => channel.postMessage(word)
    const patience = setTimeout(() => become({ at: 'stopped' }), PATIENCE_MS)
    const leaving = new AbortController()
    let launching: 'not yet' | 'now' | 'done' = 'not yet'
    channel.addEventListener('message', ({ data }) => {
      if (data !== HERE || launching !== 'not yet') return
      launching = 'now'
      clearTimeout(patience)
      begin(leaving.signal)
        .then(({ url }) => {
          // Whoever has left meanwhile has left the game as well.
          if (leaving.signal.aborted) return
          launching = 'done'
          say({ address: url.href })
          mark(id, 'running')
        })
        .catch((error: unknown) => {
          if (leaving.signal.aborted) return
          launching = 'done'
          say({ failed: true })
          become({ at: 'failed', error })
          mark(id, 'finished')
          // What was sent along, if anything, comes home.
          end()
        })
    })
    return () => {
      clearTimeout(patience)
      if (launching === 'now') {
        say({ failed: true })
        leaving.abort()
        end()
      }
      channel.close()
    }
  }, [id, mark])
  useEffect(() => {
    // Whoever comes back has played there.
    const refresh = (): void => void queries.invalidateQueries({ queryKey: ['balance'] })
    addEventListener('focus', refresh)
    return () => removeEventListener('focus', refresh)
  }, [queries])

  const openNow = (): void => openWindow({ ...search }, mode === 'frame' ? 'tab' : mode)
  const { name } = game
  if (state.at === 'failed')
    return <OpeningFailure error={state.error} game={launchedGame(launch)} onAgain={openNow} onExit={onExit} />
  const running = state.at === 'running' || state.at === 'waiting'
  return (
    <StageNotice
      icon={ExternalLink}
      title={running ? t`The game runs in its own window` : t`This game opens in its own window`}
      actions={
        <>
          <Button variant={running ? 'quiet' : 'primary'} onClick={openNow}>
            <ExternalLink aria-hidden className={icon.m} />
            {running ? <Trans>Open it again</Trans> : <Trans>Open the game</Trans>}
          </Button>
          <Button
            variant={running ? 'primary' : 'quiet'}
            onClick={() => {
              if (own?.runs === true) {
                mark(own.id, 'finished')
                leave(launch, queries)
              }
              onExit()
            }}
          >
            {running ? <Trans>I have finished</Trans> : <Trans>Other games</Trans>}
          </Button>
        </>
      }
    >
      <p>
        {state.at === 'stopped' ? (
          <Trans>Your browser blocked the window. Open it from here.</Trans>
        ) : running ? (
          <Trans>Your balance here is updated when you come back from {name}.</Trans>
        ) : (
          <Trans>{name} cannot be played inside this page.</Trans>
        )}
      </p>
    </StageNotice>
  )
}
