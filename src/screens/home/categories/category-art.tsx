import { useAtomValue } from 'jotai'
import type { Brand } from '../../../brand/schema.ts'
import { gameKey, PICTURE_WIDTHS, type Game } from '../../../rules/games/game.ts'
import { brandAtom } from '../../../state/site/brand.ts'
import { pictureUrl } from '../../../state/site/pictures.ts'
import { RemotePicture } from '../../../ui/media/remote-picture.tsx'
import * as css from './category-art.css.ts'

export type DrawnLook = Exclude<Brand['layout']['categories'], 'tiles' | 'rail'>

interface CategoryArtProps {
  readonly games: readonly Game[]
  readonly look: DrawnLook
}

const { smallPicture: SIDE } = PICTURE_WIDTHS

/** A category by its most played covers: the art of one of them without its letters, or three around a cube. */
export function CategoryArt({ games, look }: CategoryArtProps) {
  const brand = useAtomValue(brandAtom)
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
