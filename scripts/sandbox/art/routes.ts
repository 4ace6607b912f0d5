/** Serves the pictures under `/img`: covers, banners, avatars and the marks of vendors. */
import type { Hono } from 'hono'
import type { Services } from '../context.ts'
import type { SandboxEnv } from '../mount.ts'
import { createGames, type Game } from '../seeds/games.ts'
import { COVER_SHAPES, COVER_WIDTHS, coverVersion, IMAGES } from './addresses.ts'
import { drawCover, type CoverShape } from './cover.ts'
import { cachedPicture } from './render.ts'

/** The address holds the version, so a picture never changes under it. */
const FOR_EVER = 'public, max-age=31536000, immutable'
/** An address of another version: shown, since a page may still hold it, but not kept. */
const ONCE = 'no-cache'

const COVER = /^([A-Z]+-\d+)-(\d+)x(\d+)\.avif$/

/** Adds the routes. */
export function addArt(app: Hono<SandboxEnv>, { seed }: Services): void {
  let games: ReadonlyMap<string, Game> | undefined
  const gameOf = (id: string): Game | undefined => {
    games ??= new Map(createGames(seed).map((game) => [game.gameId, game]))
    return games.get(id)
  }

  app.get(`${IMAGES}/covers/:version/:file`, async ({ req, notFound }) => {
    const [, id = '', width, height] = COVER.exec(req.param('file')) ?? []
    const game = gameOf(id)
    const size = sizeOf(Number(width), Number(height))
    if (!game || !size) return notFound()
    const version = coverVersion(game)
    const bytes = await renderCover(game, size.shape, size.width)
    return picture(bytes, 'image/avif', version === req.param('version'))
  })
}

function sizeOf(width: number, height: number): { width: number; shape: CoverShape } | null {
  const shapes = Object.entries(COVER_SHAPES) as [CoverShape, number][] // the record's own keys
  const found = shapes.find(([, ratio]) => width * ratio === height)
  return found && COVER_WIDTHS.some((known) => known === width) ? { width, shape: found[0] } : null
}

/** A game's cover as AVIF, from the cache where it has been drawn before. */
export const renderCover = (game: Game, shape: CoverShape, width: number): Promise<Buffer> =>
  cachedPicture(`cover/${coverVersion(game)}/${shape}`, { width, format: 'avif', quality: 58 }, () =>
    drawCover(game, shape),
  )

function picture(bytes: Uint8Array, type: string, current: boolean): Response {
  const headers = {
    'content-type': type,
    'cache-control': current ? FOR_EVER : ONCE,
    'x-content-type-options': 'nosniff',
  }
  return new Response(new Uint8Array(bytes), { headers })
}
