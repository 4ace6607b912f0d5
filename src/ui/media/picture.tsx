interface Widths {
  readonly avif: string
  readonly webp: string
}

interface Sources extends Widths {
  /** The same scene, drawn for dark pages. */
  readonly dark?: Widths
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
const PHONE = '(max-width: 39.999em)'
const DARK = '(prefers-color-scheme: dark)'
const FORMATS = ['avif', 'webp'] as const

/** A picture in AVIF, WebP and one format for every browser, in several widths, for light pages and dark ones. */
export function Picture({ picture, phone, alt, className, first = false }: PictureProps) {
  // Browsers take the first that fits.
  const choices: readonly (readonly [media: string | undefined, widths: Widths | undefined])[] = [
    [`${PHONE} and ${DARK}`, phone?.dark],
    [PHONE, phone],
    [DARK, picture.dark],
    [undefined, picture],
  ]
  return (
    <picture>
      {choices.map(
        ([media, widths]) =>
          widths &&
          FORMATS.map((format) => (
            <source key={media + format} media={media} type={`image/${format}`} srcSet={widths[format]} sizes="100vw" />
          )),
      )}
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
