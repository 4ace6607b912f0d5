import type { Category } from '../../../rules/games/categories.ts'
import type { LiveClass } from '../../../rules/games/vendors/live-classes.ts'
import type { Vendor } from '../../../rules/games/vendors/vendors.ts'
import type { Toggle } from '../game-filters/filter-labels.ts'
import { FilterRail } from '../game-filters/filter-rail.tsx'
import * as css from '../game-filters/game-filters.css.ts'
import { GameFilters } from '../game-filters/game-filters.tsx'
import { useFacets } from '../game-filters/use-facets.ts'
import { useFilterRail } from '../game-filters/use-filter-rail.ts'
import type { ChoiceControl } from '../game-filters/use-game-choice.ts'
import { GameSheetHost } from '../game-sheet/game-sheet-host.tsx'
import { GameToolsPlace } from '../game-tools/game-tools-place.tsx'
import { GameAnswer } from './game-answer.tsx'
import { useGoUp } from './use-go-up.ts'
import { useListTotal } from './use-list.ts'

interface CategoryGamesProps {
  readonly category: Category
  readonly control: ChoiceControl
  /** Which filters make sense in the category. */
  readonly toggles: readonly Toggle[]
  /** Of the category; `null` while they are not known. */
  readonly vendors: readonly Vendor[] | null
  /** The classes of live tables that there are; absent where a page has none. */
  readonly classes?: ReadonlySet<LiveClass> | null
  /** The id of what names the list. */
  readonly titleId: string
  /** Whether it is the category's own page: then its head has the search, and the line of filters its vendors. */
  readonly isLobby?: boolean
}

/** The games of a category with search and filters, each with its sheet: what the pages of all categories share. */
export function CategoryGames(props: CategoryGamesProps) {
  const { category, control, toggles, vendors, classes = null, titleId, isLobby = false } = props
  const { choice } = control
  const facets = useFacets(category, choice)
  const total = useListTotal({ category, choice })
  const known = vendors ?? []
  // A category that the merchant does not have: there is nothing to search or to narrow.
  const isBare = vendors?.length === 0 && total === 0 && control.held.length === 0
  const top = useGoUp(choice)
  const filters = useFilterRail(isLobby)
  const place = isBare ? 'page' : filters
  const asked = { control, toggles, vendors: known, classes, facets, total, isHeadless: isLobby }
  const quick = isLobby ? { quickVendors: known, hasQuick: category !== 'LIVE' } : {}
  return (
    <div className={place === 'page' ? css.games : css.railed}>
      {place !== 'page' && (
        <div className={css.roomyOnly}>
          <FilterRail control={control} toggles={toggles} facets={facets} />
        </div>
      )}
      <div className={css.games}>
        <div ref={top}>
          {place !== 'page' && (
            <div className={css.roomyOnly}>
              <GameFilters {...asked} isRailed />
            </div>
          )}
          {place !== 'rail' && !isBare && (
            <div className={place === 'both' ? css.narrowOnly : undefined}>
              <GameFilters {...asked} {...quick} />
            </div>
          )}
        </div>
        <GameToolsPlace>
          <GameAnswer category={category} control={control} titleId={titleId} vendors={known} />
        </GameToolsPlace>
        <GameSheetHost />
      </div>
    </div>
  )
}
