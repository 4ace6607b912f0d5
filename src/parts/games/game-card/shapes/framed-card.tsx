import * as actionsCss from '../card-actions.css.ts'
import { CardActions } from '../card-actions.tsx'
import type { CardProps } from '../card-props.ts'
import * as css from './framed-card.css.ts'
import { GamePicture } from '../game-picture.tsx'
import { SIZES } from '../sizes.ts'

const LOOKS = { ...actionsCss, actions: css.choices, trial: css.trial, tools: css.tools }

/** A framed picture with its caption below. */
export function FramedCard({ game, vendorName, marksHot, ...actions }: CardProps) {
  return (
    <div className={css.card}>
      <GamePicture
        game={game}
        vendorName={vendorName}
        sizes={SIZES.framed}
        hot={marksHot && game.isHot}
        className={css.picture}
      />
      <span className={css.caption}>
        <span className={css.name}>{game.name}</span>
        <span className={css.vendor}>{vendorName}</span>
      </span>
      <CardActions game={game} {...actions} looks={LOOKS} />
    </div>
  )
}
