import * as captions from '../captions.css.ts'
import * as actionsCss from '../card-actions.css.ts'
import { CardActions } from '../card-actions.tsx'
import type { CardProps } from '../card-props.ts'
import { GamePicture } from '../game-picture.tsx'
import * as css from './portrait-card.css.ts'
import { SIZES } from '../sizes.ts'

const LOOKS = { ...actionsCss, actions: css.choices }

/** An upright card of three to four. */
export function PortraitCard({ game, vendorName, marksHot, ...actions }: CardProps) {
  const picture = { game, vendorName, sizes: SIZES.portrait }
  return (
    <div className={css.card}>
      <GamePicture {...picture} className={css.backdrop} />
      <GamePicture {...picture} hot={marksHot && game.isHot} className={css.picture} />
      <span className={css.caption}>
        <span className={captions.name}>{game.name}</span>
        <span className={captions.vendor}>{vendorName}</span>
      </span>
      <CardActions game={game} {...actions} looks={LOOKS} />
    </div>
  )
}
