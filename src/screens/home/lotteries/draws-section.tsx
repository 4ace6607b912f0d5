import { DrawCards } from '../../../parts/lottery/lottery-draw/draw-cards.tsx'
import { useNextDraws } from '../../../parts/lottery/lottery-draw/use-next-draws.ts'
import { Answer } from '../section/query-answer.tsx'
import type { LaterProps } from '../section/later-section.tsx'
import { SHOWN_DRAWS } from '../section-sizes.ts'
import { SectionHead } from '../section/section-head.tsx'
import { DrawsSkeleton } from './draws-skeleton.tsx'
import { useLotteries } from './use-lotteries.ts'

/** The draws that come next, each with its clock and its last balls. */
export function DrawsSection({ titleId, title }: LaterProps) {
  const { lotteries, draws, drawsFailed } = useLotteries()
  const next = useNextDraws({ lotteries: lotteries.data, draws, drawsFailed }, SHOWN_DRAWS)
  // Once the lotteries are there, it is their draws that are waited for.
  const { isFetching, refetch } = lotteries
  const query = { data: next, errorUpdateCount: lotteries.data ? 0 : lotteries.errorUpdateCount, isFetching, refetch }
  return (
    <>
      <SectionHead id={titleId} title={title} />
      <Answer query={query} isEmpty={(all) => all.length === 0} waiting={<DrawsSkeleton />}>
        {(shown) => <DrawCards lotteries={shown} draws={draws} titleId={titleId} />}
      </Answer>
    </>
  )
}
