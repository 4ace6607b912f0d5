import { useLingui } from '@lingui/react/macro'
import { gameKey, type Game } from '../../../rules/games/game.ts'
import { Heart, Info } from '../../../ui/media/later-icons.ts'
import * as css from './game-tools.css.ts'
import { useListTools } from './list-tools.ts'

interface GameToolsProps {
  readonly game: Game
  readonly reachable: boolean
}

/** On a card of a list within `GameToolsPlace`: what there is to know of the game, and its mark as a favourite. */
export function GameTools({ game, reachable }: GameToolsProps) {
  const { t } = useLingui()
  const { has, toggle, open } = useListTools()
  const tabIndex = reachable ? undefined : -1
  const { name } = game
  return (
    <>
      <button
        type="button"
        className={css.tool}
        tabIndex={tabIndex}
        aria-label={t`About ${name}`}
        aria-haspopup="dialog"
        data-leads={`?game=${encodeURIComponent(gameKey(game))}`}
        onClick={() => open(game)}
      >
        <Info aria-hidden className={css.mark} />
      </button>
      <button
        type="button"
        className={css.tool}
        tabIndex={tabIndex}
        aria-label={t`Favourite: ${name}`}
        aria-pressed={has(game)}
        onClick={() => toggle(game)}
      >
        <Heart aria-hidden className={css.mark} />
      </button>
    </>
  )
}
