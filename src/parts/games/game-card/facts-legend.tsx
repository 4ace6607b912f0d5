import { Trans } from '@lingui/react/macro'
import { useAtomValue } from 'jotai'
import { VOLATILITIES } from '../../../rules/games/volatility.ts'
import { brandAtom } from '../../../state/site/brand.ts'
import * as css from './card-facts.css.ts'
import type { CardLook } from './card-props.ts'
import { useVolatilityNames } from './use-volatility-names.ts'
import { VolatilityMark } from './volatility-mark.tsx'

interface FactsLegendProps {
  readonly look: CardLook
  /** Whether any of the games has a volatility: live tables have none. */
  readonly volatile?: boolean
}

/** What the figures below each card are, said once above all of them; nothing where each says it itself. */
export function FactsLegend({ look, volatile = true }: FactsLegendProps) {
  const { facts } = useAtomValue(brandAtom).layout
  const names = useVolatilityNames()
  if (look === 'compact' || look === 'row' || facts === 'line') return null
  return (
    <p className={css.legend} aria-hidden>
      <span>
        <Trans>RTP</Trans>
      </span>
      {volatile && (
        <>
          <span>
            <Trans>Volatility</Trans>
          </span>
          {VOLATILITIES.map((each) => (
            <span key={each} className={css.fact}>
              <VolatilityMark of={each} look={facts} />
              {names[each]}
            </span>
          ))}
        </>
      )}
      <span>
        <Trans>Minimum bet</Trans>
      </span>
    </p>
  )
}
