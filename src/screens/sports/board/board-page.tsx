import { memo, useRef } from 'react'
import { LeagueBlock } from '../../../parts/sports/league-block/league-block.tsx'
import { page } from '../../../parts/sports/league-block/league-block.css.ts'
import { likelyHeight } from '../../../parts/sports/league-block/likely-height.ts'
import type { PartList } from '../../../ui/lists/fling/part-list.ts'
import { usePart } from '../../../ui/lists/fling/use-part.ts'
import { countRows, type Block } from './blocks.ts'

interface BoardPageProps {
  readonly list: PartList
  /** The place of its first block in the list, and how many rows stand above that. */
  readonly first: number
  readonly rowsAbove: number
  readonly blocks: readonly Block[]
  readonly onFold: (league: string) => void
}

/** The blocks of a page that was asked for at once; far away it is one element, however many there are. */
export const BoardPage = memo(function BoardPage({ list, first, rowsAbove, blocks, onFold }: BoardPageProps) {
  const root = useRef<HTMLDivElement>(null)
  const heads = blocks.filter(({ hasHead }) => hasHead).length
  const rows = countRows(blocks)
  const { isDrawn, height } = usePart(list, root, first === 0, rows)
  return (
    <div ref={root} className={page} style={isDrawn ? undefined : { blockSize: height ?? likelyHeight(heads, rows) }}>
      {isDrawn &&
        blocks.map((block, at) => (
          <LeagueBlock
            {...block}
            key={block.key}
            list={list}
            at={first + at}
            rowsAbove={rowsAbove + countRows(blocks.slice(0, at))}
            onFold={onFold}
          />
        ))}
    </div>
  )
})
