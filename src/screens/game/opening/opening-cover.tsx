import { Trans } from '@lingui/react/macro'
import { RemotePicture } from '../../../ui/media/remote-picture.tsx'
import { Spinner } from '../../../ui/states/spinner.tsx'
import { VendorMark } from '../../../parts/games/vendor-mark/vendor-mark.tsx'
import * as css from '../cover.css.ts'
import type { GameFacts } from './use-game.ts'

interface OpeningCoverProps {
  readonly vendor: string
  readonly game: GameFacts
}

/** Until the game says that it is ready: its picture, and that it is on its way. */
export function OpeningCover({ vendor, game }: OpeningCoverProps) {
  const { name, vendorName, picture } = game
  return (
    <div className={css.cover}>
      <div className={css.words}>
        <span className={css.picture}>
          <RemotePicture
            eager
            src={picture}
            width={480}
            height={480}
            alt=""
            className={css.image}
            fallback={<VendorMark code={vendor} name={vendorName} />}
          />
        </span>
        <output className={css.waiting}>
          <Spinner className={css.spinner} />
          <Trans>Opening {name}…</Trans>
        </output>
      </div>
    </div>
  )
}
