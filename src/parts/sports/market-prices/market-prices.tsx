import { useCallback } from 'react'
import type { Fixture } from '../../../rules/sports/fixture.ts'
import { pauseOf } from '../../../rules/sports/shown-outcome.ts'
import { cx } from '../../../ui/layout/cx.ts'
import { PriceButton } from '../price-button/price-button.tsx'
import { useFixture } from '../use-fixture.ts'
import * as css from './market-prices.css.ts'
import { PausedCell } from './paused-cell.tsx'

interface MarketPricesProps {
  readonly fixture: string
  /** A market's id; `null` for a place that stays empty. */
  readonly market: string | null
  readonly look?: keyof typeof css.prices
  readonly className?: string
}

/** More outcomes than this stand on several lines. */
const SIDE_BY_SIDE = 3

/** The prices of a market side by side; while it takes no bets, one striped cell that says why. */
export function MarketPrices({ fixture, market, look = 'row', className }: MarketPricesProps) {
  const pick = useCallback(
    ({ markets, state }: Fixture) => {
      const held = markets.find(({ id }) => id === market)
      const isOver = state === 'finished' || state === 'postponed'
      return {
        paused: pauseOf({ state }, held),
        name: held?.name ?? '',
        outcomes: isOver || !held ? '' : held.outcomes.map(({ id }) => id).join(' '),
      }
    },
    [market],
  )
  const shown = useFixture(fixture, pick)
  if (!shown || market === null || shown.outcomes === '')
    return (
      <span className={cx(css.prices[look], css.none, className)} aria-hidden>
        –
      </span>
    )
  const { paused, name } = shown
  const ids = shown.outcomes.split(' ')
  if (paused !== null) return <PausedCell reason={paused} className={className} />
  const drawn = cx(css.prices[look], ids.length > SIDE_BY_SIDE && css.many, className)
  return (
    // A fieldset would bring its own frame and its own way of naming.
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
    <span role="group" aria-label={name} className={drawn}>
      {ids.map((outcome) => (
        <PriceButton key={outcome} fixture={fixture} market={market} outcome={outcome} look={look} />
      ))}
    </span>
  )
}
