import { Trans } from '@lingui/react/macro'
import { cx } from '../../../ui/layout/cx.ts'
import * as css from './table-card.css.ts'

/** The names of the columns that live tables stand in, once above all of them. Whoever hears a table hears them with it. */
export function TableHeads({ look }: { readonly look: keyof typeof css.heads }) {
  return (
    <div className={cx(css.cards[look], css.heads[look])} aria-hidden>
      <span className={css.parts.name}>
        <Trans context="live casino">Table</Trans>
      </span>
      <span className={css.parts.who}>
        <Trans>Dealer</Trans>
      </span>
      <span className={css.parts.limits}>
        <Trans>Bet limits</Trans>
      </span>
      <span className={css.parts.seats}>
        <Trans>Seats</Trans>
      </span>
    </div>
  )
}
