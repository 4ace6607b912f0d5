/** Turns drawings into pictures, with a little grain, each made once and kept on disk. */
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { cached, hashOf } from '../../build/pictures/image-cache.ts'
import { fromRoot } from '../../tools/root.ts'
import { createRandom } from '../../sandbox/seeds/random.ts'
import { artVersion } from './version.ts'

const CACHE = fromRoot('.cache/art')

export interface RenderOptions {
  /** In pixels; the height follows the drawing. */
  readonly width: number
  readonly format: 'avif' | 'webp'
  /** 0 to 100. */
  readonly quality: number
  readonly grain?: boolean
}

/** How a cover is rendered at a width. */
export const coverOptions = (width: number): RenderOptions => ({ width, format: 'avif', quality: 58 })

/** @returns the picture's bytes */
export async function renderSvg(svg: string, { width, format, quality, grain = true }: RenderOptions): Promise<Buffer> {
  const { data, info } = await sharp(Buffer.from(svg))
    .resize(width)
    .flatten()
    .raw()
    .toBuffer({ resolveWithObject: true })
  if (grain) addGrain(data)
  const image = sharp(data, { raw: info })
  // At higher efforts the encoder takes ten times as long and saves a tenth of the bytes.
  return format === 'avif'
    ? image.avif({ quality, effort: 1 }).toBuffer()
    : image.webp({ quality, effort: 3 }).toBuffer()
}

/** How far grain lifts or lowers a pixel, of 255. */
const GRAIN = 3
/** More than a line of pixels and prime, so that the grain repeats nowhere near. */
const noise = Int8Array.from(
  { length: 65_537 },
  (
    (random) => () =>
      Math.round((random.next() * 2 - 1) * GRAIN)
  )(createRandom(7)),
)

/** The same for every picture, and the same in all three channels of a pixel. */
function addGrain(pixels: Buffer): void {
  for (let at = 0, step = 0; at + 2 < pixels.length; at += 3, step += 1) {
    const by = noise[step % noise.length] ?? 0
    for (let channel = at; channel < at + 3; channel += 1)
      pixels[channel] = Math.max(0, Math.min(255, (pixels[channel] ?? 0) + by))
  }
}

const underWay = new Map<string, Promise<Buffer>>()

/**
 * A picture from the cache, drawn when it is not there yet; whoever asks meanwhile waits for the same drawing.
 * @param name says what it shows, unlike any other
 */
export function cachedPicture(name: string, options: RenderOptions, draw: () => string): Promise<Buffer> {
  const key = hashOf(artVersion(), name, JSON.stringify(options))
  const known = underWay.get(key)
  if (known) return known
  const made = cached(join(CACHE, artVersion()), key, options.format, () => renderSvg(draw(), options))
    .then(({ path }) => readFile(path))
    .finally(() => underWay.delete(key))
  underWay.set(key, made)
  return made
}
