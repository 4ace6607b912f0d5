import { useAtomValue } from 'jotai'
import { brandAtom } from '../../../state/site/brand.ts'
import { pictureUrl } from '../../../state/site/pictures.ts'
import { cx } from '../../../ui/layout/cx.ts'
import { RemotePicture } from '../../../ui/media/remote-picture.tsx'
import * as css from './offer-art.css.ts'
import { OfferBlocks } from './offer-blocks.tsx'
import { OfferMotif } from './offer-motif.tsx'
import { OfferScene } from './offer-scene.tsx'

interface OfferArtProps {
  readonly type: string
  /** The server's own, four to three; `null` where the brand's hand draws. */
  readonly picture: string | null
  /** Whether words lie over the start of it: the mark stands at the end. */
  readonly aside?: boolean
}

/** The picture of an offer: the server's, or drawn as the brand draws. It fills its place. */
export function OfferArt({ type, picture, aside = false }: OfferArtProps) {
  const brand = useAtomValue(brandAtom)
  const { offers } = brand.layout
  const drawn = (
    <span className={cx(css.art[offers], aside && css.aside)}>
      {offers === 'blocks' && <OfferBlocks />}
      {offers === 'plaque' && <OfferScene />}
      <span className={css.mark[offers]}>
        <OfferMotif type={type} className={css.motif} />
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
