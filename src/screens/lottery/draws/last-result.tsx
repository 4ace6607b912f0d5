import { Trans, useLingui } from '@lingui/react/macro'
import { useId } from 'react'
import { QueryView } from '../../../parts/site/query-view/query-view.tsx'
import { useDrawName } from '../../../parts/lottery/draw-name/use-draw-name.ts'
import { LotteryBalls } from '../../../parts/lottery/lottery-balls/lottery-balls.tsx'
import { Moment } from '../../../parts/site/merchant-clock/moment.tsx'
import type { LotteryFamily } from '../../../rules/lottery/lottery.ts'
import type { Lottery } from '../../../state/lottery/lottery.ts'
import { Skeleton } from '../../../ui/states/skeleton.tsx'
import { sectionTitle } from '../../../ui/layout/text.css.ts'
import { VisuallyHidden } from '../../../ui/layout/visually-hidden.tsx'
import * as css from './last-result.css.ts'
import { PrizeTable } from './prize-table.tsx'
import type { Draws } from './use-draws.ts'

/** Whose balls fill two rows on phones. */
const MANY_BALLS: readonly LotteryFamily[] = ['PK10', 'LF']

/** The result that was drawn last; a new one is read out when it comes. */
export function LastResult({ lottery, draws }: { readonly lottery: Lottery; readonly draws: Draws }) {
  const { t } = useLingui()
  const titleId = useId()
  const drawName = useDrawName()
  const now = draws.data?.byLottery[lottery.code]
  const last = now?.last
  const number = last?.number ?? ''
  const name = drawName(number, true)
  const balls = last?.balls.join(', ') ?? ''
  const hasPrizes = lottery.family === 'VN'
  return (
    <section aria-labelledby={titleId} className={css.result}>
      <div className={css.head}>
        <h2 id={titleId} className={sectionTitle}>
          <Trans>Last result</Trans>
        </h2>
        <p className={css.when}>
          {last && (
            <>
              <bdi>{name}</bdi> · <Moment at={last.openedAt} />
            </>
          )}
        </p>
      </div>
      {last ? (
        <>
          <div className={css.balls}>
            <LotteryBalls family={lottery.family} balls={last.balls} />
          </div>
          {last.prizes.length > 0 && <PrizeTable draw={last} />}
        </>
      ) : (
        <QueryView
          query={draws}
          waiting={
            <div className={css.balls}>
              <Skeleton className={MANY_BALLS.includes(lottery.family) ? css.manyPlace : css.ballsPlace} />
              {hasPrizes && <Skeleton className={css.tablePlace} />}
            </div>
          }
        >
          {() => (
            <p className={css.none}>
              <Trans>Nothing has been drawn yet</Trans>
            </p>
          )}
        </QueryView>
      )}
      <VisuallyHidden>
        <output>{last && (name === number ? t`Draw ${number}: ${balls}` : t`${name}: ${balls}`)}</output>
      </VisuallyHidden>
    </section>
  )
}
