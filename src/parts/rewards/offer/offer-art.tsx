import { useAtomValue } from 'jotai'
import { brandAtom } from '../../../state/site/brand.ts'
import { pictureUrl } from '../../../state/site/pictures.ts'
import { cx } from '../../../ui/layout/cx.ts'
import { RemotePicture } from '../../../ui/media/remote-picture.tsx'
import * as css from './offer-art.css.ts'
import { drawingOf } from './drawing-of.ts'
import { OfferBlocks } from './offer-blocks.tsx'
import { OfferMotif } from './offer-motif.tsx'
import { OfferScene } from './offer-scene.tsx'

interface OfferArtProps {
  readonly type: string
  /** The server's own, four to three; `null` where the brand's hand draws. */
  readonly picture: string | null
  /** Whether words lie over the start of it: the mark stands at the end. */
  readonly aside?: boolean
  /** A letter or two in the place of the type's own mark. */
  readonly mark?: string
  readonly markClass?: string | undefined
}

/** The picture of an offer: the server's, or drawn as the brand draws. It fills its place. */
export function OfferArt({ type, picture, aside = false, mark, markClass }: OfferArtProps) {
  const brand = useAtomValue(brandAtom)
  const { offers } = brand.layout
  const drawing = drawingOf(type)
  const drawn = (
    <span className={cx(css.art[offers], aside && css.aside)} data-drawing={drawing}>
      {offers === 'blocks' && <OfferBlocks drawing={drawing} />}
      {offers === 'plaque' && <OfferScene drawing={drawing} />}
      <span className={cx(css.mark[offers], markClass)}>
        {mark === undefined ? (
          <OfferMotif type={type} className={css.motif} />
        ) : (
          <span className={css.letters}>{mark}</span>
        )}
      </span>
    </span>
  )
  return (
    <RemotePicture
      src={picture === null ? undefined : pictureUrl(picture, brand)}
      width={4}
      height={3}
      alt=""
      className={css.picture}
      fallback={drawn}
    />
  )
}
