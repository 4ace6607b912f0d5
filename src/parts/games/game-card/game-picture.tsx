import { Trans } from '@lingui/react/macro'
import { useAtomValue } from 'jotai'
import { PICTURE_WIDTHS, type Game } from '../../../rules/games/game.ts'
import { brandAtom } from '../../../state/site/brand.ts'
import { pictureUrl } from '../../../state/site/pictures.ts'
import { cx } from '../../../ui/layout/cx.ts'
import { Flame } from '../../../ui/media/later-icons.ts'
import { RemotePicture } from '../../../ui/media/remote-picture.tsx'
import { VendorMark } from '../vendor-mark/vendor-mark.tsx'
import * as css from './game-picture.css.ts'

const { smallPicture: SMALL, picture: LARGE } = PICTURE_WIDTHS

interface GamePictureProps {
  readonly game: Pick<Game, 'vendor' | 'smallPicture' | 'picture'>
  readonly vendorName: string
  /** How wide it is shown, as CSS says it. */
  readonly sizes: string
  readonly hot?: boolean
  readonly className?: string
}

/** A game's cover in a square; the vendor's mark where it does not come. The card around it says the name. */
export function GamePicture({ game, vendorName, sizes, hot = false, className }: GamePictureProps) {
  const brand = useAtomValue(brandAtom)
  const [small, large] = [pictureUrl(game.smallPicture, brand), pictureUrl(game.picture, brand)]
  const both = small !== undefined && large !== undefined && small !== large
  return (
    <span className={cx(css.frame, className)}>
      <RemotePicture
        src={large ?? small}
        srcSet={both ? `${small} ${SMALL}w, ${large} ${LARGE}w` : undefined}
        sizes={sizes}
        width={LARGE}
        height={LARGE}
        alt=""
        className={css.image}
        fallback={
          <span className={css.fallback}>
            <VendorMark code={game.vendor} name={vendorName} />
          </span>
        }
      />
      {hot && (
        <span className={css.hot}>
          <Flame aria-hidden className={css.hotIcon} />
          <Trans context="one game">Hot</Trans>
        </span>
      )}
    </span>
  )
}
