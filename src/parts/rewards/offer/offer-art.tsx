import { useAtomValue } from 'jotai'
import { brandAtom } from '../../../state/site/brand.ts'
import { pictureUrl } from '../../../state/site/pictures.ts'
import { cx } from '../../../ui/layout/cx.ts'
import { RemotePicture } from '../../../ui/media/remote-picture.tsx'
import * as css from './offer-art.css.ts'
import { drawingAt, drawingOf } from './drawing-of.ts'
import { OfferBlocks } from './offer-blocks.tsx'
import type { OfferKind } from './offer-kind.ts'
import { OfferMotif } from './offer-motif.tsx'
import { OfferScene } from './offer-scene.tsx'

interface OfferArtProps {
  readonly kind: OfferKind
  /** The server's own, four to three; `null` where the brand's hand draws. */
  readonly picture: string | null
  /** What it gives, which stands in the drawing. */
  readonly figure?: string
  /** Its place in a list, so that no two beside each other look the same. */
  readonly place?: number
  /** Whether words lie over the start of it: the mark stands at the end. */
  readonly aside?: boolean
  /** A letter or two, or a name, in the place of the kind's own mark. */
  readonly mark?: string
  readonly markClass?: string | undefined
}

/** Figures of more letters than these are smaller, or smaller still. */
const [LONG, HUGE] = [5, 8] as const

/** The picture of an offer: the server's, or drawn as the brand draws, with the figure that it gives. It fills its place. */
export function OfferArt({ kind, picture, figure = '', place, aside = false, mark, markClass }: OfferArtProps) {
  const brand = useAtomValue(brandAtom)
  const { offers } = brand.layout
  const drawing = place === undefined ? drawingOf(kind) : drawingAt(place)
  const drawn = (
    <span
      className={cx(css.art[offers], aside && css.aside)}
      data-drawing={drawing}
      {...(figure ? { 'data-figure': '' } : {})}
    >
      {offers === 'blocks' && <OfferBlocks drawing={drawing} />}
      {offers === 'plaque' && <OfferScene drawing={drawing} />}
      {mark === undefined ? (
        <OfferMotif kind={kind} engraved={offers === 'plate'} className={cx(css.motif[offers], markClass)} />
      ) : (
        <span className={cx(css.mark[offers], markClass)}>
          <span className={cx(css.letters, mark.length > 2 && css.named)}>{mark}</span>
        </span>
      )}
      {figure && (
        // The words beside it say the same.
        <span
          aria-hidden
          className={cx(css.figure[offers], figure.length > LONG && css.long, figure.length > HUGE && css.huge)}
        >
          {figure}
        </span>
      )}
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
