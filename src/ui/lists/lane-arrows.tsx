import { useLingui } from '@lingui/react/macro'
import { directional } from '../media/icon.css.ts'
import { IconButton } from '../actions/icon-button.tsx'
import { ChevronLeft, ChevronRight } from '../media/later-icons.ts'
import * as css from './lane.css.ts'
import type { LaneView } from './use-lane.ts'

/** Moves a lane by what is seen at once. The arrow that would lead nowhere is off, but keeps its place and focus. */
export function LaneArrows({ more, move }: Pick<LaneView, 'more' | 'move'>) {
  const { t } = useLingui()
  if (!more.before && !more.after) return null
  return (
    <span className={css.arrows}>
      <IconButton
        icon={ChevronLeft}
        label={t`Previous`}
        size="s"
        className={directional}
        aria-disabled={!more.before}
        onClick={() => move(-1)}
      />
      <IconButton
        icon={ChevronRight}
        label={t`Next`}
        size="s"
        className={directional}
        aria-disabled={!more.after}
        onClick={() => move(1)}
      />
    </span>
  )
}
