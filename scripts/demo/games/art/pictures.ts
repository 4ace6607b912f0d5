/** Turns the games' drawings into pictures, each made once and kept on disk; symbols stand on nothing. */
import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { cached, hashOf } from '../../../build/pictures/image-cache.ts'
import { fromRoot } from '../../../tools/root.ts'
import { artVersion } from '../../art/version.ts'
import type { Game } from '../../../sandbox/seeds/games/games.ts'
import { SYMBOLS, type SymbolName } from '../rules/slot-machine.ts'
import { BACKDROPS, drawBackdrop, type BackdropName } from './backdrop.ts'
import { drawFish } from './fish.ts'

let sources: string | undefined

/** Changes with any drawing, so that pictures may be kept for ever. */
export function pictureVersion(): string {
  if (sources) return sources
  const hash = createHash('sha256').update(artVersion())
  for (const file of readdirSync(import.meta.dirname).toSorted())
    hash.update(`${file}\0`).update(readFileSync(join(import.meta.dirname, file)))
  sources = hash.digest('hex').slice(0, 10)
  return sources
}

/** @returns WebP, or `null` for a name that the game has no picture of */
export async function gamePicture(game: Game, name: string): Promise<Buffer | null> {
  const recipe = await recipeOf(game, name)
  if (!recipe) return null
  const key = hashOf(pictureVersion(), recipe.key, name)
  const { path } = await cached(fromRoot(`.cache/play/${pictureVersion()}`), key, 'webp', () =>
    sharp(Buffer.from(recipe.draw())).resize(recipe.width).webp({ quality: 82, effort: 3 }).toBuffer(),
  )
  return readFile(path)
}

interface Recipe {
  readonly key: string
  /** In pixels. */
  readonly width: number
  readonly draw: () => string
}

async function recipeOf(game: Game, name: string): Promise<Recipe | null> {
  const key = [game.gameId, game.gameName, game.vassalage, game.motif].join('/')
  if (isBackdrop(name))
    return { key, width: BACKDROPS[name][0] * (name === 'tall' ? 2 : 1.5), draw: () => drawBackdrop(game, name) }
  if (isSymbol(name)) {
    // The lettering takes a while to load, and tables need none.
    const { drawSymbol } = await import('./symbols.ts')
    return { key, width: 224, draw: () => drawSymbol(game, name) }
  }
  if (name === 'title') {
    const { drawTitle, TITLE } = await import('./title.ts')
    return { key, width: TITLE[0], draw: () => drawTitle(game) }
  }
  const swims = drawFish(name)
  return swims === null ? null : { key: 'fish', width: 224, draw: () => swims }
}

const isBackdrop = (name: string): name is BackdropName => name in BACKDROPS
const isSymbol = (name: string): name is SymbolName => SYMBOLS.some((symbol) => symbol === name)
