import { Trans, useLingui } from '@lingui/react/macro'
import { gameTarget } from '../../../rules/games/game.ts'
import { Play } from '../../../ui/media/later-icons.ts'
import * as css from './card-actions.css.ts'
import type { CardProps } from './card-props.ts'

export interface CardActionsProps extends Pick<CardProps, 'game' | 'play' | 'tools' | 'reachable'> {
  /** Where they are laid out otherwise than over the picture. */
  readonly looks?: { readonly actions: string; readonly play: string; readonly trial: string; readonly tools: string }
}

/** Play, and a free trial where the game offers one (spec 2, "Header": game cards). */
export function CardActions({ game, play, tools: Tools, reachable = true, looks = css }: CardActionsProps) {
  const { t } = useLingui()
  const { name } = game
  const tabIndex = reachable ? undefined : -1
  return (
    <span className={looks.actions}>
      <button
        type="button"
        className={looks.play}
        aria-label={t`Play ${name}`}
        tabIndex={tabIndex}
        onClick={() => play(gameTarget(game))}
      >
        <Play aria-hidden className={css.playIcon} />
        <Trans>Play</Trans>
      </button>
      {game.offersTrial && (
        <button
          type="button"
          className={looks.trial}
          aria-label={t`Try free: ${name}`}
          tabIndex={tabIndex}
          onClick={() => play(gameTarget(game, 'trial'))}
        >
          <Trans>Try free</Trans>
        </button>
      )}
      {Tools && (
        <span className={looks.tools}>
          <Tools game={game} reachable={reachable} />
        </span>
      )}
    </span>
  )
}
