import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useId, useRef } from 'react'
import { QueryView } from '../../../parts/site/query-view/query-view.tsx'
import { useDrawName } from '../../../parts/lottery/draw-name/use-draw-name.ts'
import { LotteryBalls } from '../../../parts/lottery/lottery-balls/lottery-balls.tsx'
import { Moment } from '../../../parts/site/merchant-clock/moment.tsx'
import { HISTORY_ROWS, withNewest } from '../../../rules/lottery/lottery-lobby.ts'
import { noticePage } from '../../../rules/content/notice-pages.ts'
import { recentDrawsQuery, vnDrawsQuery, type Draw, type Lottery } from '../../../state/lottery/lottery.ts'
import { EmptyState } from '../../../ui/states/empty-state.tsx'
import { ListOrdered } from '../../../ui/media/later-icons.ts'
import { Pager } from '../../../ui/lists/pager.tsx'
import { sectionTitle } from '../../../ui/layout/text.css.ts'
import { HistorySkeleton } from './history-skeleton.tsx'
import * as css from './history.css.ts'
import * as lobby from '../lobby/lobby-view.css.ts'
import { PrizesOf } from './prizes-of.tsx'
import type { LobbyPlace } from '../lobby/use-lobby.ts'

interface HistoryProps {
  readonly lottery: Lottery
  /** The result that was told last, which may be newer than all that are held. */
  readonly last: Draw | null
  readonly place: LobbyPlace
}

/** The last hundred draws of a lottery, the newest first (spec 7: "GET /lgw/vn/numeros/opened/game (count 100)"). */
export function History({ lottery, last, place }: HistoryProps) {
  const { t } = useLingui()
  const drawName = useDrawName()
  const titleId = useId()
  const list = useRef<HTMLElement>(null)
  const isVn = lottery.family === 'VN'
  const vn = useQuery({ ...vnDrawsQuery(lottery.code), enabled: isVn })
  const other = useQuery({ ...recentDrawsQuery(place.mode, lottery.code), enabled: !isVn })
  const query = isVn ? vn : other
  const draws = query.data && withNewest(query.data, last)
  const { items, page, pages } = noticePage(draws ?? [], place.page, HISTORY_ROWS)
  const turn = (to: number): void => {
    place.turn(to)
    list.current?.scrollIntoView({ block: 'start' })
  }
  return (
    <section ref={list} aria-labelledby={titleId} className={css.history}>
      <div className={lobby.groupHead}>
        <h2 id={titleId} className={sectionTitle}>
          <Trans>Past draws</Trans>
        </h2>
        <output className={lobby.count}>
          {draws && draws.length > 0 && <Plural value={draws.length} one="The last # draw" other="The last # draws" />}
        </output>
      </div>
      <QueryView
        query={query}
        waiting={<HistorySkeleton count={HISTORY_ROWS} />}
        isEmpty={() => draws?.length === 0}
        empty={<EmptyState icon={ListOrdered} title={t`Nothing has been drawn yet`} />}
      >
        {() => (
          <>
            <ul className={css.list} aria-labelledby={titleId}>
              {items.map((draw) => (
                <li key={draw.number}>
                  <div className={css.result}>
                    <div className={css.when}>
                      <span className={css.numero}>
                        <bdi>{drawName(draw.number, true)}</bdi>
                      </span>
                      <Moment at={draw.openedAt} className={css.number} />
                    </div>
                    <LotteryBalls family={lottery.family} balls={draw.balls} />
                  </div>
                  {draw.prizes.length > 0 && <PrizesOf draw={draw} />}
                </li>
              ))}
            </ul>
            <Pager page={page} pages={pages} onPage={turn} label={t`Pages of past draws`} />
          </>
        )}
      </QueryView>
    </section>
  )
}
