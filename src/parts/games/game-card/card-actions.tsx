import { Trans, useLingui } from '@lingui/react/macro'
import { gameTarget } from '../../../rules/games/game.ts'
import type { CardProps } from './card-props.ts'
import * as css from './game-card.css.ts'

interface CardActionsProps extends Pick<CardProps, 'game' | 'play' | 'tools' | 'reachable'> {
  /** Whether they stand in words at a row's end rather than over the card. */
  readonly isRow?: boolean
}

/** Play, and a free trial where the game offers one (spec 2, "Header": game cards). A press anywhere plays. */
export function CardActions({ game, play, tools: Tools, reachable = true, isRow = false }: CardActionsProps) {
  const { t } = useLingui()
  const { name } = game
  const tabIndex = reachable ? undefined : -1
  return (
    <span className={isRow ? css.rowActions : css.actions}>
      <button
        type="button"
        className={isRow ? css.rowPlay : css.play}
        aria-label={t`Play ${name}`}
        tabIndex={tabIndex}
        onClick={() => play(gameTarget(game))}
      >
        <Trans>Play</Trans>
      </button>
      {game.offersTrial && (
        <button
          type="button"
          className={isRow ? css.rowTrial : css.trial}
          aria-label={t`Try free: ${name}`}
          tabIndex={tabIndex}
          onClick={() => play(gameTarget(game, 'trial'))}
        >
          <Trans>Try free</Trans>
        </button>
      )}
      {Tools && <Tools game={game} reachable={reachable} isRow={isRow} />}
    </span>
  )
}
