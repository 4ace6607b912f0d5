/** Looks through a brand folder without leaving it. */
import { lstat, readdir, readlink, realpath, stat } from 'node:fs/promises'
import { join, sep } from 'node:path'
import type { FolderEntry } from './draft.ts'

/** Folders that never hold a brand's data and may hold a hundred thousand files. */
const CLOSED = new Set(['node_modules'])

/**
 * Every file below a folder, sorted by path. Hidden files are left out (editors and systems put them there), linked
 * folders are not entered.
 * @throws the file system's own error when the folder cannot be read, and one of that form for what is no file
 */
export async function listFolder(dir: string): Promise<FolderEntry[]> {
  const root = await realpath(dir)
  const found: FolderEntry[] = []
  const visit = async (relative: string): Promise<void> => {
    for (const name of await readdir(join(root, relative))) {
      if (name.startsWith('.') || name === 'Thumbs.db' || name === 'desktop.ini') continue
      const path = relative === '' ? name : `${relative}/${name}`
      const entry = await lstat(join(root, path))
      if (entry.isSymbolicLink()) found.push(await followed(root, path))
      else if (entry.isDirectory() && CLOSED.has(name)) found.push({ path: `${path}/`, bytes: 0 })
      else if (entry.isDirectory()) await visit(path)
      else if (entry.isFile()) found.push({ path, bytes: entry.size })
      else throw noFile(join(root, path))
    }
  }
  await visit('')
  return found.toSorted((a, b) => (a.path < b.path ? -1 : 1))
}

/** What can be waited on for ever: a pipe, a socket, a device. Told as the file system tells its own errors. */
function noFile(path: string): Error {
  return Object.assign(new Error(`${path} is no file`), { code: 'it is a pipe, a socket or a device', path })
}

/** A link to a file inside the folder counts as that file; any other is a stray. */
async function followed(root: string, path: string): Promise<FolderEntry> {
  const full = join(root, path)
  const target = await realpath(full).catch(() => undefined)
  const inside = target?.startsWith(root + sep)
  const file = inside ? await stat(full) : undefined
  if (file?.isFile()) return { path, bytes: file.size }
  return { path, bytes: 0, strayTarget: await readlink(full) }
}
