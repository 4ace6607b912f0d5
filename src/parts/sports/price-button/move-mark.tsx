import { Trans } from '@lingui/react/macro'
import { useSyncExternalStore } from 'react'
import { isMoveShown, type PriceMove } from '../../../rules/sports/fixture.ts'
import { VisuallyHidden } from '../../../ui/layout/visually-hidden.tsx'
import { cx } from '../../../ui/layout/cx.ts'
import { everySecond } from '../every-second.ts'
import * as css from './price-button.css.ts'

interface MoveProps {
  readonly move: PriceMove
}

/** How long a movement fades before it is gone, in milliseconds. */
const FADES_MS = 500
/** It is looked so often. */
const TICK_MS = 1000

/**
 * Whether a movement is marked still, or going. One timer serves all of them: an animation that waits for its end costs each
 * frame of a list that scrolls.
 */
function useMark({ at }: PriceMove): 'shown' | 'going' | 'gone' {
  const read = (): 'shown' | 'going' | 'gone' =>
    !isMoveShown({ direction: 'up', at }, Date.now())
      ? 'gone'
      : isMoveShown({ direction: 'up', at }, Date.now() + FADES_MS + TICK_MS)
        ? 'shown'
        : 'going'
  return useSyncExternalStore(everySecond, read, read)
}

/** The ring around a price that has moved. It goes after five seconds. */
export function MoveRing({ move }: MoveProps) {
  const mark = useMark(move)
  return (
    mark !== 'gone' && (
      <span aria-hidden className={cx(css.ring, css.moved[move.direction], mark === 'going' && css.going)} />
    )
  )
}

/** Which way it went, as an arrow and in words, for as long. */
export function MoveArrow({ move }: MoveProps) {
  const mark = useMark(move)
  return (
    mark !== 'gone' && (
      <span
        className={cx(css.arrow, css.moved[move.direction], css.points[move.direction], mark === 'going' && css.going)}
      >
        <VisuallyHidden>{move.direction === 'up' ? <Trans>went up</Trans> : <Trans>went down</Trans>}</VisuallyHidden>
      </span>
    )
  )
}
