import { Plural } from '@lingui/react/macro'
import { useId } from 'react'
import { ClassRail } from '../../parts/games/game-filters/class-rail.tsx'
import { LobbyFrame } from '../../parts/games/game-filters/lobby-frame.tsx'
import { OrderField } from '../../parts/games/game-filters/order-field.tsx'
import { useClasses } from '../../parts/games/game-filters/use-classes.ts'
import { useFacets } from '../../parts/games/game-filters/use-facets.ts'
import { useFilterRail } from '../../parts/games/game-filters/use-filter-rail.ts'
import { useGameChoice } from '../../parts/games/game-filters/use-game-choice.ts'
import { CategoryGames } from '../../parts/games/game-list/category-games.tsx'
import { useListTotal } from '../../parts/games/game-list/use-list.ts'
import { useVendorLanes } from '../../state/games/vendor-lanes.ts'
import type { GamePage } from './pages.ts'

/** Games as cards under search and filters: slots, live tables, cockfight and mini games. */
export function GameLobby({ category, toggles, hasClasses }: GamePage) {
  const control = useGameChoice()
  const { choice, change } = control
  const total = useListTotal({ category, choice })
  const lanes = useVendorLanes()
  const vendors = lanes ? (lanes.find((lane) => lane.category === category)?.vendors ?? []) : null
  const classes = useClasses(hasClasses, choice.vendor)
  const facets = useFacets(category, choice)
  const { vendors: vendorsIn, filters } = useFilterRail(true)
  const title = useId()
  return (
    <LobbyFrame
      category={category}
      titleId={title}
      said={total !== null && <Plural value={total} _0="No games" one="# game" other="# games" />}
      vendors={vendors}
      vendor={choice.vendor}
      counts={facets?.get('vassalage')}
      vendorsIn={vendorsIn}
      end={filters !== 'page' && choice.source === 'all' && <OrderField choice={choice} change={change} hideLabel />}
      onVendor={(vendor) => change({ vendor })}
    >
      {hasClasses && (
        <ClassRail offered={classes} chosen={choice.liveClass} onChoose={(liveClass) => change({ liveClass })} />
      )}
      <CategoryGames
        category={category}
        control={control}
        toggles={toggles}
        vendors={vendors}
        classes={classes}
        titleId={title}
        choosesVendors
      />
    </LobbyFrame>
  )
}
