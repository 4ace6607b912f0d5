import { VOLATILITIES, type Volatility } from '../../../rules/games/volatility.ts'
import type { FactsLook } from './card-class.ts'
import * as css from './card-facts.css.ts'

/** The three steps, the lowest first: bars that rise, or slabs that lie on each other. */
const STEPS = {
  bars: ['M1 11h3v4h-3z', 'M6.5 7h3v8h-3z', 'M12 3h3v12h-3z'],
  slabs: ['M8 8.6 15 11.6 8 14.8 1 11.6z', 'M1 8 2.6 7.3 8 9.8 13.4 7.3 15 8 8 11.2z', 'M8 1.4 15 4.6 8 7.8 1 4.6z'],
} as const

interface VolatilityMarkProps {
  readonly of: Volatility
  readonly look: FactsLook
}

/** Three small marks of which one to three are filled; words beside it, or read out, say what they mean. */
export function VolatilityMark({ of, look }: VolatilityMarkProps) {
  const filled = VOLATILITIES.indexOf(of)
  return (
    <svg viewBox="0 0 16 16" aria-hidden className={css.mark}>
      {STEPS[look === 'cells' ? 'slabs' : 'bars'].map((path, step) => (
        <path key={path} d={path} className={step > filled ? css.unfilled : undefined} />
      ))}
    </svg>
  )
}
