import { useAtomValue } from 'jotai'
import { useCallback, useEffect, useEffectEvent, useLayoutEffect, useMemo, useRef, useState } from 'react'
import type { WindowVirtualizerHandle } from 'virtua'
import { LeagueBlock } from '../../../parts/sports/league-block/league-block.tsx'
import { FailureNotice } from '../../../parts/site/failure-notice/failure-notice.tsx'
import { watchingAtom } from '../../../state/sports/feed.ts'
import { useWidth } from '../../../ui/hooks/use-width.ts'
import { createDrawQueue } from '../../../ui/lists/fling/draw-queue.ts'
import { createPaceMeter } from '../../../ui/lists/fling/scroll-pace.ts'
import { seenRows } from '../../../ui/lists/seen-rows.ts'
import { WindowList } from '../../../ui/lists/window-list.tsx'
import * as row from '../../../parts/sports/fixture-row/fixture-row.css.ts'
import { blocksOf, type Block, type Groups } from './blocks.ts'
import type { Pages } from './use-pages.ts'

/** How many blocks before its end a list asks for more. */
const AHEAD = 4
/** About as high as a block of a few rows is, in pixels. */
const LIKELY_HEIGHT = 320

const NO_ROWS: readonly number[] = []

interface BoardListProps {
  readonly pages: Pages
  readonly groups: Groups
  /** The one that stands above as a card; `null` for none. */
  readonly featured: string | null
  /** The id of what names the list. */
  readonly labelledBy: string
}

/** Any number of fixtures by league: blocks that are seen alone exist, and prices are heard of for those alone. */
export function BoardList({ pages, groups, featured, labelledBy }: BoardListProps) {
  const root = useRef<HTMLElement>(null)
  const list = useRef<WindowVirtualizerHandle>(null)
  const width = useWidth(root)
  const watching = useAtomValue(watchingAtom)
  const [folded, setFolded] = useState<ReadonlySet<string>>(new Set())
  const fold = useCallback((league: string) => setFolded((held) => held.symmetricDifference(new Set([league]))), [])
  const blocks = useMemo(() => blocksOf(groups, folded, featured), [groups, folded, featured])
  const [queue] = useState(createDrawQueue)
  const moves = useRef(false)
  const [paceOf] = useState(createPaceMeter)
  /** The block that has the focus: it would be lost with it. */
  const [focused, setFocused] = useState<string>()
  const focusedAt = focused === undefined ? -1 : blocks.findIndex(({ key }) => key === focused)
  const [seen, setSeen] = useState('')
  const look = (shown: readonly Block[] = blocks): void => {
    if (!list.current) return
    const [first, last] = seenRows(list.current)
    const inSight = shown.slice(first, last + 1).filter(({ isFolded }) => !isFolded)
    setSeen(inSight.flatMap(({ ids }) => ids).join(' '))
    if (last >= shown.length - AHEAD) pages.more()
  }
  const lookAnew = useEffectEvent(look)
  useLayoutEffect(() => lookAnew(blocks), [blocks])
  useEffect(() => {
    const ids = [featured ?? '', ...seen.split(' ')].filter((id) => id !== '')
    return ids.length > 0 ? watching.watch({ fixtures: ids }) : undefined
  }, [watching, seen, featured])
  return (
    // It hears where the focus is, and does nothing of its own.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <section
      ref={root}
      aria-labelledby={labelledBy}
      aria-busy={pages.isFetching}
      className={row.list}
      onFocus={({ target }) =>
        setFocused(blocks[Number(target.closest<HTMLElement>('[data-at]')?.dataset['at'] ?? -1)]?.key)
      }
      onBlur={() => setFocused(undefined)}
    >
      {width > 0 && (
        <WindowList
          list={list}
          rows={blocks}
          size={`fixtures/${width}`}
          rowHeight={LIKELY_HEIGHT}
          keeps={focusedAt < 0 ? NO_ROWS : [focusedAt]}
          onScroll={() => {
            if (!list.current) return
            const { scrollOffset, viewportSize } = list.current
            moves.current = true
            queue.go(paceOf(scrollOffset, viewportSize, performance.now()))
          }}
          onRest={() => {
            moves.current = false
            queue.go('rest')
            look()
          }}
          // What is flung past is not looked at, nor is it worth hearing of.
          onResize={() => moves.current || look()}
        >
          {(block, at) => <LeagueBlock {...block} key={block.key} at={at} queue={queue} onFold={fold} />}
        </WindowList>
      )}
      {pages.lateError && (
        <FailureNotice error={pages.lateError} onRetry={() => void pages.refetch()} retrying={pages.isFetching} />
      )}
    </section>
  )
}
