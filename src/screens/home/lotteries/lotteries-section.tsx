import { Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { useAtomValue } from 'jotai'
import { categoryRoute } from '../../../rules/games/categories.ts'
import { brandAtom } from '../../../state/site/brand.ts'
import { buttonClass } from '../../../ui/actions/button-class.ts'
import { SectionAnswer } from '../section/section-answer.tsx'
import { shownLotteries } from '../section-sizes.ts'
import type { LaterProps } from '../section/later-section.tsx'
import { SectionHead } from '../section/section-head.tsx'
import { LotteriesSkeleton } from './lotteries-skeleton.tsx'
import { LotteryItem } from '../../../parts/lottery/lottery-item/lottery-item.tsx'
import * as css from '../../../parts/lottery/lottery-item/lottery-item.css.ts'
import { useLotteries } from './use-lotteries.ts'

/** Popular lotteries with their last results (spec 7: "GET /lgw/games/popular"). */
export function LotteriesSection({ titleId, title }: LaterProps) {
  const look = useAtomValue(brandAtom).layout.lotteries
  const { lotteries, draws } = useLotteries()
  return (
    <>
      <SectionHead id={titleId} title={title}>
        <Link to={categoryRoute('LOTT')} className={buttonClass('quiet', 's')} aria-describedby={titleId}>
          <Trans>See all</Trans>
        </Link>
      </SectionHead>
      <SectionAnswer query={lotteries} waiting={<LotteriesSkeleton />}>
        {(all) => (
          <ul className={css.list[look]} aria-labelledby={titleId}>
            {all.slice(0, shownLotteries(look)).map((lottery) => (
              <li key={lottery.code}>
                <LotteryItem lottery={lottery} draws={draws} look={look} />
              </li>
            ))}
          </ul>
        )}
      </SectionAnswer>
    </>
  )
}
