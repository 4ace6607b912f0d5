import { useCallback, useRef } from 'react'
import type { WindowVirtualizerHandle } from 'virtua'
import { useAtomValue } from 'jotai'
import { useWidth } from '../../ui/hooks/use-width.ts'
import { GameToolsPlace } from '../../parts/games/game-tools/game-tools-place.tsx'
import { usePlay } from '../../parts/games/play/use-play.ts'
import { gameKey } from '../../rules/games/game.ts'
import { roomTarget } from '../../rules/games/play/play-target.ts'
import type { RoomCategory } from '../../rules/games/vendors/room-categories.ts'
import type { GameRooms, Room } from '../../rules/games/vendors/rooms.ts'
import { brandAtom } from '../../state/site/brand.ts'
import { WindowList } from '../../ui/lists/window-list.tsx'
import * as css from './room-list.css.ts'
import { RoomPanel } from './room-panel.tsx'

interface RoomListProps {
  readonly category: RoomCategory
  readonly games: readonly GameRooms[]
  /** What the player may be let in with, in minor units; `null` where that is not known. */
  readonly balance: bigint | null
  /** The id of what names the list. */
  readonly labelledBy: string
}

/** Games with their rooms, any number of them: those that are seen alone exist. The window scrolls, as with games. */
export function RoomList({ category, games, balance, labelledBy }: RoomListProps) {
  const look = useAtomValue(brandAtom).layout.card
  const play = usePlay()
  const enter = useCallback(({ game, id }: Room) => play(roomTarget(game, id, category)), [play, category])
  const root = useRef<HTMLDivElement>(null)
  const list = useRef<WindowVirtualizerHandle>(null)
  const keepFocus = useCallback(() => root.current?.focus({ preventScroll: true }), [])
  const width = useWidth(root)
  const size = `${look}/${width}/${games.map(({ game, rooms }) => gameKey(game) + rooms.length).join()}`
  return (
    // The list itself has the focus only when the room that had it is gone.
    <div ref={root} role="feed" tabIndex={-1} aria-labelledby={labelledBy} className={css.lists[look]}>
      <GameToolsPlace>
        {width > 0 && (
          <WindowList key={size} list={list} rows={games} size={size}>
            {(each, index) => (
              <RoomPanel
                key={gameKey(each.game)}
                look={look}
                each={each}
                place={index + 1}
                total={games.length}
                balance={balance}
                play={play}
                onEnter={enter}
                onFocusLost={keepFocus}
              />
            )}
          </WindowList>
        )}
      </GameToolsPlace>
    </div>
  )
}
