import { useAtomValue } from 'jotai'
import type { Brand } from '../../../brand/schema.ts'
import { DrawCardsSkeleton } from '../../../parts/lottery/lottery-draw/draw-cards-skeleton.tsx'
import * as item from '../../../parts/lottery/lottery-item/lottery-item.css.ts'
import { brandAtom } from '../../../state/site/brand.ts'
import { cx } from '../../../ui/layout/cx.ts'
import { skeleton } from '../../../ui/states/feedback.css.ts'
import { Skeleton } from '../../../ui/states/skeleton.tsx'
import { SHOWN_DRAWS } from '../draws/shown-draws.ts'
import * as menu from './lobby-menu.css.ts'
import * as css from './lobby-view.css.ts'

const LIKELY_GROUPS = 8
const LIKELY_LOTTERIES = 12

interface LobbyWaitingProps {
  readonly look: Brand['layout']['lobby']
  /** Whether the lobby's beginning is waited for, which the next draws stand on top of. */
  readonly begins: boolean
}

/** Where a lobby will stand: its menu, the next draws, and a list. */
export function LobbySkeleton({ look, begins }: LobbyWaitingProps) {
  const list = useAtomValue(brandAtom).layout.lotteries
  return (
    <div className={css.body[look]} aria-busy>
      <div className={menu.frame[look]}>
        <ul className={menu.list[look]}>
          {Array.from({ length: LIKELY_GROUPS }, (_, place) => (
            <li key={place} className={menu.item}>
              <Skeleton className={menu.place[look]} />
            </li>
          ))}
        </ul>
      </div>
      <div className={css.content}>
        {begins && (
          <div className={css.group}>
            <Skeleton className={css.titlePlace} />
            <DrawCardsSkeleton count={SHOWN_DRAWS[look]} />
          </div>
        )}
        <div className={css.group}>
          <Skeleton className={css.titlePlace} />
          <ul className={item.list[list]}>
            {Array.from({ length: LIKELY_LOTTERIES }, (_, place) => (
              <li key={place}>
                <div className={cx(list === 'cards' ? item.cardPlace : item.rowPlace, list === 'cards' && skeleton)} />
              </li>
            ))}
          </ul>
        </div>
      </div>
    </div>
  )
}
