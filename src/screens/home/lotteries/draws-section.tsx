import { useAtomValue } from 'jotai'
import { DrawCards } from '../../../parts/lottery/lottery-draw/draw-cards.tsx'
import { useNextDraws } from '../../../parts/lottery/lottery-draw/use-next-draws.ts'
import { brandAtom } from '../../../state/site/brand.ts'
import { SectionAnswer } from '../section/section-answer.tsx'
import type { LaterProps } from '../section/later-section.tsx'
import { shownDraws } from '../section-sizes.ts'
import { SectionHead } from '../section/section-head.tsx'
import { DrawsSkeleton } from './draws-skeleton.tsx'
import { useLotteries } from './use-lotteries.ts'

/** The draws that come next, each with its clock and its last balls. */
export function DrawsSection({ titleId, title }: LaterProps) {
  const { lotteries, draws, drawsFailed } = useLotteries()
  const count = shownDraws(useAtomValue(brandAtom).layout.draws)
  const next = useNextDraws({ lotteries: lotteries.data, draws, drawsFailed, of: 'popular' }, count)
  // Once the lotteries are there, it is their draws that are waited for.
  const { data, error, errorUpdateCount, isFetching, refetch } = lotteries
  const query = {
    data: next,
    error: data ? null : error,
    errorUpdateCount: data ? 0 : errorUpdateCount,
    isFetching,
    refetch,
  }
  return (
    <>
      <SectionHead id={titleId} title={title} />
      <SectionAnswer query={query} waiting={<DrawsSkeleton />}>
        {(shown) => <DrawCards lotteries={shown} draws={draws} titleId={titleId} />}
      </SectionAnswer>
    </>
  )
}
