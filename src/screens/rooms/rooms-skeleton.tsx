import { useAtomValue } from 'jotai'
import { brandAtom } from '../../state/site/brand.ts'
import * as css from './room-list.css.ts'
import * as panel from './room-panel.css.ts'

/** As many games as a window shows, and as many rooms of each as they mostly have. */
const GAMES = ['first', 'second', 'third', 'fourth'] as const
const ROOMS = ['novice', 'bronze', 'silver', 'gold'] as const

/** Where games with their rooms will stand, in their size. */
export function RoomsSkeleton() {
  const look = useAtomValue(brandAtom).layout.card
  return (
    <div aria-hidden className={css.lists[look]}>
      {GAMES.map((game) => (
        <div key={game} className={panel.place[look]}>
          <div className={panel.panel[look]}>
            <span className={css.picturePlaces[look]} />
            <div className={panel.wordsPlace[look]}>
              <span className={css.namePlace} />
              <span className={css.crowdPlace} />
            </div>
            <div className={panel.rooms[look]}>
              {ROOMS.map((room) => (
                <span key={room} className={css.roomPlaces[look]} />
              ))}
            </div>
          </div>
        </div>
      ))}
    </div>
  )
}
