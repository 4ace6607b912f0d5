import { Trans, useLingui } from '@lingui/react/macro'
import { useAtomValue, useSetAtom } from 'jotai'
import { useEffect, useId, useMemo, useRef, useState, type ReactNode } from 'react'
import { usePageName } from '../../../parts/site/use-page-name/use-page-name.ts'
import { QueryView } from '../../../parts/site/query-view/query-view.tsx'
import { list } from '../../../parts/sports/fixture-row/fixture-row.css.ts'
import { isLive } from '../../../rules/sports/fixture.ts'
import { mainMatch } from '../../../rules/sports/main-fixtures.ts'
import { isOver } from '../../../rules/sports/shown-outcome.ts'
import { followSportsAtom, priceStoreAtom } from '../../../state/sports/feed.ts'
import { brandAtom } from '../../../state/site/brand.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { CalendarDays } from '../../../ui/media/later-icons.ts'
import { cx } from '../../../ui/layout/cx.ts'
import { DESKTOP } from '../../../ui/layout/media.ts'
import { useKeepFocus } from '../../../ui/hooks/use-keep-focus.ts'
import { useMedia } from '../../../ui/hooks/use-media.ts'
import { useDeferredAnswer } from '../../../ui/states/use-deferred-answer.ts'
import { EmptyState } from '../../../ui/states/empty-state.tsx'
import { hiddenVisually, pageTitle } from '../../../ui/layout/text.css.ts'
import { createKeptOrder, groupsOf, type Groups } from './blocks.ts'
import { BoardList } from './board-list.tsx'
import { BoardSkeleton } from './board-skeleton.tsx'
import * as css from './board.css.ts'
import { DayButtons, DayMenu } from './day-choice.tsx'
import { FeatureCard } from './feature-card.tsx'
import { MyLeagues } from './my-leagues.tsx'
import { MarketChoice } from './market-choice.tsx'
import { SportChips, SportRail, SportRow } from './sport-choice.tsx'
import { sportRowOf } from './sport-row.ts'
import { useBoard, type Board as BoardState } from './use-board.ts'
import { useDayNames } from './use-day-names.ts'
import { usePages } from './use-pages.ts'
import { VendorStrip } from './vendor-strip.tsx'

interface BoardProps {
  /** What stands in the place of the list, such as the page of one fixture. */
  readonly children?: ReactNode
  /** The bet slip beside it, from 1200 pixels on. */
  readonly slip: ReactNode
}

/**
 * Fixtures with their odds, by sport, league and day: the sports beside them on a desktop, in one row above them on phones; all
 * that is chosen is in the address.
 */
export function Board({ children, slip }: BoardProps) {
  const board = useBoard()
  const { t } = useLingui()
  const follow = useSetAtom(followSportsAtom)
  useEffect(() => follow(), [follow])
  const isWide = useMedia(DESKTOP)
  const { layout } = useAtomValue(brandAtom)
  const row = sportRowOf(layout)
  const middle = useRef<HTMLDivElement>(null)
  // The prices of a market that is paused go away, also under the focus.
  useKeepFocus(middle, null)
  return (
    <div className={cx(css.board, row && css.railless)} data-board={layout.board}>
      {isWide && row ? (
        <div className={css.above}>
          <SportRow board={board} look={row} />
        </div>
      ) : isWide ? (
        <aside className={css.side} aria-label={t`Sports and leagues`}>
          <SportRail board={board} />
          <MyLeagues board={board} />
          <VendorStrip />
        </aside>
      ) : (
        // A fieldset would bring its own frame and its own way of naming.
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
        <div role="group" aria-label={t`Sports`} className={css.chips}>
          <DayMenu {...board} />
          <SportChips board={board} />
        </div>
      )}
      <div ref={middle} className={css.middle}>
        {children === undefined && <MarketChoice />}
        {children ?? <Fixtures key={JSON.stringify(board.filter)} board={board} isWide={isWide} />}
        {isWide && row && <MyLeagues board={board} />}
        {(!isWide || row) && <VendorStrip />}
      </div>
      {slip}
    </div>
  )
}

interface FixturesProps {
  readonly board: BoardState
  readonly isWide: boolean
}

function Fixtures({ board, isWide }: FixturesProps) {
  const { sport, league, day } = board
  const titleId = useId()
  const names = useDayNames()
  const pages = usePages(board.filter)
  const called = league?.name ?? sport?.name ?? null
  usePageName(called)
  // The page is that of sports until one of them is chosen; what is shown of it is said below.
  const Title = called === null ? 'h2' : 'h1'
  const { data } = pages
  const codes = board.sports.data?.sports.map(({ code }) => code).join(' ') ?? ''
  const store = useAtomValue(priceStoreAtom)
  const [kept] = useState(() =>
    createKeptOrder((id) => {
      const fixture = store.fixture(id)
      return !fixture || isOver(fixture)
    }),
  )
  const groups = useMemo(() => groupsOf(kept(data ?? []), codes.split(' ')), [data, codes, kept])
  const featured = useFeatured(groups)
  // Leagues stand in the order of their sports: what was shown before it is known would move.
  const answer = useDeferredAnswer(board.sports.isPending ? { ...pages, data: undefined } : pages)
  return (
    <>
      <div className={isWide ? css.head : css.hidden}>
        {called === null && (
          <h1 className={hiddenVisually}>
            <Trans>Sports</Trans>
          </h1>
        )}
        <Title id={titleId} className={isWide ? pageTitle : hiddenVisually}>
          {called ?? names[day]}
        </Title>
        {isWide && <DayButtons {...board} />}
      </div>
      <QueryView
        query={answer}
        waiting={<BoardSkeleton />}
        isEmpty={([page]) => page?.length === 0}
        empty={<Nothing board={board} />}
      >
        {() => (
          <>
            {featured !== null && (
              <div className={list}>
                <FeatureCard id={featured} isWide={isWide} />
              </div>
            )}
            <BoardList pages={pages} groups={groups} featured={featured} labelledBy={titleId} />
          </>
        )}
      </QueryView>
    </>
  )
}

/** The match that stands first and larger: one whose outcome is open, and the same one until it is over. */
function useFeatured(groups: Groups): string | null {
  const [held, setHeld] = useState<string | null>(null)
  const live = useMemo(() => groups.flatMap(({ fixtures }) => fixtures.filter(isLive)), [groups])
  const isOn = live.some(({ id }) => id === held)
  const next = isOn ? held : ((mainMatch(live) ?? live[0])?.id ?? null)
  if (next !== held) setHeld(next)
  return next
}

/** Nothing of what was chosen: what there is instead. */
function Nothing({ board: { day, counts, choice, change } }: { readonly board: BoardState }) {
  const { t } = useLingui()
  const isLater = day !== 'week' && (counts?.week ?? 0) > 0
  return (
    <EmptyState icon={CalendarDays} title={day === 'live' ? t`No match is live just now` : t`No matches here`}>
      {isLater ? (
        <Button variant="quiet" onClick={() => change({ day: 'week' })}>
          <Trans>Matches of the week</Trans>
        </Button>
      ) : (
        (choice.sport !== '' || day !== 'week') && (
          <Button variant="quiet" onClick={() => change({ sport: '', league: '', day: 'week' })}>
            <Trans>All sports</Trans>
          </Button>
        )
      )}
    </EmptyState>
  )
}
