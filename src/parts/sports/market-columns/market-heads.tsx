import type { MainMarket } from '../../../brand/layout-schema.ts'
import type { Fixture } from '../../../rules/sports/fixture.ts'
import { cx } from '../../../ui/layout/cx.ts'
import { useFixture } from '../use-fixture.ts'
import { columnsClass } from './columns-class.ts'
import * as css from './market-columns.css.ts'

const pickNames = ({ markets }: Fixture) => {
  const nameOf = (wanted: MainMarket): string => markets.find(({ group }) => group === wanted)?.name ?? ''
  return { result: nameOf('result'), totals: nameOf('totals'), handicap: nameOf('handicap') }
}

interface MarketHeadsProps {
  /** One whose markets are called as those below. */
  readonly fixture: string
  readonly columns: readonly MainMarket[]
  readonly className?: string
}

/** What the columns of prices are about. They name themselves to a screen reader. */
export function MarketHeads({ fixture, columns, className }: MarketHeadsProps) {
  const names = useFixture(fixture, pickNames)
  return (
    names && (
      <span aria-hidden className={cx(columnsClass(columns), className)}>
        {columns.map((group) => (
          <span key={group} className={css.market[group]}>
            {names[group]}
          </span>
        ))}
      </span>
    )
  )
}
