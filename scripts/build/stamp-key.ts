/** What decides whether a bundle must be stamped again. */
import { createHash } from 'node:crypto'
import { readFile, readdir } from 'node:fs/promises'
import { join } from 'node:path'
import type { LoadedBrand } from '../brands/load.ts'
import { ROOT } from '../tools/root.ts'

/** What a stamp depends on besides the brand: the stamping code and the catalogues. */
export async function toolsHash(): Promise<string> {
  const hash = createHash('sha256')
  for (const folder of [
    'scripts/build',
    'scripts/brands',
    'scripts/messages',
    'src/i18n',
    'src/theme',
    'src/brand',
    'src/rules',
    'scripts/serve',
  ]) {
    const entries = await readdir(join(ROOT, folder), { recursive: true, withFileTypes: true })
    const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name))
    for (const file of files.toSorted()) hash.update(file.slice(ROOT.length)).update(await readFile(file))
  }
  return hash.digest('hex')
}

/**
 * @param shared what all brands' stamps depend on, as text
 * @param all every brand of this build
 * @throws Error when one of the brand's files vanished meanwhile
 */
export async function stampKey(brand: LoadedBrand, shared: string, all: readonly LoadedBrand[]): Promise<string> {
  const hash = createHash('sha256').update(shared)
  hash.update(JSON.stringify(brand.brand))
  // The leak scan compares with every other brand.
  hash.update(JSON.stringify(all.map((it) => [it.id, it.brand.name, it.brand.merchantCode, it.brand.domains])))
  for (const file of brand.files) hash.update(file).update(await readFile(join(brand.dir, file)))
  return hash.digest('hex')
}
