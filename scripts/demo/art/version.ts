/** What pictures' addresses change with. */
import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

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

/** Whose pictures the addresses of `site/images.ts` name. */
export const artwork = {
  demo: {
    pictures: {
      get version() {
        return artVersion()
      },
    },
  },
}
