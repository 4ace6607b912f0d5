import { useQuery } from '@tanstack/react-query'
import { useAtomValue } from 'jotai'
import { TableCards } from '../../../parts/games/table-card/table-cards.tsx'
import { categoryRoute } from '../../../rules/games/categories.ts'
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
import { ASKED_SEATS, laneOfTables, shownSeats } from '../section-sizes.ts'
import { SeatsSkeleton } from './seats-skeleton.tsx'

/** Live tables where somebody could sit down now. Nothing of it where the platform does not tell. */
export function SeatsSection({ titleId, title, note }: LaterProps) {
  const { code } = useAtomValue(languageAtom)
  const look = useAtomValue(brandAtom).layout.tables
  const query = useQuery(openTablesQuery(code, ASKED_SEATS))
  const tables = useLaneGames(titleId, query.data?.list ?? [], shownSeats(look))
  const { list, more, move } = useLane(laneOfTables(look, tables.length))
  if (isUnknownCall(query.error) || query.data?.list.length === 0) return null
  return (
    <>
      <SectionHead id={titleId} title={title} note={note}>
        <LaneArrows more={more} move={move} />
        <AllLink to={categoryRoute('LIVE')} total={query.data?.total ?? null} titleId={titleId} />
      </SectionHead>
      <SectionAnswer query={query} waiting={<SeatsSkeleton />}>
        {() => <TableCards ref={list} tables={tables} labelledBy={titleId} />}
      </SectionAnswer>
    </>
  )
}
