import { Plural, Trans } from '@lingui/react/macro'
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { atom, useAtom, useAtomValue } from 'jotai'
import { useVendorNames } from '../../../parts/games/game-card/use-vendor-names.ts'
import { ClassRail } from '../../../parts/games/game-filters/class-rail.tsx'
import { useClasses } from '../../../parts/games/game-filters/use-classes.ts'
import { usePlay } from '../../../parts/games/play/use-play.ts'
import { categoryRoute } from '../../../rules/games/categories.ts'
import { gameKey } from '../../../rules/games/game.ts'
import { WHOLE, writeChoice } from '../../../rules/games/game-choice.ts'
import type { LiveClass } from '../../../rules/games/vendors/live-classes.ts'
import { brandAtom } from '../../../state/site/brand.ts'
import { gameListQuery } from '../../../state/games/game-list.ts'
import { languageAtom } from '../../../state/site/language.ts'
import { buttonClass } from '../../../ui/actions/button-class.ts'
import { cx } from '../../../ui/layout/cx.ts'
import { LaneArrows } from '../../../ui/lists/lane-arrows.tsx'
import { stop } from '../../../ui/lists/lane.css.ts'
import { hiddenVisually } from '../../../ui/layout/text.css.ts'
import { useLane } from '../../../ui/lists/use-lane.ts'
import { useLaneGames } from '../lanes/use-lane-games.ts'
import { SectionAnswer } from '../section/section-answer.tsx'
import { shownTables } from '../section-sizes.ts'
import type { LaterProps } from '../section/later-section.tsx'
import { SectionHead } from '../section/section-head.tsx'
import { firstClasses } from './first-classes.ts'
import { TableCard } from './table-card.tsx'
import { tableLook } from './table-look.ts'
import * as css from './tables.css.ts'
import { TableCardsSkeleton } from './tables-skeleton.tsx'

/** Kept while the page is open: whoever comes back from a table finds the others as they were. */
const chosenAtom = atom<LiveClass | ''>('')

/** Live tables, all of them or those of one class (spec 3, "Live game classes"), with their stakes. */
export function TablesSection({ titleId, title }: LaterProps) {
  const brand = useAtomValue(brandAtom)
  const { code } = useAtomValue(languageAtom)
  const [liveClass, choose] = useAtom(chosenAtom)
  const filter = { category: 'LIVE', ...(liveClass ? { liveClass } : {}) } as const
  const query = useInfiniteQuery({
    ...gameListQuery(code, filter),
    placeholderData: keepPreviousData,
  })
  const offered = firstClasses(useClasses(true))
  const vendorName = useVendorNames()
  const play = usePlay()
  const look = tableLook(brand.layout.card)
  const tables = useLaneGames(titleId, query.data?.games ?? [], shownTables(brand.layout.card))
  const { list, more, move } = useLane(look === 'row' ? 0 : tables.length)
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
          <ul
            // Other tables begin at their first one.
            key={tables[0] && gameKey(tables[0])}
            ref={list}
            aria-labelledby={titleId}
            className={cx(css.lists[look], query.isPlaceholderData && css.older)}
          >
            {tables.map((game) => (
              <li key={gameKey(game)} className={look === 'row' ? undefined : stop}>
                <TableCard game={game} vendorName={vendorName(game.vendor)} look={look} play={play} />
              </li>
            ))}
          </ul>
        )}
      </SectionAnswer>
    </>
  )
}
