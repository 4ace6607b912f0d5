import { Plural, Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { useQuery } from '@tanstack/react-query'
import { useAtomValue } from 'jotai'
import { useId } from 'react'
import { QueryView } from '../../../parts/site/query-view/query-view.tsx'
import { useDrawName } from '../../../parts/lottery/draw-name/use-draw-name.ts'
import { LotteryBalls } from '../../../parts/lottery/lottery-balls/lottery-balls.tsx'
import { MerchantClock } from '../../../parts/site/merchant-clock/merchant-clock.tsx'
import { Moment } from '../../../parts/site/merchant-clock/moment.tsx'
import { lotteryTarget } from '../../../rules/lottery/lottery-target.ts'
import { openedDrawsQuery, type Draw, type Lottery, type LotteryGroup } from '../../../state/lottery/lottery.ts'
import { sessionAtom } from '../../../state/account/login/session.ts'
import { sectionTitle } from '../../../ui/layout/text.css.ts'
import * as css from '../lobby/lobby-view.css.ts'
import { HistorySkeleton } from './history-skeleton.tsx'
import * as row from './history.css.ts'
import type { Draws } from './use-draws.ts'
import { useModeSearch, type LobbyPlace } from '../lobby/use-lobby.ts'

interface ResultsProps {
  readonly groups: readonly LotteryGroup[]
  /** Of the lobby's lotteries: what a guest is shown. */
  readonly draws: Draws
  readonly place: LobbyPlace
}

interface Shown {
  readonly lottery: Lottery
  readonly draw: Draw
}

/** The newest result of every lottery of the lobby, the latest first (spec 7: "GET /lotto/lgw/games/opened/numero (token)"). */
export function Results({ groups, draws, place }: ResultsProps) {
  const titleId = useId()
  const drawName = useDrawName()
  const search = useModeSearch(place.mode)
  const isMember = useAtomValue(sessionAtom) !== null
  const opened = useQuery({ ...openedDrawsQuery, enabled: isMember })
  const told = isMember ? opened.data : draws.data && lastOf(draws)
  const lotteries = new Map(groups.flatMap((group) => group.lotteries.map((it) => [it.code, it] as const)))
  const shown = told
    ?.flatMap((draw): Shown[] => {
      const lottery = lotteries.get(draw.lottery)
      return lottery ? [{ lottery, draw }] : []
    })
    .toSorted((a, b) => b.draw.openedAt - a.draw.openedAt)
  return (
    <section aria-labelledby={titleId} className={css.group}>
      <div className={css.groupHead}>
        <h2 id={titleId} className={sectionTitle}>
          <Trans>Latest results</Trans>
        </h2>
        <output className={css.count}>
          {shown && <Plural value={shown.length} one="# result" other="# results" />}
        </output>
      </div>
      <MerchantClock />
      <QueryView<unknown> query={isMember ? opened : draws} waiting={<HistorySkeleton count={lotteries.size} />}>
        {() => (
          <ul className={row.list} aria-labelledby={titleId}>
            {shown?.map(({ lottery, draw }) => {
              const { to, search: at } = lotteryTarget(lottery)
              return (
                <li key={lottery.code} className={row.result}>
                  <div className={row.when}>
                    <Link to={to} search={{ ...at, ...search }} className={row.name}>
                      {lottery.name}
                    </Link>
                    <span className={row.number}>
                      <bdi>{drawName(draw.number, true)}</bdi> · <Moment at={draw.openedAt} />
                    </span>
                  </div>
                  <LotteryBalls family={lottery.family} balls={draw.balls} />
                </li>
              )
            })}
          </ul>
        )}
      </QueryView>
    </section>
  )
}

const lastOf = ({ data }: Draws): Draw[] => Object.values(data?.byLottery ?? {}).flatMap((it) => it?.last ?? [])
