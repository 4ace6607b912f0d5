import { Plural, Trans } from '@lingui/react/macro'
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { atom, useAtom, useAtomValue } from 'jotai'
import { ClassRail } from '../../../parts/games/game-filters/class-rail.tsx'
import { useClasses } from '../../../parts/games/game-filters/use-classes.ts'
import { TableCards } from '../../../parts/games/table-card/table-cards.tsx'
import { categoryRoute } from '../../../rules/games/categories.ts'
import { gameKey } from '../../../rules/games/game.ts'
import { WHOLE, writeChoice } from '../../../rules/games/game-choice.ts'
import type { LiveClass } from '../../../rules/games/vendors/live-classes.ts'
import { brandAtom } from '../../../state/site/brand.ts'
import { gameListQuery } from '../../../state/games/game-list.ts'
import { languageAtom } from '../../../state/site/language.ts'
import { buttonClass } from '../../../ui/actions/button-class.ts'
import { LaneArrows } from '../../../ui/lists/lane-arrows.tsx'
import { hiddenVisually } from '../../../ui/layout/text.css.ts'
import { useLane } from '../../../ui/lists/use-lane.ts'
import { useLaneGames } from '../lanes/use-lane-games.ts'
import { SectionAnswer } from '../section/section-answer.tsx'
import { laneOfTables, shownTables } from '../section-sizes.ts'
import type { LaterProps } from '../section/later-section.tsx'
import { SectionHead } from '../section/section-head.tsx'
import { firstClasses } from './first-classes.ts'
import * as css from './tables.css.ts'
import { TableCardsSkeleton } from './tables-skeleton.tsx'

/** Kept while the page is open: whoever comes back from a table finds the others as they were. */
const chosenAtom = atom<LiveClass | ''>('')

/** Live tables, all of them or those of one class (spec 3, "Live game classes"), with their stakes. */
export function TablesSection({ titleId, title }: LaterProps) {
  const look = useAtomValue(brandAtom).layout.tables
  const { code } = useAtomValue(languageAtom)
  const [liveClass, choose] = useAtom(chosenAtom)
  const filter = { category: 'LIVE', ...(liveClass ? { liveClass } : {}) } as const
  const query = useInfiniteQuery({
    ...gameListQuery(code, filter),
    placeholderData: keepPreviousData,
  })
  const offered = firstClasses(useClasses(true))
  const tables = useLaneGames(titleId, query.data?.games ?? [], shownTables(look))
  const { list, more, move } = useLane(laneOfTables(look, tables.length))
  const total = query.isPlaceholderData ? null : (query.data?.total ?? null)
  return (
    <>
      <SectionHead id={titleId} title={title}>
        <LaneArrows more={more} move={move} />
        <Link
          to={categoryRoute('LIVE')}
          search={writeChoice({ ...WHOLE, liveClass }, {})}
          className={buttonClass('quiet', 's')}
          aria-describedby={titleId}
        >
          <Trans>See all</Trans>
        </Link>
      </SectionHead>
      <div className={css.kinds}>
        <ClassRail offered={offered} chosen={liveClass} onChoose={choose} />
      </div>
      <output className={hiddenVisually}>
        {total !== null && <Plural value={total} _0="No tables" one="# table" other="# tables" />}
      </output>
      <SectionAnswer query={query} isEmpty={({ games }) => games.length === 0} waiting={<TableCardsSkeleton />}>
        {() => (
          <TableCards
            // Other tables begin at their first one.
            key={tables[0] && gameKey(tables[0])}
            ref={list}
            tables={tables}
            labelledBy={titleId}
            className={query.isPlaceholderData ? css.older : undefined}
          />
        )}
      </SectionAnswer>
    </>
  )
}
