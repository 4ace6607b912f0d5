import { useLingui } from '@lingui/react/macro'
import { gameKey, type Game } from '../../../rules/games/game.ts'
import { Heart, Info } from '../../../ui/media/later-icons.ts'
import * as card from '../game-card/game-card.css.ts'
import * as css from './game-tools.css.ts'
import { useListTools } from './list-tools.ts'

interface GameToolsProps {
  readonly game: Game
  readonly reachable: boolean
  /** Whether they stand in a card that is a row, over another card, or beside the words of a panel. */
  readonly isRow?: boolean
}

const OVER = { about: card.about, heart: card.heart, mark: card.mark }
const IN_ROW = { about: card.rowAbout, heart: card.rowHeart, mark: card.mark }
const BESIDE = { about: css.tool, heart: css.tool, mark: css.mark }

/** On a card of a list within `GameToolsPlace`: what there is to know of the game, and its mark as a favourite. */
export function GameTools({ game, reachable, isRow }: GameToolsProps) {
  const { t } = useLingui()
  const { has, toggle, open } = useListTools()
  const tabIndex = reachable ? undefined : -1
  const { name } = game
  const looks = isRow === undefined ? BESIDE : isRow ? IN_ROW : OVER
  return (
    <>
      <button
        type="button"
        className={looks.about}
        tabIndex={tabIndex}
        aria-label={t`About ${name}`}
        aria-haspopup="dialog"
        data-leads={`?game=${encodeURIComponent(gameKey(game))}`}
        onClick={() => open(game)}
      >
        <Info aria-hidden className={looks.mark} />
      </button>
      <button
        type="button"
        className={looks.heart}
        tabIndex={tabIndex}
        aria-label={t`Favourite: ${name}`}
        aria-pressed={has(game)}
        onClick={() => toggle(game)}
      >
        <Heart aria-hidden className={looks.mark} />
      </button>
    </>
  )
}
