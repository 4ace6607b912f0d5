import type { MainMarket } from '../../../brand/layout-schema.ts'
import type { PauseReason } from '../../../rules/sports/fixture.ts'
import { MarketPrices } from '../market-prices/market-prices.tsx'
import { PausedCell } from '../market-prices/paused-cell.tsx'
import { columnsClass } from './columns-class.ts'
import * as css from './market-columns.css.ts'

interface MarketColumnsProps {
  readonly fixture: string
  /** The id of each main market; `null` where it has none such. */
  readonly markets: Readonly<Record<MainMarket, string | null>>
  readonly columns: readonly MainMarket[]
  /** Why none of them takes bets; `null` where one does, or each has a reason of its own. */
  readonly paused: PauseReason | null
}

/** A match's main markets, each in its column. */
export function MarketColumns({ fixture, markets, columns, paused }: MarketColumnsProps) {
  if (paused !== null && columns.length > 1)
    return (
      <span className={columnsClass(columns)}>
        {columns.map((group) => (
          <span key={group} className={css.market[group]} />
        ))}
        <PausedCell reason={paused} className={css.across} />
      </span>
    )
  return (
    <span className={columnsClass(columns)}>
      {columns.map((group) => (
        <MarketPrices
          key={group}
          fixture={fixture}
          // The only one is for all sports: some have no such market.
          market={markets[group] ?? (columns.length === 1 ? markets.result : null)}
          className={css.market[group]}
        />
      ))}
    </span>
  )
}
