import { useAtomValue } from 'jotai'
import type { Brand } from '../../../brand/schema.ts'
import type { Category } from '../../../rules/games/categories.ts'
import { gameKey, PICTURE_WIDTHS, type Game } from '../../../rules/games/game.ts'
import { brandAtom } from '../../../state/site/brand.ts'
import { pictureUrl } from '../../../state/site/pictures.ts'
import { RemotePicture } from '../../../ui/media/remote-picture.tsx'
import * as css from './category-art.css.ts'

export type DrawnLook = Exclude<Brand['layout']['categories'], 'tiles' | 'rail'>

interface CategoryArtProps {
  readonly category: Category
  readonly games: readonly Game[]
  readonly look: DrawnLook
}

const { smallPicture: SIDE } = PICTURE_WIDTHS

/** A category by the cover that the brand has chosen, or by its most played ones: the art of one of them without its letters, or three around a cube. */
export function CategoryArt({ category, games, look }: CategoryArtProps) {
  const brand = useAtomValue(brandAtom)
  const cover = look === 'cubes' ? undefined : brand.layout.covers[category]
  const chosen = cover && games[cover.place - 1]
  if (cover && chosen) {
    const { zoom, x, y } = cover
    return (
      <span
        className={css.chosen[look === 'crops' ? 'crops' : 'others']}
        style={{ scale: zoom, transformOrigin: `${x}% ${y}%`, objectPosition: `${x}% ${y}%` }}
      >
        <RemotePicture
          src={pictureUrl(chosen.smallPicture, brand)}
          width={SIDE}
          height={SIDE}
          alt=""
          className={css.chosenPicture}
          fallback={null}
        />
      </span>
    )
  }
  const faces = look === 'cubes' ? css.faces : [css.crop[look]]
  return faces.map((face, place) => {
    // A category of one game shows it on every face.
    const game = games[place % games.length]
    return (
      game && (
        <RemotePicture
          key={`${place}/${gameKey(game)}`}
          src={pictureUrl(game.smallPicture, brand)}
          width={SIDE}
          height={SIDE}
          alt=""
          className={face}
          fallback={null}
        />
      )
    )
  })
}
