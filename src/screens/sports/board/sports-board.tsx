import { Trans } from '@lingui/react/macro'
import { useSearch } from '@tanstack/react-router'
import { useAtomValue } from 'jotai'
import type { Search } from '../../../rules/site/search-params.ts'
import { prerenderAtom } from '../../../state/site/prerender.ts'
import { brandAtom } from '../../../state/site/brand.ts'
import { useModules } from '../../../state/site/modules.ts'
import { cx } from '../../../ui/layout/cx.ts'
import { hiddenVisually } from '../../../ui/layout/text.css.ts'
import { plainOnly } from '../fixture/fixture-page.css.ts'
import { FixturePage } from '../fixture/fixture-page.tsx'
import { FixtureWaiting } from '../fixture/fixture-waiting.tsx'
import { Board } from './board.tsx'
import { SlipHere } from '../slip-here.tsx'
import { sportRowOf } from './sport-row.ts'
import * as css from './board.css.ts'
import { BoardSkeleton } from './board-skeleton.tsx'

/** The page of sports where fixtures are offered; its place until that is known. */
export function SportsBoard() {
  const { known } = useModules()
  // Every route shares one parser, which gives text by name.
  const fixture = useSearch({ strict: false, select: (search) => (search as Search)['fixture'] })
  const { layout } = useAtomValue(brandAtom)
  const hasRow = sportRowOf(layout) !== null
  const isPrerendered = useAtomValue(prerenderAtom) !== null
  if (!known || isPrerendered)
    return (
      <div className={cx(css.board, hasRow && css.railless)} data-board={layout.board}>
        <span aria-hidden className={cx(css.sidePlace, hasRow && css.abovePlace)} />
        <div className={css.middle}>
          <h1 className={hiddenVisually}>
            <Trans>Sports</Trans>
          </h1>
          {isPrerendered ? (
            <>
              <div className={plainOnly}>
                {layout.markets.length > 1 && (
                  <span aria-hidden className={css.choicePlace[layout.markets.length > 2 ? 'three' : 'two']} />
                )}
                <BoardSkeleton />
              </div>
              <FixtureWaiting isShell />
            </>
          ) : fixture === undefined ? (
            <BoardSkeleton />
          ) : (
            <FixtureWaiting />
          )}
        </div>
      </div>
    )
  return (
    // One board for the list and for a fixture, so that the slip beside it stays.
    <Board slip={<SlipHere />}>{fixture === undefined ? undefined : <FixturePage key={fixture} id={fixture} />}</Board>
  )
}
