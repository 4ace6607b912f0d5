import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { QueryView } from '../../parts/site/query-view/query-view.tsx'
import { NoticeScreen } from '../../parts/site/notice-screen/notice-screen.tsx'
import { buttonClass } from '../../ui/actions/button-class.ts'
import { directional, icon } from '../../ui/media/icon.css.ts'
import { ChevronLeft, SearchX } from '../../ui/media/later-icons.ts'
import { padded } from '../../ui/page/page.css.ts'
import { Facts } from './facts.tsx'
import { Group } from './group.tsx'
import { History } from './draws/history.tsx'
import { LastResult } from './draws/last-result.tsx'
import { OwnPick } from './own-pick.tsx'
import * as css from './lottery-view.css.ts'
import { LotteryHead } from './lottery-head.tsx'
import { LotterySkeleton } from './lottery-skeleton.tsx'
import { useDraws } from './draws/use-draws.ts'
import { useModeSearch, type LobbyPlace } from './lobby/use-lobby.ts'
import { useLottery } from './use-lottery.ts'

interface LotteryViewProps {
  readonly place: LobbyPlace
  readonly code: string
}

/** Others of its kind that a lottery leads on to: a full row. */
const SHOWN_OTHERS = 3

/** One lottery: its next draw, its last result, its facts and its past draws; Play leads to its table. */
export function LotteryView({ place, code }: LotteryViewProps) {
  const { t } = useLingui()
  const { lottery, group, menu } = useLottery(place, code)
  const others = group?.lotteries.filter((it) => it.code !== code && !it.opensList).slice(0, SHOWN_OTHERS) ?? []
  const shown = lottery ? [lottery, ...others] : undefined
  const draws = useDraws(place.mode, shown, [])
  const now = draws.data?.byLottery[code]
  const search = useModeSearch(place.mode)
  const name = group?.name ?? ''
  const back = (
    <Link to={place.path} search={search} activeOptions={{ exact: true }} className={css.back}>
      <ChevronLeft aria-hidden className={`${icon.s} ${directional}`} />
      <Trans>All lotteries</Trans>
    </Link>
  )
  if (lottery === null) {
    return (
      <NoticeScreen
        icon={SearchX}
        title={t`There is no such lottery here`}
        actions={
          <>
            <Link to={place.path} search={search} className={buttonClass('primary')}>
              <Trans>All lotteries</Trans>
            </Link>
            <Link to="/index" className={buttonClass('quiet')}>
              <Trans>Home</Trans>
            </Link>
          </>
        }
      >
        <p>
          <Trans>It may no longer be held, or its name may have changed.</Trans>
        </p>
      </NoticeScreen>
    )
  }
  if (!lottery) {
    return (
      <div className={padded}>
        {back}
        <QueryView query={menu} waiting={<LotterySkeleton />}>
          {() => null}
        </QueryView>
      </div>
    )
  }
  return (
    <div className={padded}>
      {back}
      <OwnPick lottery={lottery} />
      <div className={css.layout}>
        <LotteryHead lottery={lottery} playType={place.playType} draws={draws.data} group={group?.name} />
        <LastResult lottery={lottery} draws={draws} />
        <Facts lottery={lottery} playType={place.playType} next={now?.next} />
        <History lottery={lottery} last={now?.last ?? null} place={place} />
      </div>
      {group && others.length > 0 && (
        <Group group={{ name: t`More of ${name}`, lotteries: others }} draws={draws.data} place={place} />
      )}
    </div>
  )
}
