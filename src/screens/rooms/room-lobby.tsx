import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import type { RoomCategory } from '../../rules/games/vendors/room-categories.ts'
import type { Toggle } from '../../parts/games/game-filters/filter-labels.ts'
import { LobbyFrame } from '../../parts/games/game-filters/lobby-frame.tsx'
import { OrderField } from '../../parts/games/game-filters/order-field.tsx'
import { useGameChoice } from '../../parts/games/game-filters/use-game-choice.ts'
import { CategoryGames } from '../../parts/games/game-list/category-games.tsx'
import { useGoUp } from '../../parts/games/game-list/use-go-up.ts'
import { useListTotal } from '../../parts/games/game-list/use-list.ts'
import { countRooms, narrowRooms } from '../../rules/games/vendors/rooms.ts'
import { useVendorLanes } from '../../state/games/vendor-lanes.ts'
import { vendorsQuery } from '../../state/games/vendors.ts'
import { panelId, tabId } from '../../ui/lists/tab-ids.ts'
import { Tabs } from '../../ui/lists/tabs.tsx'
import { RoomAnswer } from './room-answer.tsx'
import * as css from './room-lobby.css.ts'
import { RoomsElsewhere } from './rooms-elsewhere.tsx'
import { useGamesInstead } from './use-games-instead.ts'
import { useRoomChoice } from './use-room-choice.ts'
import { useEntryBalance, useRooms } from './use-rooms.ts'

const TOGGLES: readonly Toggle[] = ['isHot', 'isNew', 'highBet']
const ID = 'rooms'

/**
 * Rooms of one vendor at a time, the first unless the address names another; a vendor without rooms shows its games.
 * The other view is the games of the category, as every category's page has them.
 */
export function RoomLobby({ category }: { readonly category: RoomCategory }) {
  const { t } = useLingui()
  const title = useId()
  const control = useRoomChoice()
  const { choice, change } = control
  const games = useGameChoice()
  const lanes = useVendorLanes()
  const known = useQuery(vendorsQuery)
  const vendors = lanes ? (lanes.find((lane) => lane.category === category)?.vendors ?? []) : null
  const named = games.choice.vendor
  const isNamed = !vendors || vendors.some(({ code }) => code === named)
  const byVendor = choice.view === 'rooms'
  const vendor = byVendor ? (isNamed ? named : (vendors[0]?.code ?? '')) : ''
  const rooms = useRooms(category, vendor)
  // A category that the merchant does not have: there is nothing to choose between.
  const isBare = vendors?.length === 0
  const hasNone = rooms.games ? rooms.games.length === 0 : isBare
  const instead = useGamesInstead(games, vendor)
  const listed = byVendor ? instead : games
  const showsGames = !byVendor || hasNone
  const total = useListTotal({ category, choice: listed.choice, wanted: showsGames })
  const balance = useEntryBalance()
  const top = useGoUp(vendor)
  const shown = rooms.games && narrowRooms(rooms.games, { ...choice, words: games.choice.words }, balance)
  const found = shown ? countRooms(shown) : null
  const said = showsGames
    ? total !== null && <Plural value={total} _0="No games" one="# game" other="# games" />
    : found !== null && <Plural value={found} _0="No rooms" one="# room" other="# rooms" />
  return (
    <LobbyFrame
      category={category}
      titleId={title}
      said={said}
      lead={<Trans>Rooms by what is staked in them, with how many play there now.</Trans>}
      vendors={vendors}
      vendor={byVendor ? vendor : named}
      onVendor={(code) => games.change({ vendor: code })}
      hasAll={!byVendor}
      end={showsGames && listed.choice.source === 'all' && <OrderField {...listed} hideLabel />}
    >
      <div ref={top} className={css.views}>
        {!isBare && (
          <Tabs
            onePanel
            id={ID}
            label={t`What is shown`}
            names={{ rooms: t`Rooms`, games: t`All games` }}
            chosen={choice.view}
            onChoose={(view) => change({ view })}
          />
        )}
      </div>
      <div
        {...(isBare ? {} : { role: 'tabpanel', id: panelId(ID), 'aria-labelledby': tabId(ID, choice.view) })}
        className={css.panel}
      >
        {showsGames ? (
          <>
            {byVendor && vendor !== '' && <RoomsElsewhere />}
            <CategoryGames category={category} control={listed} toggles={TOGGLES} vendors={vendors} titleId={title} />
          </>
        ) : (
          <RoomAnswer
            key={vendor}
            category={category}
            games={rooms.games}
            query={vendor === '' && !vendors ? known : rooms.query}
            shown={shown}
            words={games}
            control={control}
            balance={balance}
            titleId={title}
          />
        )}
      </div>
    </LobbyFrame>
  )
}
