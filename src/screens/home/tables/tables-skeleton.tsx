import { useAtomValue } from 'jotai'
import { ClassRail } from '../../../parts/games/game-filters/class-rail.tsx'
import { placeClass } from '../../../parts/games/game-card/card-class.ts'
import { brandAtom } from '../../../state/site/brand.ts'
import { shownTables, waitingGames } from '../section-sizes.ts'
import { firstClasses } from './first-classes.ts'
import { tableLook } from './table-look.ts'
import * as css from './tables.css.ts'

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
  const { card, facts } = useAtomValue(brandAtom).layout
  const count = card === 'row' ? shownTables(card) : waitingGames(card, 'lane')
  return (
    <ul className={css.lists[tableLook(card)]} aria-busy>
      {Array.from({ length: count }, (_, index) => (
        <li key={index}>
          <div className={placeClass(tableLook(card), facts, true)} />
        </li>
      ))}
    </ul>
  )
}
