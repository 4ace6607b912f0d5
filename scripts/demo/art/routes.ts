/** Serves the pictures under `/img`: covers, banners, goods, avatars and the marks of vendors. */
import { Hono } from 'hono/quick'
import { hashOf } from '../../build/pictures/image-cache.ts'
import type { Gateway } from '../../sandbox/demo-port.ts'
import { readCookie } from '../../sandbox/read-request.ts'
import { CONTEXT_COOKIE } from '../../sandbox/faults/scenarios.ts'
import { gameById } from '../../sandbox/seeds/games/catalogue.ts'
import type { Game } from '../../sandbox/seeds/games/games.ts'
import { isGood } from '../../sandbox/seeds/rewards/goods.ts'
import { AVATARS } from '../../sandbox/seeds/account/avatars.ts'
import {
  BANNER_WIDTHS,
  COVER_SHAPES,
  COVER_WIDTHS,
  coverVersion,
  IMAGES,
  type CoverShape,
} from '../../sandbox/site/images.ts'
import { artVersion, artwork } from './version.ts'
import { drawAvatar } from './avatars/avatar.ts'
import { drawBanner, isBanner } from './banners/banner.ts'
import { drawCover } from './cover.ts'
import { drawGood } from './goods/good.ts'
import { drawMark, MARK_FOLDERS } from './marks/mark.ts'
import { cachedPicture, coverOptions } from './render.ts'

/** The address holds the version, so a picture never changes under it. */
const FOR_EVER = 'public, max-age=31536000, immutable'
/** An address of another version: shown, since a page may still hold it, but not kept. */
const ONCE = 'no-cache'
/** The vendors' folders are the specification's and hold no version. */
const A_DAY = 'public, max-age=86400'

const SVG = 'image/svg+xml'

const COVER = /^([A-Z0-9_-]+)-(\d+)x(\d+)\.avif$/
const BANNER = /^([a-z-]+)-(\d+)\.avif$/
const MARK = /^([A-Z0-9_]+?)(-mono)?\.svg$/

/** What answers all below `/img`. */
export function createPictures({ seed, merchants, scenarios }: Gateway): Hono {
  const app = new Hono()
  app.get(`${IMAGES}/covers/:version/:file`, async ({ req, notFound }) => {
    const [, id = '', width, height] = COVER.exec(req.param('file')) ?? []
    const game = gameById(seed, id)
    const size = sizeOf(Number(width), Number(height))
    if (!game || !size) return notFound()
    const visit = { merchant: '', context: readCookie(req.raw.headers, CONTEXT_COOKIE) }
    if (scenarios.find('plain-covers', visit)) return picture(plainCover(id, Number(width), Number(height)), SVG, ONCE)
    const bytes = await renderCover(game, size.shape, size.width)
    return picture(bytes, 'image/avif', req.param('version') === coverVersion(artwork, game) ? FOR_EVER : ONCE)
  })

  app.get(`${IMAGES}/banners/:version/:merchant/:file`, async ({ req, notFound }) => {
    const [, key = '', width = ''] = BANNER.exec(req.param('file')) ?? []
    const merchant = [...merchants.values()].find(({ id }) => id === req.param('merchant'))
    if (!merchant || !isBanner(key) || !BANNER_WIDTHS.some((known) => known === Number(width))) return notFound()
    const { id, accent } = merchant
    const bytes = await cachedPicture(
      `banner/${id}/${accent ?? ''}/${key}`,
      { width: Number(width), format: 'avif', quality: 56 },
      () => drawBanner(key, id, accent),
    )
    return picture(bytes, 'image/avif', req.param('version') === artVersion() ? FOR_EVER : ONCE)
  })

  app.get(`${IMAGES}/goods/:version/:merchant/:file`, ({ req, notFound }) => {
    const key = req.param('file').replace(/\.svg$/, '')
    const merchant = [...merchants.values()].find(({ id }) => id === req.param('merchant'))
    if (!merchant || !isGood(key)) return notFound()
    const bytes = new TextEncoder().encode(drawGood(key, merchant.hand, merchant.accent))
    return picture(bytes, SVG, req.param('version') === artVersion() ? FOR_EVER : ONCE)
  })

  app.get(`${IMAGES}/avatars/:version/:file`, async ({ req, notFound }) => {
    const name = AVATARS.find((avatar) => `${avatar}.webp` === req.param('file'))
    if (!name) return notFound()
    const options = { width: 160, format: 'webp', quality: 84, grain: false } as const
    const bytes = await cachedPicture(`avatar/${name}`, options, () => drawAvatar(name))
    return picture(bytes, 'image/webp', req.param('version') === artVersion() ? FOR_EVER : ONCE)
  })

  for (const [folder, kind] of Object.entries(MARK_FOLDERS))
    app.get(`${IMAGES}/${folder}/:file`, ({ req, notFound }) => {
      const [, code = '', mono] = MARK.exec(req.param('file')) ?? []
      const svg = drawMark(code, kind, mono ? 'mono' : 'colour')
      return svg === null ? notFound() : picture(new TextEncoder().encode(svg), SVG, A_DAY)
    })
  return app
}

function sizeOf(width: number, height: number): { width: number; shape: CoverShape } | null {
  const shapes = Object.entries(COVER_SHAPES) as [CoverShape, number][] // the record's own keys
  const found = shapes.find(([, ratio]) => width * ratio === height)
  return found && COVER_WIDTHS.some((known) => known === width) ? { width, shape: found[0] } : null
}

/** A game's cover as AVIF, from the cache where it has been drawn before. */
export const renderCover = (game: Game, shape: CoverShape, width: number): Promise<Buffer> =>
  cachedPicture(`cover/${coverVersion(artwork, game)}/${shape}`, coverOptions(width), () => drawCover(game, shape))

/** A dark square of the game's own colour: nothing that takes time. */
const plainCover = (id: string, width: number, height: number): Uint8Array =>
  new TextEncoder().encode(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%" fill="#${hashOf(id).slice(0, 6)}"/></svg>`,
  )

function picture(bytes: Uint8Array, type: string, keep: string): Response {
  const headers = { 'content-type': type, 'cache-control': keep, 'x-content-type-options': 'nosniff' }
  return new Response(new Uint8Array(bytes), { headers })
}
