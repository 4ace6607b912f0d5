import { join } from 'node:path'

/** The repository's folder, wherever the command was started. */
export const ROOT = join(import.meta.dirname, '../..')

/** An absolute path of something in the repository. */
export const fromRoot = (path: string): string => join(ROOT, path)
