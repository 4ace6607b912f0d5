import { Trans, useLingui } from '@lingui/react/macro'
import { useAtomValue } from 'jotai'
import { PICTURE_WIDTHS, type Game } from '../../../rules/games/game.ts'
import { brandAtom } from '../../../state/site/brand.ts'
import { pictureUrl } from '../../../state/site/pictures.ts'
import { cx } from '../../../ui/layout/cx.ts'
import { Flame } from '../../../ui/media/later-icons.ts'
import { RemotePicture } from '../../../ui/media/remote-picture.tsx'
import { VendorMark } from '../vendor-mark/vendor-mark.tsx'
import * as css from './game-card.css.ts'

const { smallPicture: SMALL, picture: LARGE } = PICTURE_WIDTHS

interface GamePictureProps {
  readonly game: Pick<Game, 'vendor' | 'smallPicture' | 'picture'> & { readonly name?: string }
  /** Whose mark stands in where a picture without a name does not come. */
  readonly vendorName: string
  /** How wide it is shown, as CSS says it. */
  readonly sizes: string
  readonly sticker?: 'hot' | 'new' | null | undefined
  readonly className?: string | undefined
}

/** A game's cover in a square: its name in the brand's light until it comes, and where it does not. */
export function GamePicture({ game, vendorName, sizes, sticker, className }: GamePictureProps) {
  const { t } = useLingui()
  const brand = useAtomValue(brandAtom)
  const [small, large] = [pictureUrl(game.smallPicture, brand), pictureUrl(game.picture, brand)]
  const both = small !== undefined && large !== undefined && small !== large
  return (
    <span className={cx(css.cover, className)} data-cover>
      {game.name && (
        <span aria-hidden className={css.coverName}>
          {game.name}
        </span>
      )}
      <RemotePicture
        src={large ?? small}
        srcSet={both ? `${small} ${SMALL}w, ${large} ${LARGE}w` : undefined}
        sizes={sizes}
        width={LARGE}
        height={LARGE}
        alt=""
        className={css.image}
        fallback={game.name ? null : <VendorMark code={game.vendor} name={vendorName} />}
      />
      {sticker && (
        <span
          className={css.stickers[brand.layout.stickers][sticker]}
          {...(sticker === 'hot' && { title: t`Most played today` })}
        >
          {sticker === 'hot' ? (
            <>
              <Flame aria-hidden className={css.flame} />
              <Trans context="one game">Hot</Trans>
            </>
          ) : (
            <Trans context="one game">New</Trans>
          )}
        </span>
      )}
    </span>
  )
}
