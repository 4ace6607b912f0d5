import { useAtomValue } from 'jotai'
import type { Ref } from 'react'
import { gameKey, type Game } from '../../../rules/games/game.ts'
import { brandAtom } from '../../../state/site/brand.ts'
import { cx } from '../../../ui/layout/cx.ts'
import { lane, stop } from '../../../ui/lists/lane.css.ts'
import { isTableRow } from '../game-card/card-props.ts'
import { FactsLegend } from '../game-card/facts-legend.tsx'
import { grids, lanes } from '../game-card/game-cards.css.ts'
import { useVendorNames } from '../game-card/use-vendor-names.ts'
import { usePlay } from '../play/use-play.ts'
import { TableCard } from './table-card.tsx'

interface TableCardsProps {
  readonly tables: readonly Game[]
  /** The id of what names the list. */
  readonly labelledBy: string
  readonly className?: string | undefined
  readonly ref?: Ref<HTMLUListElement> | undefined
}

/** A few live tables, as the brand draws them: below each other, or in one row that scrolls. */
export function TableCards({ tables, labelledBy, className, ref }: TableCardsProps) {
  const look = useAtomValue(brandAtom).layout.tables
  const vendorName = useVendorNames()
  const play = usePlay()
  const isRow = isTableRow(look)
  return (
    <>
      <FactsLegend look={look} />
      <ul ref={ref} aria-labelledby={labelledBy} className={cx(isRow ? grids[look] : cx(lane, lanes[look]), className)}>
        {tables.map((table) => (
          <li key={gameKey(table)} className={isRow ? undefined : stop}>
            <TableCard game={table} vendorName={vendorName(table.vendor)} look={look} play={play} as="h3" />
          </li>
        ))}
      </ul>
    </>
  )
}
