import { useQuery } from '@tanstack/react-query'
import { useAtomValue } from 'jotai'
import { useVendorNames } from '../../../parts/games/game-card/use-vendor-names.ts'
import { categoryRoute } from '../../../rules/games/categories.ts'
import { gameKey } from '../../../rules/games/game.ts'
import { isUnknownCall } from '../../../rules/unknown-call.ts'
import { openTablesQuery } from '../../../state/games/open-tables.ts'
import { brandAtom } from '../../../state/site/brand.ts'
import { languageAtom } from '../../../state/site/language.ts'
import { LaneArrows } from '../../../ui/lists/lane-arrows.tsx'
import { useLane } from '../../../ui/lists/use-lane.ts'
import { useLaneGames } from '../lanes/use-lane-games.ts'
import { AllLink } from '../section/all-link.tsx'
import type { LaterProps } from '../section/later-section.tsx'
import { SectionAnswer } from '../section/section-answer.tsx'
import { SectionHead } from '../section/section-head.tsx'
import { ASKED_SEATS, SHOWN_SEATS } from '../section-sizes.ts'
import { SeatCard } from './seat-card.tsx'
import * as css from './seats.css.ts'
import { SeatsSkeleton } from './seats-skeleton.tsx'

/** Live tables where somebody could sit down now. Nothing of it where the platform does not tell. */
export function SeatsSection({ titleId, title, note }: LaterProps) {
  const { code } = useAtomValue(languageAtom)
  const look = useAtomValue(brandAtom).layout.seats
  const vendorName = useVendorNames()
  const query = useQuery(openTablesQuery(code, ASKED_SEATS))
  const tables = useLaneGames(titleId, query.data?.list ?? [], SHOWN_SEATS)
  const { list, more, move } = useLane(tables.length)
  if (isUnknownCall(query.error) || query.data?.list.length === 0) return null
  return (
    <>
      <SectionHead id={titleId} title={title} note={note}>
        <LaneArrows more={more} move={move} />
        <AllLink to={categoryRoute('LIVE')} total={query.data?.total ?? null} titleId={titleId} />
      </SectionHead>
      <SectionAnswer query={query} waiting={<SeatsSkeleton />}>
        {() => (
          <ul ref={list} aria-labelledby={titleId} className={css.list[look]}>
            {tables.map((table) => (
              <SeatCard key={gameKey(table)} table={table} vendorName={vendorName(table.vendor)} look={look} />
            ))}
          </ul>
        )}
      </SectionAnswer>
    </>
  )
}
