/** A large picture in the widths and formats that browsers choose from. */
import sharp from 'sharp'
import type { OutputInfo, Sharp } from 'sharp'
import type { CachedImage } from './image-cache.ts'
import { cached, hashOf } from './image-cache.ts'
import { svgSize } from './svg-clean.ts'

export const HERO_WIDTHS = [640, 1080, 1920] as const
export const PHONE_WIDTHS = [640, 1080] as const

/** Painterly scenes with grain: below these, skies break into bands; above, bytes rise and nobody sees it. */
const AVIF = { quality: 52, effort: 3, chromaSubsampling: '4:2:0' } as const
const WEBP = { quality: 74, effort: 4, smartSubsample: true } as const

export interface PictureFile {
  readonly image: CachedImage
  readonly format: 'avif' | 'webp'
  readonly width: number
}

export interface RenderedPicture {
  readonly files: readonly PictureFile[]
  /** Pixels of the largest. */
  readonly width: number
  readonly height: number
}

/** The bitmap of a source at some width; SVG is drawn at that size rather than blown up. */
export function rasterise(source: Buffer, svg: boolean, width: number): Sharp {
  if (!svg) return sharp(source).rotate().resize({ width, withoutEnlargement: true })
  const { width: drawn } = svgSize(source.toString('utf8'))
  return sharp(source, { density: Math.min(1200, (72 * width) / drawn), limitInputPixels: 64_000_000 }).resize({
    width,
  })
}

/**
 * Renders a picture as AVIF and WebP in several widths. A bitmap is never enlarged.
 * @param source the file's bytes
 * @param svg whether it is a drawing
 */
export async function renderPicture(
  source: Buffer,
  svg: boolean,
  widths: readonly number[],
  cacheDir: string,
): Promise<RenderedPicture> {
  const size = svg ? svgSize(source.toString('utf8')) : await bitmapSize(source)
  const largest = svg ? Math.max(...widths) : Math.min(size.width, Math.max(...widths))
  const sizes = [...widths.filter((width) => width < largest), largest]
  const key = hashOf(source)
  // Drawn once, at the first image that is not in the cache; the smaller ones are made from the largest.
  let drawn: Promise<{ data: Buffer; info: OutputInfo }> | undefined
  const draw = () =>
    (drawn ??= rasterise(source, svg, largest).removeAlpha().raw().toBuffer({ resolveWithObject: true }))
  const jobs = sizes.flatMap((width) => (['avif', 'webp'] as const).map((format) => ({ width, format })))
  const files = await Promise.all(
    jobs.map(async ({ width, format }) => {
      const options = format === 'avif' ? AVIF : WEBP
      const image = await cached(
        cacheDir,
        hashOf(key, 'picture', String(width), JSON.stringify(options)),
        format,
        async () => {
          const { data, info } = await draw()
          const raw = { width: info.width, height: info.height, channels: info.channels }
          const resized = sharp(data, { raw }).resize({ width })
          return format === 'avif' ? resized.avif(AVIF).toBuffer() : resized.webp(WEBP).toBuffer()
        },
      )
      return { image, format, width }
    }),
  )
  return { files, width: largest, height: Math.round((size.height * largest) / size.width) }
}

async function bitmapSize(source: Buffer): Promise<{ width: number; height: number }> {
  const { autoOrient } = await sharp(source).metadata()
  return { width: autoOrient.width, height: autoOrient.height }
}
