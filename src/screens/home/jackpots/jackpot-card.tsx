import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useId } from 'react'
import type { Brand } from '../../../brand/schema.ts'
import { GamePicture } from '../../../parts/games/game-card/game-picture.tsx'
import { PlayLink } from '../../../parts/games/play/play-link.tsx'
import { JackpotFigure } from '../../../parts/games/jackpot/jackpot-figure.tsx'
import { useLoneMoments } from '../../../parts/site/merchant-clock/use-moments.ts'
import { playTarget } from '../../../rules/games/play/play-target.ts'
import type { Jackpot } from '../../../state/games/jackpots.ts'
import { buttonClass } from '../../../ui/actions/button-class.ts'
import * as css from './jackpots.css.ts'

interface JackpotCardProps {
  readonly jackpot: Jackpot
  /** When it was answered. */
  readonly at: number
  readonly look: Brand['layout']['offers']
}

/** A jackpot: its figure, until when it is paid, how many games fill it, and the way to one of them. */
export function JackpotCard({ jackpot, at, look }: JackpotCardProps) {
  const { t } = useLingui()
  const id = useId()
  const say = useLoneMoments()
  const { title, gameName, games, paidBy } = jackpot
  const when = paidBy === null ? '' : say(paidBy - 60_000, at)
  return (
    <li aria-labelledby={id} className={css.card[look]}>
      <GamePicture game={jackpot} vendorName="" sizes="72px" className={css.cover[look]} />
      <div className={css.words}>
        <h3 id={id} className={css.name}>
          {title}
        </h3>
        <p className={css.line}>
          {games > 0 ? t`${plural(games, { one: 'In # game', other: 'In # games' })}` : gameName}
        </p>
      </div>
      <PlayLink target={playTarget(jackpot)} className={buttonClass('quiet', 's')} aria-describedby={id}>
        <Trans>Play</Trans>
      </PlayLink>
      <p className={css.figure[look]}>
        <JackpotFigure jackpot={jackpot} at={at} onBoard={look === 'ticket'} />
      </p>
      <p className={css.until}>{when ? <Trans>Paid by {when} at the latest</Trans> : gameName}</p>
    </li>
  )
}
