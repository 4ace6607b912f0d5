/** Makes every picture of a bundle from the few in a brand's folder. */
import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { BundledPicture, PictureWidths } from '../../src/brand/bundle.ts'
import { share } from './files.ts'
import { renderIcons, renderShareImage } from './pictures/icons.ts'
import { cached, hashOf } from './pictures/image-cache.ts'
import type { CachedImage } from './pictures/image-cache.ts'
import type { RenderedPicture } from './pictures/pictures.ts'
import { HERO_WIDTHS, PHONE_WIDTHS, renderPicture } from './pictures/pictures.ts'
import { cleanSvg, svgSize } from './pictures/svg-clean.ts'

export interface AssetOptions {
  /** The brand's folder: its `assets/` holds logo.svg, icon.svg, hero and, if it likes, hero-phone, and both again as `-dark`. */
  readonly brandDir: string
  /** The bundle's folder. */
  readonly outDir: string
  /** Kept between builds. */
  readonly cacheDir: string
  /** The page's ground in the default mode, `#rrggbb`: behind icons that must be opaque, and behind the shared logo. */
  readonly background: string
  /** Whether the brand has light pages and dark ones: only then are the pictures for dark pages its own. */
  readonly bothModes: boolean
}

export interface ManifestIcon {
  readonly src: string
  /** Such as `192x192`. */
  readonly sizes: string
  readonly type: 'image/png'
  readonly purpose: 'any' | 'maskable'
}

export interface BuiltAssets {
  /** Every file written, relative to the bundle's folder, sorted. */
  readonly files: readonly string[]
  /** A small one is its own address (`data:`). */
  readonly logo: { readonly url: string; readonly width: number; readonly height: number }
  readonly heroPicture: BundledPicture
  readonly heroPhone?: BundledPicture
  /** For the web manifest. */
  readonly icons: readonly ManifestIcon[]
  /** The path of the picture for shared links, 1200 by 630 pixels. */
  readonly ogImage: string
}

const PICTURES = ['svg', 'avif', 'webp', 'png', 'jpg', 'jpeg'] as const

/** Characters up to which a logo stands in the page itself: as a file it would share the network with the first picture. */
const LOGO_INLINE = 8000

/**
 * Writes a brand's pictures into its bundle. What is in the cache is linked, not made again.
 * @throws Error when a picture is missing or refused; the gate tells that earlier and better
 */
export async function buildAssets({
  brandDir,
  outDir,
  cacheDir,
  background,
  bothModes,
}: AssetOptions): Promise<BuiltAssets> {
  const sources = join(brandDir, 'assets')
  const placed: Promise<string>[] = []
  const put = ({ path }: CachedImage, file: string): string => {
    placed.push(share(path, join(outDir, file)).then(() => file))
    return `/${file}`
  }
  const drawing = async (name: string) => {
    const source = await readFile(join(sources, `${name}.svg`))
    const image = await cached(cacheDir, hashOf(source, 'clean'), 'svg', async () =>
      Buffer.from(cleanSvg(source.toString('utf8'))),
    )
    return { image, text: await readFile(image.path, 'utf8') }
  }
  const picture = (name: string, { files, width, height }: RenderedPicture, dark?: RenderedPicture): BundledPicture => {
    const urls = files.map(({ image, format, width: size }) => ({
      format,
      size,
      url: put(image, `media/${name}-${size}-${image.hash}.${format}`),
    }))
    const srcset = (wanted: 'avif' | 'webp') =>
      urls.flatMap(({ format, size, url }) => (format === wanted ? [`${url} ${size}w`] : [])).join(', ')
    const webp = urls.filter(({ format }) => format === 'webp')
    // Every browser that knows no srcset is old and has a small screen.
    return {
      avif: srcset('avif'),
      webp: srcset('webp'),
      fallback: (webp.at(-2) ?? webp.at(-1))?.url ?? '',
      width,
      height,
      ...(dark ? { dark: widthsOf(picture(`${name}-dark`, dark)) } : {}),
    }
  }
  const render = async (name: string, widths: readonly number[]): Promise<RenderedPicture | undefined> => {
    const found = await findPicture(sources, name)
    return found ? renderPicture(found.source, found.svg, widths, cacheDir) : undefined
  }

  const [logo, icon, hero] = await Promise.all([drawing('logo'), drawing('icon'), findPicture(sources, 'hero')])
  if (!hero) throw new Error(`${sources}: there is no hero; add hero.svg or hero.png`)
  const [icons, shared, wide, tall, wideDark, tallDark] = await Promise.all([
    renderIcons(icon.text, background, cacheDir),
    renderShareImage(hero, logo.text, background, cacheDir),
    renderPicture(hero.source, hero.svg, HERO_WIDTHS, cacheDir),
    render('hero-phone', PHONE_WIDTHS),
    bothModes ? render('hero-dark', HERO_WIDTHS) : undefined,
    bothModes ? render('hero-phone-dark', PHONE_WIDTHS) : undefined,
  ])
  put(icon.image, 'favicon.svg')
  put(icons.favicon, 'favicon.ico')
  put(icons.touch, 'apple-touch-icon.png')
  const built = {
    logo: {
      url:
        logo.text.length <= LOGO_INLINE
          ? `data:image/svg+xml,${encodeURIComponent(logo.text)}`
          : put(logo.image, `media/logo-${logo.image.hash}.svg`),
      ...svgSize(logo.text),
    },
    heroPicture: picture('hero', wide, wideDark),
    ...(tall ? { heroPhone: picture('hero-phone', tall, tallDark) } : {}),
    icons: icons.manifest.map(({ image, size, purpose }) => ({
      src: put(image, `media/icon-${purpose}-${size}-${image.hash}.png`),
      sizes: `${size}x${size}`,
      type: 'image/png' as const,
      purpose,
    })),
    ogImage: put(shared, `media/share-${shared.hash}.jpg`),
  }
  return { ...built, files: (await Promise.all(placed)).toSorted() }
}

const widthsOf = ({ avif, webp }: BundledPicture): PictureWidths => ({ avif, webp })

async function findPicture(folder: string, name: string): Promise<{ source: Buffer; svg: boolean } | null> {
  const extension = PICTURES.find((one) => existsSync(join(folder, `${name}.${one}`)))
  if (!extension) return null
  return { source: await readFile(join(folder, `${name}.${extension}`)), svg: extension === 'svg' }
}
