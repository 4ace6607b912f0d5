import { Trans } from '@lingui/react/macro'
import { useState } from 'react'
import { isMoveShown, type PriceMove } from '../../../rules/sports/fixture.ts'
import { VisuallyHidden } from '../../../ui/layout/visually-hidden.tsx'
import { cx } from '../../../ui/layout/cx.ts'
import * as css from './price-button.css.ts'

interface MoveProps {
  readonly move: PriceMove
}

/** What is left of its time, for one that is drawn late, as a list scrolls to it; `null` where it is over. */
function useLeft(move: PriceMove): { readonly style?: { readonly animationDelay: string } } | null {
  const [now] = useState(() => Date.now())
  if (!isMoveShown(move, now)) return null
  const late = Math.round((now - move.at) / 1000)
  return late > 0 ? { style: { animationDelay: `${css.SHOWN_S - late}s` } } : {}
}

/** The ring around a price that has moved. The style lets go of it after five seconds, which costs no script for hundreds of them. */
export function MoveRing({ move }: MoveProps) {
  const left = useLeft(move)
  return left && <span aria-hidden {...left} className={cx(css.ring, css.moved[move.direction])} />
}

/** Which way it went, as an arrow and in words, for as long. */
export function MoveArrow({ move }: MoveProps) {
  const left = useLeft(move)
  return (
    left && (
      <span {...left} className={cx(css.arrow, css.moved[move.direction], css.points[move.direction])}>
        <VisuallyHidden>{move.direction === 'up' ? <Trans>went up</Trans> : <Trans>went down</Trans>}</VisuallyHidden>
      </span>
    )
  )
}
