import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { memo, useId, useLayoutEffect, useRef } from 'react'
import { GamePicture } from '../../parts/games/game-card/game-picture.tsx'
import { useVendorNames } from '../../parts/games/game-card/use-vendor-names.ts'
import { GameTools } from '../../parts/games/game-tools/game-tools.tsx'
import { gameTarget } from '../../rules/games/game.ts'
import type { PlayTarget } from '../../rules/games/play/play-target.ts'
import type { GameRooms, Room } from '../../rules/games/vendors/rooms.ts'
import { Button } from '../../ui/actions/button.tsx'
import { Text } from '../../ui/layout/text.tsx'
import * as css from './room-panel.css.ts'
import { RoomTile } from './room-tile.tsx'

interface RoomPanelProps {
  readonly look: css.PanelLook
  readonly each: GameRooms
  /** From 1. */
  readonly place: number
  readonly total: number
  readonly balance: bigint | null
  readonly play: (target: PlayTarget) => void
  readonly onEnter: (room: Room) => void
  /** A panel that held the focus is taken away, as by scrolling on with a wheel. */
  readonly onFocusLost: () => void
}

/** A game and its rooms. */
export const RoomPanel = memo(function RoomPanel(props: RoomPanelProps) {
  const { look, each, place, total, balance, play, onEnter, onFocusLost } = props
  const { game, rooms, levels } = each
  const { t } = useLingui()
  const vendorName = useVendorNames()
  const title = useId()
  const panel = useRef<HTMLElement>(null)
  useLayoutEffect(() => {
    const element = panel.current
    return () => {
      if (element?.contains(document.activeElement)) onFocusLost()
    }
  }, [onFocusLost])
  const { name } = game
  const players = rooms.reduce((sum, room) => sum + room.players, 0)
  return (
    <div className={css.place[look]}>
      <article
        ref={panel}
        aria-labelledby={title}
        aria-posinset={place}
        aria-setsize={total}
        className={css.panel[look]}
      >
        <GamePicture
          game={game}
          vendorName={vendorName(game.vendor)}
          sizes={css.SIZES}
          sticker={game.isHot && look !== 'row' ? 'hot' : null}
          className={css.picture[look]}
        />
        <div className={css.wordsPlace[look]}>
          <h2 id={title} className={css.name}>
            {name}
          </h2>
          <Text size="s" tone="muted" figures>
            <Plural value={players} _0="Nobody is playing" one="# is playing" other="# are playing" />
          </Text>
          <div className={css.ways}>
            {game.offersTrial && (
              <Button
                variant="quiet"
                size="s"
                aria-label={t`Try free: ${name}`}
                onClick={() => play(gameTarget(game, 'trial'))}
              >
                <Trans>Try free</Trans>
              </Button>
            )}
            <span className={css.tools}>
              <GameTools game={game} reachable />
            </span>
          </div>
        </div>
        <ul className={css.rooms[look]} aria-label={t`${name} rooms`}>
          {rooms.map((room) => (
            <RoomTile key={room.id} look={look} room={room} levels={levels} balance={balance} onEnter={onEnter} />
          ))}
        </ul>
      </article>
    </div>
  )
})
