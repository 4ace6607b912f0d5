import { useLingui } from '@lingui/react/macro'
import type { SportsFavorite, SportsFavoriteChange } from '../../../state/sports/favorites.ts'
import { Heart } from '../../../ui/media/later-icons.ts'
import { icon } from '../../../ui/media/icon.css.ts'
import * as css from './favorite-heart.css.ts'
import { useSportsFavorites } from './use-sports-favorites.ts'

interface FavoriteHeartProps {
  readonly kind: SportsFavoriteChange['kind']
  readonly it: SportsFavorite
}

/** Makes a team or a league a favourite, or no longer one. */
export function FavoriteHeart({ kind, it }: FavoriteHeartProps) {
  const { t } = useLingui()
  const { has, toggle } = useSportsFavorites()
  const { name } = it
  return (
    <button
      type="button"
      className={css.heart}
      aria-label={t`Favourite: ${name}`}
      aria-pressed={has(kind, it.id)}
      onClick={() => toggle(kind, it)}
    >
      <Heart aria-hidden className={icon.s} />
    </button>
  )
}
