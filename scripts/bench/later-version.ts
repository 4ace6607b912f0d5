/** A bundle as a later build might have made it, for what watches one deployment replace another. */
import { readFile, readdir, rm, writeFile } from 'node:fs/promises'
import { basename, dirname, join, relative } from 'node:path'
import { put } from '../build/files.ts'
import { identify } from '../build/compile/worker.ts'

/** What the application is made of, and its words: named by their content, and other names in every build. */
const RENAMED = /^(?:assets\/.*\.(?:js|css)|i18n\/.*\.json)$/
const TEXT = /\.(?:html|js|css|json)$/
const NAME = /[\w.-]+\.(?:js|css|json)\b/g

/**
 * Copies a bundle, all parts of whose application get other names.
 * @param from a built bundle
 * @param to the folder to fill; what is in it goes
 * @param mark what the names are told apart by, such as `v2`
 */
export async function writeLaterVersion(from: string, to: string, mark: string): Promise<void> {
  await rm(to, { recursive: true, force: true })
  const entries = await readdir(from, { recursive: true, withFileTypes: true })
  const paths = entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(from, join(entry.parentPath, entry.name)).replaceAll('\\', '/'))
    // What is compressed ahead would be of the old names.
    .filter((path) => !/\.(?:br|gz)$/.test(path))
  const names = new Map(
    paths.filter((path) => RENAMED.test(path)).map((path) => [basename(path), `${mark}-${basename(path)}`]),
  )
  const renamed = (text: string): string => text.replaceAll(NAME, (name) => names.get(name) ?? name)
  const pages = new Map<string, string>()
  for (const path of paths.filter((it) => it !== 'sw.js')) {
    const bytes = await readFile(join(from, path))
    const target = join(dirname(path), names.get(basename(path)) ?? basename(path))
    if (!TEXT.test(path)) await put(to, target, bytes)
    else {
      const [before, after] = [bytes.toString(), renamed(bytes.toString())]
      await put(to, target, after)
      if (path.endsWith('.html')) {
        const [old, now] = [identify(before), identify(after)]
        pages.set(old.revision, now.revision).set(old.integrity, now.integrity)
      }
    }
  }
  let worker = renamed(await readFile(join(from, 'sw.js'), 'utf8'))
  for (const [old, now] of pages) worker = worker.replaceAll(old, now)
  await writeFile(join(to, 'sw.js'), worker)
}
