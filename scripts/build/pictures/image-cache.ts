/** Rendered images by the hash of what they are made from, so that a second build renders none. */
import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, rename, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import sharp from 'sharp'

/** Raised when a recipe below this folder changes, so that no stale image is served. */
const RECIPES = 1

/** Two cores: two images at once, each on one thread. */
const SLOTS = 2
sharp.concurrency(1)

let busy = 0
let ended = 0
const waiting: (() => void)[] = []

async function inSlot<Result>(work: () => Promise<Result>): Promise<Result> {
  if (busy >= SLOTS) await new Promise<void>((resolve) => waiting.push(resolve))
  else busy += 1
  try {
    return await work()
  } finally {
    ended += 1
    // What was asked for last first: whoever asked long ago has often gone to another page. In turn with what has waited
    // longest: a page whose connections are all taken by pictures gets nothing else, however many others come after it.
    const next = ended % 2 === 0 ? waiting.shift() : waiting.pop()
    if (next) next()
    else busy -= 1
  }
}

/** An image in the cache. */
export interface CachedImage {
  /** Absolute. */
  readonly path: string
  /** Eight hexadecimal digits of what it is made from, for its name in a bundle. */
  readonly hash: string
}

/** SHA-256 of texts and bytes; lengths keep `a`, `bc` apart from `ab`, `c`. */
export function hashOf(...parts: readonly (string | Uint8Array)[]): string {
  const hash = createHash('sha256')
  for (const part of parts) hash.update(`${part.length}:`).update(part)
  return hash.digest('hex')
}

/**
 * The image of a recipe, made only when the cache has none.
 * @param key everything that the image depends on, as `hashOf` gives it
 * @param extension without a dot
 */
export async function cached(
  cacheDir: string,
  key: string,
  extension: string,
  make: () => Promise<Uint8Array>,
): Promise<CachedImage> {
  const full = hashOf(key, extension, String(RECIPES), sharp.versions.sharp)
  const path = join(cacheDir, full.slice(0, 2), `${full}.${extension}`)
  if (!existsSync(path)) {
    // Two that are equal are made once.
    const making = makings.get(path) ?? write(path, make).finally(() => makings.delete(path))
    makings.set(path, making)
    await making
  }
  return { path, hash: full.slice(0, 8) }
}

const makings = new Map<string, Promise<void>>()

async function write(path: string, make: () => Promise<Uint8Array>): Promise<void> {
  const bytes = await inSlot(make)
  await mkdir(dirname(path), { recursive: true })
  // Renaming is atomic: a build that is stopped leaves no half of an image behind.
  const unfinished = `${path}.${process.pid}`
  await writeFile(unfinished, bytes)
  await rename(unfinished, path)
}
