/** Where pictures are, on the sandbox's own origin. Each address changes with what the picture is made from. */
import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { BannerKey } from '../../sandbox/seeds/content/banners.ts'
import { numberOf } from '../../sandbox/seeds/random.ts'
import type { CoverGame, CoverShape } from './cover.ts'

/** The sandbox answers everything below. */
export const IMAGES = '/img'

/** The widths that pictures are served in, in pixels. */
export const COVER_WIDTHS = [240, 480] as const
export const BANNER_WIDTHS = [720, 1080, 1440] as const

/** Heights of covers by shape, as a part of the width. */
export const COVER_SHAPES: Readonly<Record<CoverShape, number>> = { square: 1, portrait: 4 / 3 }

let sources: string | undefined

/** Eight digits that change with any file of this folder, so that nobody needs to remember to count up. */
export function artVersion(): string {
  if (sources) return sources
  const hash = createHash('sha256')
  const files = readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' })
  for (const file of files.filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts')).toSorted())
    hash.update(`${file}\0`).update(readFileSync(join(import.meta.dirname, file)))
  sources = hash.digest('hex').slice(0, 8)
  return sources
}

/** Changes with the drawing code and with what a game's cover is drawn from. */
export const coverVersion = ({ gameId, gameName, vassalage, motif }: CoverGame): string =>
  `${artVersion()}${numberOf([gameId, gameName, vassalage, motif].join('/')).toString(36)}`

/** @param width one of `COVER_WIDTHS` */
export function coverAddress(
  game: CoverGame,
  width: (typeof COVER_WIDTHS)[number],
  shape: CoverShape = 'square',
): string {
  return `${IMAGES}/covers/${coverVersion(game)}/${game.gameId}-${width}x${width * COVER_SHAPES[shape]}.avif`
}

/** A banner of a merchant in one of `BANNER_WIDTHS`. */
export const bannerAddress = (origin: string, merchant: string, key: BannerKey, width: number): string =>
  `${origin}${IMAGES}/banners/${artVersion()}/${merchant}/${key}-${width}.avif`

export const avatarAddress = (origin: string, avatar: string): string =>
  `${origin}${IMAGES}/avatars/${artVersion()}/${avatar}.webp`
