import { Trans, useLingui } from '@lingui/react/macro'
import { useAtomValue } from 'jotai'
import { useId } from 'react'
import type { Brand } from '../../../brand/schema.ts'
import { GamePicture } from '../../../parts/games/game-card/game-picture.tsx'
import { readBet } from '../../../parts/games/game-card/read-bet.ts'
import { useBetRange } from '../../../parts/games/game-card/use-bet-range.ts'
import { SeatMarks } from '../../../parts/games/seat-marks/seat-marks.tsx'
import { usePlay } from '../../../parts/games/play/use-play.ts'
import { gameTarget, type Game } from '../../../rules/games/game.ts'
import { brandAtom } from '../../../state/site/brand.ts'
import { Button } from '../../../ui/actions/button.tsx'
import * as css from './seats.css.ts'

interface SeatCardProps {
  readonly table: Game
  readonly vendorName: string
  readonly look: Brand['layout']['seats']
}

/** A table with its dealer, its seats and its stakes, and the way to sit down. */
export function SeatCard({ table, vendorName, look }: SeatCardProps) {
  const { t } = useLingui()
  const id = useId()
  const play = usePlay()
  const { name, dealer, seats, minBet, maxBet } = table
  const { digits } = useAtomValue(brandAtom).currency
  const stakes = useBetRange(readBet(minBet, digits), readBet(maxBet, digits))
  const [free, all] = [seats?.free ?? 0, seats?.all ?? 0]
  const isOnPicture = look === 'sticker' || look === 'dots'
  const words = seats ? t`${free} of ${all} seats free` : t`Open to all`
  const state = (
    <span className={css.state[look]}>
      {seats && look !== 'words' && look !== 'sticker' && <SeatMarks seats={seats} look={look} />}
      <span>{words}</span>
    </span>
  )
  return (
    <li className={css.card[look]}>
      <div className={css.cover[look]}>
        <GamePicture
          game={table}
          vendorName={vendorName}
          sizes="(min-width: 640px) 210px, 55vw"
          className={css.picture}
        />
        {isOnPicture && state}
      </div>
      <div className={css.words}>
        <h3 id={id} className={css.name}>
          {name}
        </h3>
        <p className={css.line}>{dealer ? t`Dealer: ${dealer} · ${vendorName}` : vendorName}</p>
        {!isOnPicture && state}
        {stakes && <p className={css.stakes}>{stakes}</p>}
      </div>
      <Button
        variant="quiet"
        size="s"
        className={css.action}
        aria-describedby={id}
        onClick={() => play(gameTarget(table))}
      >
        {seats ? <Trans>Sit down</Trans> : <Trans>Play</Trans>}
      </Button>
    </li>
  )
}
