interface Sources {
  readonly avif: string
  readonly webp: string
  readonly fallback: string
  readonly width: number
  readonly height: number
}

interface PictureProps {
  readonly picture: Sources
  /** A portrait crop for phones. */
  readonly phone?: Sources | undefined
  readonly alt: string
  readonly className?: string
  /** For the largest picture of the first view: asked for at once, before scripts. */
  readonly first?: boolean
}

/** The page's head preloads the first picture under the same conditions; both must say the same. */
const PHONE = '(max-width: 639.98px)'
const SIZES = '100vw'

/** A picture in AVIF, WebP and one format for every browser, in several widths. */
export function Picture({ picture, phone, alt, className, first = false }: PictureProps) {
  return (
    <picture>
      {phone && <source media={PHONE} type="image/avif" srcSet={phone.avif} sizes={SIZES} />}
      {phone && <source media={PHONE} type="image/webp" srcSet={phone.webp} sizes={SIZES} />}
      <source type="image/avif" srcSet={picture.avif} sizes={SIZES} />
      <source type="image/webp" srcSet={picture.webp} sizes={SIZES} />
      <img
        src={picture.fallback}
        width={picture.width}
        height={picture.height}
        alt={alt}
        className={className}
        decoding={first ? 'sync' : 'async'}
        loading={first ? 'eager' : 'lazy'}
        fetchPriority={first ? 'high' : 'auto'}
      />
    </picture>
  )
}
