import { useAtomValue } from 'jotai'
import { useCallback, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react'
import { FailureNotice } from '../../../parts/site/failure-notice/failure-notice.tsx'
import * as row from '../../../parts/sports/fixture-row/fixture-row.css.ts'
import { priceFramesAtom, watchingAtom } from '../../../state/sports/feed.ts'
import { useStillWhereListsGrow } from '../../../ui/lists/use-still-where-lists-grow.ts'
import { createPartList } from '../../../ui/lists/fling/part-list.ts'
import { BoardPage } from './board-page.tsx'
import { blocksOf, pagesOf, type Groups } from './blocks.ts'
import type { Pages } from './use-pages.ts'

/** How many blocks before its end a list asks for more. */
const AHEAD = 4

interface BoardListProps {
  readonly pages: Pages
  readonly groups: Groups
  /** The one that stands above as a card; `null` for none. */
  readonly featured: string | null
  /** The id of what names the list. */
  readonly labelledBy: string
}

/** With it, or without it where it was there. */
function toggled(held: ReadonlySet<string>, league: string): ReadonlySet<string> {
  const next = new Set(held)
  if (!next.delete(league)) next.add(league)
  return next
}

/** Any number of fixtures by league: those near the window are drawn, and prices are heard of for those alone. */
export function BoardList({ pages, groups, featured, labelledBy }: BoardListProps) {
  const root = useRef<HTMLElement>(null)
  const watching = useAtomValue(watchingAtom)
  const frames = useAtomValue(priceFramesAtom)
  const [folded, setFolded] = useState<ReadonlySet<string>>(new Set())
  const fold = useCallback((league: string) => setFolded((held) => toggled(held, league)), [])
  const blocks = useMemo(() => blocksOf(groups, folded, featured), [groups, folded, featured])
  const parts = useMemo(() => pagesOf(blocks), [blocks])
  const [list] = useState(createPartList)
  const [seen, setSeen] = useState('')
  const [isAtEnd, setIsAtEnd] = useState(false)
  const look = useEffectEvent((near: readonly number[]): void => {
    const inSight = near.flatMap((at) => blocks[at] ?? []).filter(({ isFolded }) => !isFolded)
    setSeen(inSight.flatMap(({ ids }) => ids).join(' '))
    const isBelow = near.length === 0 && (root.current?.getBoundingClientRect().bottom ?? 0) < 0
    const ends = isBelow || (near.at(-1) ?? 0) >= blocks.length - AHEAD
    setIsAtEnd(ends)
    if (ends) pages.more()
  })
  useEffect(() => list.follow({ onLook: (near) => look(near), onFling: frames.hold }), [list, frames])
  useStillWhereListsGrow(isAtEnd)
  // What is near may be others now, or fewer.
  useEffect(() => {
    if (blocks.length > 0) list.look()
  }, [list, blocks])
  useEffect(() => {
    const ids = [featured ?? '', ...seen.split(' ')].filter((id) => id !== '')
    return ids.length > 0 ? watching.watch({ fixtures: ids }) : undefined
  }, [watching, seen, featured])
  return (
    <section ref={root} aria-labelledby={labelledBy} aria-busy={pages.isFetching} className={row.list}>
      {parts.map(({ page, blocks: some, ...place }) => (
        <BoardPage {...place} key={page} list={list} blocks={some} onFold={fold} />
      ))}
      {pages.lateError && (
        <FailureNotice error={pages.lateError} onRetry={() => void pages.refetch()} retrying={pages.isFetching} />
      )}
    </section>
  )
}
