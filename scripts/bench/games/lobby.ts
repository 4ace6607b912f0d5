/** A lobby of ten thousand games on a phone: the neutral brand, with every vendor's games on one page. */
import { join } from 'node:path'
import type { Page } from 'playwright'
import { listGames } from '../../../src/api/games/games.ts'
import type { Sandbox } from '../../sandbox/sandbox.ts'
import { benchHome, withSite, writeNeutralBrand, type Site } from '../site.ts'

const PORT = 4197
const HOME = benchHome('games')
/** The brand's id, which is the label of its host. */
export const LOBBY = 'lobby'
export const LOBBY_BUNDLE = join(HOME, 'dist', LOBBY)
export const STATIC_HOME = join(HOME, 'static')
/** How many different covers stand for all: to draw ten thousand takes an hour. */
const COVERS = 60
const COVER = /^\/img\/covers\/.*-(\d+x\d+)\.avif$/

/** @param port where it is served */
export async function withLobby<Result>(measure: (site: Site) => Promise<Result>, port = PORT): Promise<Result> {
  await writeNeutralBrand(join(HOME, 'brands'), LOBBY, 'Lobby', { card: 'framed' })
  return withSite(
    {
      port,
      brandsDir: join(HOME, 'brands'),
      outDir: join(HOME, 'dist'),
      // A page with a stream of news is never at rest.
      scenarios: ['no-popup', 'no-stream'],
      answering: answeringAll,
    },
    measure,
  )
}

/** Slots are all there is to ten thousand but for a tenth: a list of one category has the others' games, too. */
function answeringAll(sandbox: Sandbox): Sandbox['fetch'] {
  const drawn = new Map<string, { readonly bytes: ArrayBuffer; readonly headers: Headers }[]>()
  let turn = 0
  return async (request, connection) => {
    const url = new URL(request.url)
    const size = COVER.exec(url.pathname)?.[1]
    if (size !== undefined) {
      const covers = drawn.get(size) ?? []
      drawn.set(size, covers)
      if (covers.length < COVERS) {
        const answer = await sandbox.fetch(request, connection)
        covers.push({ bytes: await answer.arrayBuffer(), headers: answer.headers })
      }
      turn += 1
      const cover = covers[turn % covers.length]
      return new Response(cover?.bytes ?? null, { headers: cover?.headers ?? {} })
    }
    if (url.pathname !== listGames.path) return sandbox.fetch(request, connection)
    url.searchParams.delete('gameType')
    return sandbox.fetch(new Request(url, request), connection)
  }
}

/** Whether a request asks for a page of games. */
export const isList = (url: string): boolean => new URL(url).pathname === listGames.path

/** Opens the lobby and waits for its first cards, then until it rests. */
export async function openLobby(page: Page, site: Site): Promise<void> {
  await page.goto(site.addressOf(LOBBY, '/rng'))
  await page.getByRole('grid').getByRole('gridcell').first().waitFor()
  await page.waitForLoadState('networkidle')
}
