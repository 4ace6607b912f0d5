import { useAtomValue } from 'jotai'
import { brandAtom } from '../../../state/site/brand.ts'
import { skeleton } from '../../../ui/states/feedback.css.ts'
import { SHOWN_SEATS } from '../section-sizes.ts'
import * as css from './seats.css.ts'

/** Where the tables will stand. */
export function SeatsSkeleton() {
  const look = useAtomValue(brandAtom).layout.seats
  return (
    <ul className={css.list[look]} aria-busy>
      {Array.from({ length: SHOWN_SEATS }, (_, at) => (
        <li key={at} className={css.card[look]}>
          <span className={`${css.cover[look]} ${skeleton}`} />
          <span className={css.words}>
            <span className={css.name}>{'\u00A0'}</span>
            <span className={css.line}>{'\u00A0'}</span>
            {(look === 'words' || look === 'squares') && <span className={css.state[look]}>{'\u00A0'}</span>}
            <span className={css.stakes}>{'\u00A0'}</span>
          </span>
          <span className={css.actionPlace} />
        </li>
      ))}
    </ul>
  )
}
