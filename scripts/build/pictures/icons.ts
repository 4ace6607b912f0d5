/** Every icon of a site from one drawing, and the picture that is shown where a link to the site is shared. */
import sharp from 'sharp'
import type { CachedImage } from './image-cache.ts'
import { cached, hashOf } from './image-cache.ts'
import { rasterise } from './pictures.ts'
import { svgSize } from './svg-clean.ts'

export interface IconFile {
  readonly image: CachedImage
  /** In the manifest: pixels a side, and whether a launcher may cut it to its own shape. */
  readonly size: number
  readonly purpose: 'any' | 'maskable'
}

export interface Icons {
  readonly favicon: CachedImage
  readonly touch: CachedImage
  readonly manifest: readonly IconFile[]
}

/**
 * Draws the icons.
 * @param svg the cleaned drawing: a mark without a background of its own
 * @param background behind the mark where an icon must fill its square, `#rrggbb`
 */
export async function renderIcons(svg: string, background: string, cacheDir: string): Promise<Icons> {
  const image = (name: string, extension: string, make: () => Promise<Uint8Array>) =>
    cached(cacheDir, hashOf(svg, background, name), extension, make)
  const manifest = [
    { size: 192, purpose: 'any' },
    { size: 512, purpose: 'any' },
    { size: 512, purpose: 'maskable' },
  ] as const
  return {
    favicon: await image('favicon', 'ico', async () =>
      ico(await Promise.all([16, 32, 48].map((side) => mark(svg, side, 1)))),
    ),
    // Apple's launcher rounds the corners and knows no transparency.
    touch: await image('touch', 'png', () => mark(svg, 180, 0.7, background)),
    manifest: await Promise.all(
      manifest.map(async ({ size, purpose }) => ({
        size,
        purpose,
        // A launcher may cut a maskable icon to a circle of four fifths of its width.
        image: await image(`${purpose} ${size}`, 'png', () =>
          purpose === 'maskable' ? mark(svg, size, 0.6, background) : mark(svg, size, 0.92),
        ),
      })),
    ),
  }
}

/** The mark in the middle of a square, as PNG. */
async function mark(svg: string, side: number, part: number, background?: string): Promise<Buffer> {
  const inner = Math.round(side * part)
  const drawn = await sharp(Buffer.from(svg), { density: densityFor(svg, inner) })
    .resize({ width: inner, height: inner, fit: 'contain', background: '#0000' })
    .png()
    .toBuffer()
  const square = { width: side, height: side, channels: 4, background: background ?? '#0000' } as const
  return sharp({ create: square })
    .composite([{ input: drawn, gravity: 'centre' }])
    .png({ compressionLevel: 9, palette: side <= 48 })
    .toBuffer()
}

function densityFor(svg: string, side: number): number {
  const { width, height } = svgSize(svg)
  return Math.min(2400, (72 * side) / Math.max(width, height))
}

/** Several PNG files as one icon file: a directory of 16 bytes an entry, then the files. */
function ico(pngs: readonly Buffer[]): Buffer {
  const header = Buffer.alloc(6 + 16 * pngs.length)
  header.writeUInt16LE(1, 2)
  header.writeUInt16LE(pngs.length, 4)
  let offset = header.length
  for (const [index, png] of pngs.entries()) {
    const entry = 6 + 16 * index
    // A PNG tells its width and height at bytes 16 and 20; 256 is written as 0.
    header.writeUInt8(png.readUInt32BE(16) % 256, entry)
    header.writeUInt8(png.readUInt32BE(20) % 256, entry + 1)
    header.writeUInt16LE(1, entry + 4)
    header.writeUInt16LE(32, entry + 6)
    header.writeUInt32LE(png.length, entry + 8)
    header.writeUInt32LE(offset, entry + 12)
    offset += png.length
  }
  return Buffer.concat([header, ...pngs])
}

const SHARE = { width: 1200, height: 630 }

/** The hero with the logo on it, for links that are shared (Open Graph): JPEG, since not every reader takes AVIF. */
export function renderShareImage(
  hero: { readonly source: Buffer; readonly svg: boolean },
  logo: string,
  background: string,
  cacheDir: string,
): Promise<CachedImage> {
  return cached(cacheDir, hashOf(hero.source, logo, background, 'share'), 'jpg', async () => {
    const { width, height } = svgSize(logo)
    const scale = Math.min(460 / width, 150 / height)
    const lockup = await sharp(Buffer.from(logo), { density: Math.min(2400, 72 * scale) })
      .resize({ width: Math.round(width * scale) })
      .png()
      .toBuffer()
    const veil = `<svg xmlns="http://www.w3.org/2000/svg" width="${SHARE.width}" height="${SHARE.height}"><linearGradient id="v"><stop offset="0" stop-color="${background}" stop-opacity=".92"/><stop offset=".38" stop-color="${background}" stop-opacity=".7"/><stop offset=".72" stop-color="${background}" stop-opacity="0"/></linearGradient><path fill="url(#v)" d="M0 0h1200v630H0z"/></svg>`
    const base = await rasterise(hero.source, hero.svg, 1400).removeAlpha().png({ compressionLevel: 1 }).toBuffer()
    return sharp(base)
      .resize({ ...SHARE, fit: 'cover', position: 'right' })
      .composite([
        { input: Buffer.from(veil) },
        { input: lockup, left: 80, top: Math.round((SHARE.height - height * scale) / 2) },
      ])
      .jpeg({ quality: 82, mozjpeg: true })
      .toBuffer()
  })
}
