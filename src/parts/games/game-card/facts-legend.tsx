import { Trans } from '@lingui/react/macro'
import { useAtomValue } from 'jotai'
import { brandAtom } from '../../../state/site/brand.ts'
import { cx } from '../../../ui/layout/cx.ts'
import * as css from './card-facts.css.ts'
import { rowColumns } from './game-card.css.ts'
import { TableHeads } from '../table-card/table-heads.tsx'
import { isTableLook, isTableRow, type ListLook } from './card-props.ts'

interface FactsLegendProps {
  readonly look: ListLook
  /** Whether any of the games has a volatility: live tables have none. */
  readonly volatile?: boolean
}

/**
 * What the figures of cards are, said once above all of them: over the columns of rows, and where a phone's cards have no room
 * for it. Nothing where each says it itself. Whoever hears a card hears it with the figure.
 */
export function FactsLegend({ look, volatile = true }: FactsLegendProps) {
  const { facts } = useAtomValue(brandAtom).layout
  if (isTableRow(look)) return <TableHeads look={look} />
  if (look === 'compact' || isTableLook(look) || (look !== 'row' && facts === 'line')) return null
  const names = [
    <span key="rtp">
      <Trans>RTP</Trans>
    </span>,
    ...(volatile
      ? [
          <span key="volatility">
            <Trans>Volatility</Trans>
          </span>,
        ]
      : []),
    <span key="bet">
      <Trans>Min. bet</Trans>
    </span>,
  ]
  if (look !== 'row')
    return (
      <p className={css.legend} aria-hidden>
        {names}
      </p>
    )
  return (
    <div className={cx(css.rowHeads, rowColumns)} aria-hidden>
      <span />
      <span />
      <span className={css.rowHeadFacts}>{names}</span>
    </div>
  )
}
