import { Plural } from '@lingui/react/macro'
import { useId } from 'react'
import { ClassRail } from '../../parts/games/game-filters/class-rail.tsx'
import { LobbyFrame } from '../../parts/games/game-filters/lobby-frame.tsx'
import { OrderField } from '../../parts/games/game-filters/order-field.tsx'
import { FilterChips } from '../../parts/games/game-filters/filter-chips.tsx'
import { useToggleNames } from '../../parts/games/game-filters/filter-labels.ts'
import { FilterTools } from '../../parts/games/game-filters/filter-tools.tsx'
import { narrowContents } from '../../parts/games/game-filters/game-filters.css.ts'
import { ToggleChip } from '../../parts/games/game-filters/toggle-chip.tsx'
import { ViewSwitch } from '../../parts/games/game-filters/view-switch.tsx'
import { useSource } from '../../parts/games/game-filters/use-source.ts'
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
  const filters = useFilterRail(true)
  const names = useToggleNames()
  const onSource = useSource(control)
  const known = vendors ?? []
  // A category that the merchant does not have: there is nothing to search or to narrow.
  const isBare = vendors?.length === 0 && total === 0 && control.held.length === 0
  const title = useId()
  return (
    <LobbyFrame
      category={category}
      titleId={title}
      said={total !== null && <Plural value={total} _0="No games" one="# game" other="# games" />}
      {...(filters === 'page' ? {} : { vendors })}
      areWideOnly
      vendor={choice.vendor}
      counts={facets?.get('vassalage')}
      tools={
        filters !== 'rail' &&
        !isBare && (
          <>
            {!hasClasses && <ViewSwitch />}
            <FilterTools
              control={control}
              toggles={toggles}
              vendors={known}
              classes={classes}
              facets={facets}
              total={total}
            />
          </>
        )
      }
      end={
        filters !== 'page' && (
          <>
            {!hasClasses && <ViewSwitch />}
            {choice.source === 'all' && <OrderField choice={choice} change={change} hideLabel areTables={hasClasses} />}
          </>
        )
      }
      onVendor={(vendor) => change({ vendor })}
    >
      {hasClasses && (
        <ClassRail
          inOneLine
          offered={classes}
          chosen={choice.liveClass}
          onChoose={(liveClass) => change({ liveClass })}
          before={
            filters !== 'rail' && (
              <span className={narrowContents}>
                <ToggleChip on={choice.hasSeat} onChange={(hasSeat) => change({ hasSeat })}>
                  {names.hasSeat}
                </ToggleChip>
              </span>
            )
          }
          after={
            filters !== 'rail' && (
              <span className={narrowContents}>
                <FilterChips
                  choice={choice}
                  change={change}
                  toggles={toggles.filter((toggle) => toggle !== 'hasSeat')}
                  onSource={onSource}
                />
              </span>
            )
          }
        />
      )}
      <CategoryGames
        category={category}
        control={control}
        toggles={toggles}
        vendors={vendors}
        classes={classes}
        titleId={title}
        isLobby
      />
    </LobbyFrame>
  )
}
