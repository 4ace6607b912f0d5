import { Plural } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useAtomValue } from 'jotai'
import { useId } from 'react'
import type { Toggle } from '../../parts/games/game-filters/filter-labels.ts'
import { LobbyFrame } from '../../parts/games/game-filters/lobby-frame.tsx'
import { useGameChoice } from '../../parts/games/game-filters/use-game-choice.ts'
import { useListTotal } from '../../parts/games/game-list/use-list.ts'
import { QueryView } from '../../parts/site/query-view/query-view.tsx'
import { stageVendors } from '../../rules/games/vendors/vendor-stages.ts'
import { brandAtom } from '../../state/site/brand.ts'
import { useVendorLanes } from '../../state/games/vendor-lanes.ts'
import { vendorsQuery } from '../../state/games/vendors.ts'
import { lazyView } from '../../ui/states/lazy-view.tsx'
import type { StagePage } from './pages.ts'
import { Stages } from './stages.tsx'
import { StagesSkeleton } from './stages-skeleton.tsx'
import * as css from './stages.css.ts'

/** Below the stages, and half as much again as the page without them: where fixtures stand instead it is never wanted. */
const CategoryGames = lazyView(
  () => import('../../parts/games/game-list/category-games.tsx').then((it) => it.CategoryGames),
  () => <div className={css.gamesPlace} />,
)

const TOGGLES: readonly Toggle[] = ['isHot', 'isNew', 'highBet']

/**
 * Each vendor of the category as a stage that starts it, and below them all games, or those of the vendor that the
 * address names. One vendor alone has the page for itself.
 */
export function StageLobby({ category, starts }: StagePage) {
  const control = useGameChoice()
  const { choice, change } = control
  const { navigation } = useAtomValue(brandAtom)
  const total = useListTotal({ category, choice })
  const query = useQuery(vendorsQuery)
  const lanes = useVendorLanes()
  const vendors = lanes ? (lanes.find((lane) => lane.category === category)?.vendors ?? []) : null
  const stages = vendors && stageVendors(vendors, choice.vendor, navigation)
  const isChosen = stages?.length === 1
  const title = useId()
  // Stages are the choice themselves; beside the one that was chosen, the others wait in a rail.
  const rail = vendors && vendors.length > 1 && choice.vendor !== ''
  return (
    <LobbyFrame
      category={category}
      titleId={title}
      said={total !== null && <Plural value={total} _0="No games" one="# game" other="# games" />}
      {...(rail ? { vendors, vendor: choice.vendor, onVendor: (vendor: string) => change({ vendor }) } : {})}
    >
      <QueryView
        query={query}
        waiting={<StagesSkeleton isChosen={choice.vendor !== ''} />}
        isEmpty={() => stages?.length === 0}
        empty={null}
      >
        {() => stages && <Stages category={category} starts={starts} vendors={stages} isChosen={isChosen} />}
      </QueryView>
      <CategoryGames category={category} control={control} toggles={TOGGLES} vendors={vendors} titleId={title} />
    </LobbyFrame>
  )
}
