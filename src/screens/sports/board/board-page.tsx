import { memo, useRef } from 'react'
import { LeagueBlock } from '../../../parts/sports/league-block/league-block.tsx'
import { page } from '../../../parts/sports/league-block/league-block.css.ts'
import { likelyHeight } from '../../../parts/sports/league-block/likely-height.ts'
import type { PartList } from '../../../ui/lists/fling/part-list.ts'
import { usePart } from '../../../ui/lists/fling/use-part.ts'
import type { Block } from './blocks.ts'

interface BoardPageProps {
  readonly list: PartList
  /** The place of its first block in the list. */
  readonly first: number
  readonly blocks: readonly Block[]
  readonly onFold: (league: string) => void
}

/** The blocks of a page that was asked for at once; far away it is one element, however many there are. */
export const BoardPage = memo(function BoardPage({ list, first, blocks, onFold }: BoardPageProps) {
  const root = useRef<HTMLDivElement>(null)
  const { isDrawn, height } = usePart(list, root, first === 0)
  const heads = blocks.filter(({ hasHead }) => hasHead).length
  const rows = blocks.reduce((sum, { ids, isFolded }) => sum + (isFolded ? 0 : ids.length), 0)
  return (
    <div ref={root} className={page} style={isDrawn ? undefined : { blockSize: height ?? likelyHeight(heads, rows) }}>
      {isDrawn &&
        blocks.map((block, at) => (
          <LeagueBlock {...block} key={block.key} list={list} at={first + at} onFold={onFold} />
        ))}
    </div>
  )
})
