/** Writing a bundle's files: shared ones as hard links, own ones fresh, the whole moved into place at once. */
import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { copyFile, link, mkdir, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'

/** Eight hex digits of a content's SHA-256, for names that may be cached for ever. */
export function shortHash(content: string | Uint8Array): string {
  return createHash('sha256').update(content).digest('hex').slice(0, 8)
}

/** Puts a file that other bundles share: a hard link, or a copy where the disk refuses one. */
export async function share(source: string, target: string): Promise<void> {
  // A link is made where nothing stands, or not at all: mostly that is the one thing to do.
  await link(source, target).catch(async () => {
    await mkdir(dirname(target), { recursive: true })
    // Writing through an old link would change every other brand's file.
    await rm(target, { force: true })
    await link(source, target).catch(() => copyFile(source, target))
  })
}

/** Writes a file of the brand's own. */
export async function put(dir: string, path: string, content: string | Uint8Array): Promise<void> {
  const target = join(dir, path)
  await mkdir(dirname(target), { recursive: true })
  await rm(target, { force: true })
  await writeFile(target, content)
}

/**
 * Moves a finished folder to where the old one was: a bundle is whole or it is the one before.
 * @throws the file system's own error; then the old folder stands as it was
 */
export async function replaceFolder(finished: string, target: string): Promise<void> {
  const old = `${target}.old`
  // What a run that was stopped between the two moves has left.
  if (existsSync(old) && !existsSync(target)) await rename(old, target)
  await rm(old, { recursive: true, force: true })
  await mkdir(dirname(target), { recursive: true })
  const replaces = existsSync(target)
  if (replaces) await rename(target, old)
  try {
    await rename(finished, target)
  } catch (error) {
    if (replaces) await rename(old, target)
    throw error
  }
  await rm(old, { recursive: true, force: true })
}
