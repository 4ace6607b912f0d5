import { useAtomValue } from 'jotai'
import type { Score } from '../../../rules/sports/fixture.ts'
import { brandAtom } from '../../../state/site/brand.ts'
import { cx } from '../../../ui/layout/cx.ts'
import { DotBoard } from '../../rewards/offer/slide/dot-board.tsx'
import * as css from './score-board.css.ts'

interface ScoreBoardProps {
  readonly score: Score
  readonly size?: keyof typeof css.board
}

/** A score that stands for itself: in bulbs where the brand's offers are tickets, in large figures elsewhere. */
export function ScoreBoard({ score: { home, away }, size = 'm' }: ScoreBoardProps) {
  const { offers } = useAtomValue(brandAtom).layout
  return offers === 'ticket' ? (
    <DotBoard text={`${home}-${away}`} className={css.board[size]} />
  ) : (
    <bdi dir="ltr" className={cx(css.figures, css.size[size])}>
      {home}
      <span className={css.dash}>–</span>
      {away}
    </bdi>
  )
}
