import { useLingui } from '@lingui/react/macro'
import { useAtomValue } from 'jotai'
import { useVendorNames } from '../../../parts/games/game-card/use-vendor-names.ts'
import { brandAtom } from '../../../state/site/brand.ts'
import type { Winner } from '../../../state/games/winners.ts'
import { cx } from '../../../ui/layout/cx.ts'
import { hiddenVisually } from '../../../ui/layout/text.css.ts'
import { ON_PODIUM } from '../section-sizes.ts'
import * as podium from './podium.css.ts'
import { WinnerRow } from './winner-row.tsx'
import * as css from './winners-board.css.ts'

interface WinnersBoardProps {
  readonly winners: readonly Winner[]
  /** When they were answered: milliseconds since 1970. */
  readonly now: number
  /** Says what the table is about. */
  readonly caption: string
  /** Whether these are the winners of another span, while those that were asked for are on their way. */
  readonly older: boolean
}

/** The largest wins as a table, in the brand's look. */
export function WinnersBoard({ winners, now, caption, older }: WinnersBoardProps) {
  const { t } = useLingui()
  const look = useAtomValue(brandAtom).layout.winners
  const vendorName = useVendorNames()
  const first = look === 'podium' ? winners.slice(0, ON_PODIUM) : []
  const others = winners.slice(first.length)
  // Two may win the same; nobody wins twice with one game at one moment.
  const keyOf = ({ game, player, wonAt }: Winner) => `${game.vendor}/${game.gameId}/${player}/${wonAt}`
  return (
    <table className={cx(css.board[look], older && css.older)} aria-busy={older}>
      <caption className={hiddenVisually}>{caption}</caption>
      <thead className={css.names[look]}>
        <tr className={css.namesRow}>
          {[t`Place`, t`Game`, t`Player`, t`Time`, t`Win`].map((name) => (
            <th key={name} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      {first.length > 0 && (
        <tbody className={podium.podium}>
          {first.map((winner) => (
            <WinnerRow
              key={keyOf(winner)}
              winner={winner}
              vendorName={vendorName(winner.game.vendor)}
              now={now}
              look="step"
              className={podium.step}
            />
          ))}
        </tbody>
      )}
      {others.length > 0 && (
        <tbody className={css.lines[look]}>
          {others.map((winner) => (
            <WinnerRow
              key={keyOf(winner)}
              winner={winner}
              vendorName={vendorName(winner.game.vendor)}
              now={now}
              look="line"
              className={css.winner[look]}
            />
          ))}
        </tbody>
      )}
    </table>
  )
}
