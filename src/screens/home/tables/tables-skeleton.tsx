import { useAtomValue } from 'jotai'
import { ClassRail } from '../../../parts/games/game-filters/class-rail.tsx'
import { isTableRow } from '../../../parts/games/game-card/card-props.ts'
import { GameCardsSkeleton } from '../../../parts/games/game-card/game-cards-skeleton.tsx'
import { brandAtom } from '../../../state/site/brand.ts'
import { shownTables } from '../section-sizes.ts'
import { firstClasses } from './first-classes.ts'
import * as css from './tables.css.ts'

/** How many a wide window sees of a lane. */
const SEEN = 8

/** Where live tables will stand, below the row of what is played at them. */
export function TablesSkeleton() {
  return (
    <>
      <div className={css.kinds} inert aria-hidden>
        <ClassRail offered={firstClasses(null)} chosen="" onChoose={() => undefined} />
      </div>
      <TableCardsSkeleton />
    </>
  )
}

/** The cards alone. */
export function TableCardsSkeleton() {
  const look = useAtomValue(brandAtom).layout.tables
  return <GameCardsSkeleton count={isTableRow(look) ? shownTables(look) : SEEN} arrange="lane" look={look} />
}
