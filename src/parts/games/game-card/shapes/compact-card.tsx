import * as actionsCss from '../card-actions.css.ts'
import { CardActions } from '../card-actions.tsx'
import type { CardProps } from '../card-props.ts'
import * as css from './compact-card.css.ts'
import { GamePicture } from '../game-picture.tsx'
import { SIZES } from '../sizes.ts'

const LOOKS = { actions: css.choices, play: css.play, trial: css.trial, tools: actionsCss.tools }

/** For many games in little room, such as a drop-down: the picture and its name. */
export function CompactCard({ game, vendorName, marksHot, ...actions }: CardProps) {
  return (
    <div className={css.card}>
      <GamePicture
        game={game}
        vendorName={vendorName}
        sizes={SIZES.compact}
        hot={marksHot && game.isHot}
        className={css.picture}
      />
      <span className={css.caption}>
        <span className={css.name}>{game.name}</span>
      </span>
      <CardActions game={game} {...actions} looks={LOOKS} />
    </div>
  )
}
