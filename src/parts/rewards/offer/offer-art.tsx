import { useAtomValue } from 'jotai'
import { brandAtom } from '../../../state/site/brand.ts'
import { pictureUrl } from '../../../state/site/pictures.ts'
import { RemotePicture } from '../../../ui/media/remote-picture.tsx'
import * as css from './offer-art.css.ts'
import { OfferBlocks } from './offer-blocks.tsx'
import { OfferMotif } from './offer-motif.tsx'

interface OfferArtProps {
  readonly type: string
  /** The server's own, four to three; `null` where the brand's hand draws. */
  readonly picture: string | null
}

/** The picture of an offer: the server's, or drawn as the brand draws. It fills its place. */
export function OfferArt({ type, picture }: OfferArtProps) {
  const brand = useAtomValue(brandAtom)
  const { offers } = brand.layout
  const drawn = (
    <span className={css.art[offers]}>
      {offers === 'blocks' && <OfferBlocks />}
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
