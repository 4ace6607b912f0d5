import { useAtomValue } from 'jotai'
import { brandAtom } from '../../../state/site/brand.ts'
import { hiddenVisually } from '../../../ui/layout/text.css.ts'
import { usePreview } from '../game-preview/preview-context.ts'
import { CardActions } from './card-actions.tsx'
import { cardClass } from './card-class.ts'
import type { CardFrameProps } from './card-props.ts'
import * as css from './game-card.css.ts'
import { GamePicture } from './game-picture.tsx'
import { SIZES } from './sizes.ts'

/** The frame of every card: the cover, the name and whose it is, what is told, and what one can do. */
export function CardFrame({ look, game, vendorName, sticker, facts, ...actions }: CardFrameProps) {
  const { layout } = useAtomValue(brandAtom)
  const isRow = look === 'row'
  const preview = usePreview(game, vendorName, isRow ? 'cover' : look === 'compact' ? 'nowhere' : 'card')
  return (
    <div className={cardClass(look, layout.facts)} {...preview}>
      <GamePicture
        game={game}
        vendorName={vendorName}
        sizes={SIZES[look]}
        sticker={isRow ? null : sticker}
        className={isRow ? css.rowCover : undefined}
      />
      {look === 'poster' ? (
        // The picture holds the name in letters of its own.
        <span className={hiddenVisually}>{vendorName}</span>
      ) : (
        <span className={isRow ? css.rowHead : css.head}>
          <span className={css.name}>{game.name}</span>
          <span className={css.vendor}>{vendorName}</span>
        </span>
      )}
      {facts}
      <CardActions game={game} isRow={isRow} {...actions} />
    </div>
  )
}
