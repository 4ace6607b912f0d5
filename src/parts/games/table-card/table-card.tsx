import { Trans, useLingui } from '@lingui/react/macro'
import { useAtomValue } from 'jotai'
import { memo } from 'react'
import { gameTarget, hasFreeSeat } from '../../../rules/games/game.ts'
import { isLiveClass } from '../../../rules/games/vendors/live-classes.ts'
import { brandAtom } from '../../../state/site/brand.ts'
import { cx } from '../../../ui/layout/cx.ts'
import { hiddenVisually } from '../../../ui/layout/text.css.ts'
import { isTableRow, type CardProps, type TableLook } from '../game-card/card-props.ts'
import { GamePicture } from '../game-card/game-picture.tsx'
import { readBet } from '../game-card/read-bet.ts'
import { SIZES } from '../game-card/sizes.ts'
import { useBetRange } from '../game-card/use-bet-range.ts'
import { CLASS_NAMES } from '../game-filters/class-names.ts'
import { usePreview } from '../game-preview/preview-context.ts'
import { FreeSeats } from '../seat-marks/free-seats.tsx'
import * as css from './table-card.css.ts'
import { TableBlock } from './table-block.tsx'
import { TablePlan } from './table-plan.tsx'

interface TableCardProps extends Omit<CardProps, 'marksHot'> {
  readonly look: TableLook
  /** What the name is: a heading where no grid around it says what it belongs to. */
  readonly as?: 'h3' | 'span'
}

/**
 * A live table, as the brand draws tables (`layout.tables`): who deals what, for which stakes, and whether there is a seat. A
 * press anywhere sits down.
 */
export const TableCard = memo(function TableCard({
  game,
  vendorName,
  look,
  play,
  tools: Tools,
  reachable = true,
  as: Name = 'span',
}: TableCardProps) {
  const { i18n, t } = useLingui()
  const { digits } = useAtomValue(brandAtom).currency
  const { name, dealer, liveClass, minBet, maxBet, seats } = game
  const stakes = useBetRange(readBet(minBet, digits), readBet(maxBet, digits))
  const preview = usePreview(game, vendorName, isTableRow(look) ? 'cover' : 'card')
  const sits = hasFreeSeat(game)
  const kind = isLiveClass(liveClass) ? i18n._(CLASS_NAMES[liveClass]) : vendorName
  return (
    <div className={cx(css.cards[look], css.pressed[look])} {...preview} {...(look === 'plan' && { 'data-offer': '' })}>
      {look === 'plan' && <TablePlan seats={seats} />}
      {look === 'cells' ? (
        <TableBlock seats={seats} />
      ) : (
        <GamePicture game={game} vendorName={vendorName} sizes={SIZES[look]} className={css.pictures[look]} />
      )}
      <Name className={cx(css.parts.name, css.names[look])}>{name}</Name>
      <span className={cx(css.parts.who, css.who[look])}>
        {dealer && <span className={css.dealer}>{dealer}</span>}
        <span>{kind}</span>
      </span>
      <span className={cx(css.parts.limits, css.limits[look])}>
        {stakes && (
          <>
            <span className={hiddenVisually}>
              <Trans>Bet limits</Trans>{' '}
            </span>
            {stakes}
          </>
        )}
      </span>
      <span className={cx(css.parts.seats, css.seats[look])}>
        {seats ? <FreeSeats seats={seats} look={look} bare={look === 'plan'} /> : <Trans>Open to all</Trans>}
      </span>
      <button
        type="button"
        className={css.press[look]}
        aria-label={sits ? t`Sit down: ${name}` : t`Play ${name}`}
        tabIndex={reachable ? undefined : -1}
        onClick={() => play(gameTarget(game))}
      >
        {sits ? <Trans>Sit down</Trans> : <Trans>Play</Trans>}
      </button>
      {Tools && (
        <span className={css.tools}>
          <Tools game={game} reachable={reachable} />
        </span>
      )}
    </div>
  )
})
