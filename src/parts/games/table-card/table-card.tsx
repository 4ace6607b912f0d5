import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useAtomValue } from 'jotai'
import { memo, type ReactNode } from 'react'
import { gameTarget, hasFreeSeat, type Game } from '../../../rules/games/game.ts'
import { isLiveClass } from '../../../rules/games/vendors/live-classes.ts'
import { brandAtom } from '../../../state/site/brand.ts'
import { hiddenVisually } from '../../../ui/layout/text.css.ts'
import type { CardProps, TableLook } from '../game-card/card-props.ts'
import { GamePicture } from '../game-card/game-picture.tsx'
import { readBet } from '../game-card/read-bet.ts'
import { SIZES } from '../game-card/sizes.ts'
import { useBetRange } from '../game-card/use-bet-range.ts'
import { CLASS_NAMES } from '../game-filters/class-names.ts'
import { usePreview } from '../game-preview/preview-context.ts'
import { SeatMarks } from '../seat-marks/seat-marks.tsx'
import * as css from './table-card.css.ts'

/** Stakes of more signs than this take smaller letters. */
const LONG = 18

interface TableCardProps extends Omit<CardProps, 'marksHot'> {
  readonly look: TableLook
}

/** A live table in a list: who deals what, for which stakes, and whether there is a seat. A press anywhere sits down. */
export const TableCard = memo(function TableCard({
  game,
  vendorName,
  look,
  play,
  tools: Tools,
  reachable = true,
}: TableCardProps) {
  const { i18n, t } = useLingui()
  const { digits } = useAtomValue(brandAtom).currency
  const { name, dealer, liveClass, minBet, maxBet } = game
  const stakes = useBetRange(readBet(minBet, digits), readBet(maxBet, digits))
  const isRow = look === 'tableRow'
  const preview = usePreview(game, vendorName, isRow ? 'cover' : 'card')
  const sits = hasFreeSeat(game)
  const said = [dealer, isLiveClass(liveClass) ? i18n._(CLASS_NAMES[liveClass]) : vendorName].filter(Boolean)
  const heading = (
    <>
      <span className={css.name}>{name}</span>
      <span className={css.line}>{said.join(' · ')}</span>
    </>
  )
  const limits: ReactNode = stakes && (
    <>
      <span className={hiddenVisually}>
        <Trans>Bet limits</Trans>{' '}
      </span>
      {stakes}
    </>
  )
  return (
    <div className={isRow ? css.row : css.card} {...preview}>
      <GamePicture
        game={game}
        vendorName={vendorName}
        sizes={SIZES[look]}
        className={isRow ? css.rowPicture : css.picture}
      />
      {isRow ? (
        <>
          <span className={css.rowWords}>{heading}</span>
          <span className={css.rowStakes}>{limits}</span>
          <span className={css.rowSeats}>
            <SeatsNow game={game} />
          </span>
        </>
      ) : (
        <span className={css.words}>
          {heading}
          <span className={stakes.length > LONG ? css.longStakes : css.stakes}>{limits}</span>
          <SeatsNow game={game} />
        </span>
      )}
      <button
        type="button"
        className={isRow ? css.rowPress : css.press}
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

/** Which seats are free, in marks and in words; a table without seats is open to all. */
function SeatsNow({ game }: { readonly game: Game }) {
  const { t } = useLingui()
  const look = useAtomValue(brandAtom).layout.seats
  const { seats } = game
  if (!seats)
    return (
      <span className={css.seats}>
        <Trans>Open to all</Trans>
      </span>
    )
  const { free } = seats
  return (
    <span className={hasFreeSeat(game) ? css.free : css.seats}>
      <SeatMarks seats={seats} look={look === 'dots' ? 'dots' : 'squares'} />
      <span>{free === 0 ? t`Full` : t`${plural(free, { one: '# seat free', other: '# seats free' })}`}</span>
    </span>
  )
}
