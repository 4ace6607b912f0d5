import { Trans, useLingui } from '@lingui/react/macro'
import { useAtomValue } from 'jotai'
import { useEffect, useState } from 'react'
import { channelName, HERE, readHandOver } from '../../../rules/games/play/game-window.ts'
import { guardUrl } from '../../../rules/site/url-guard.ts'
import { brandAtom } from '../../../state/site/brand.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { Unlink } from '../../../ui/media/later-icons.ts'
import { cx } from '../../../ui/layout/cx.ts'
import { OpeningCover } from '../opening/opening-cover.tsx'
import { StageNotice } from './stage-notice.tsx'
import * as css from './stage.css.ts'
import type { GameFacts } from '../opening/use-game.ts'

/** After this the page that opened the window is taken for gone. */
const PATIENCE_MS = 20_000

interface HandOverProps {
  /** Names the channel to the page that opened this window. */
  readonly id: string
  readonly vendor: string
  readonly game: GameFacts
}

/** A game's own window, until it knows where to go: the address passes the guard here as well. */
export function HandOver({ id, vendor, game }: HandOverProps) {
  const { t } = useLingui()
  const { games } = useAtomValue(brandAtom).origins
  const [failed, setFailed] = useState(false)
  useEffect(() => {
    const channel = new BroadcastChannel(channelName(id))
    const patience = setTimeout(() => setFailed(true), PATIENCE_MS)
    channel.addEventListener('message', ({ data }) => {
      const word = readHandOver(data)
      if (!word) return
      const url =
        'address' in word ? guardUrl(word.address, { kind: 'launch', origins: games, self: location.origin }) : null
      if (url) location.replace(url)
      else setFailed(true)
    })
    channel.postMessage(HERE)
    return () => {
      clearTimeout(patience)
      channel.close()
    }
  }, [id, games])
  return (
    <div className={cx(css.stage, css.fills)}>
      {failed ? (
        <StageNotice
          icon={Unlink}
          title={t`The game did not open`}
          actions={
            <Button onClick={() => window.close()}>
              <Trans>Close this window</Trans>
            </Button>
          }
        >
          <p>
            <Trans>Return to the previous tab for details.</Trans>
          </p>
        </StageNotice>
      ) : (
        <OpeningCover vendor={vendor} game={game} />
      )}
    </div>
  )
}
