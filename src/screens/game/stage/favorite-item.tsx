import { Trans } from '@lingui/react/macro'
import { useFavorites } from '../../../parts/games/game-tools/use-favorites.ts'
import type { Game } from '../../../rules/games/game.ts'
import { launchedGame, type Launch } from '../../../rules/games/play/launch.ts'
import { icon } from '../../../ui/media/icon.css.ts'
import { Heart } from '../../../ui/media/later-icons.ts'
import type { GameFacts } from '../opening/use-game.ts'

interface FavoriteItemProps {
  readonly game: GameFacts
  readonly launch: Launch
  readonly className: string
}

/** Marks the game that is played as a favourite; nothing for a vendor's lobby, which is no game. */
export function FavoriteItem({ game, launch, className }: FavoriteItemProps) {
  const { has, toggle } = useFavorites()
  const id = launchedGame(launch)
  if (!id) return null
  const { name, picture = '', offersTrial } = game
  // What a mark needs; how the list shows it comes from the server.
  const marked: Game = {
    ...id,
    name,
    picture,
    smallPicture: picture,
    offersTrial,
    category: null,
    isHot: false,
    isNew: false,
    liveClass: '',
    minBet: '',
    rtp: null,
    volatility: null,
    dealer: '',
    seats: null,
    maxBet: '',
    lines: 0,
  }
  const isFavorite = has(marked)
  return (
    <button type="button" className={className} aria-pressed={isFavorite} onClick={() => toggle(marked)}>
      <Heart aria-hidden className={icon.m} />
      <Trans>Favourite</Trans>
    </button>
  )
}
