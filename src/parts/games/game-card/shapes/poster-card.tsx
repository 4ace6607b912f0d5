import * as captions from '../captions.css.ts'
import * as actionsCss from '../card-actions.css.ts'
import { CardActions } from '../card-actions.tsx'
import type { CardProps } from '../card-props.ts'
import { GamePicture } from '../game-picture.tsx'
import * as css from './poster-card.css.ts'
import { SIZES } from '../sizes.ts'

const LOOKS = { ...actionsCss, actions: css.choices }

/** The picture to the edge, the title on a scrim. */
export function PosterCard({ game, vendorName, marksHot, ...actions }: CardProps) {
  return (
    <div className={css.card}>
      <GamePicture
        game={game}
        vendorName={vendorName}
        sizes={SIZES.poster}
        hot={marksHot && game.isHot}
        className={css.picture}
      />
      <span className={css.caption}>
        <span className={css.name}>{game.name}</span>
        <span className={captions.vendor}>{vendorName}</span>
      </span>
      <CardActions game={game} {...actions} looks={LOOKS} />
    </div>
  )
}
