/** Font families that are installed: each is an npm package `@fontsource-variable/<slug>`. */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as v from 'valibot'
import { ROOT } from '../tools/root.ts'

const PACKAGES = join(ROOT, 'node_modules/@fontsource-variable')

const axis = v.object({ default: v.string(), min: v.string(), max: v.string() })
const metadata = v.object({ family: v.string(), variable: v.record(v.string(), axis) })

export interface FontFamily {
  readonly slug: string
  /** As theme.json names it. */
  readonly family: string
  /** The folder of the font files, absolute. */
  readonly files: string
  /** From axis tag (`wght`, `wdth`, …) to its range. */
  readonly axes: Readonly<Record<string, { readonly min: number; readonly max: number }>>
  /** From subset (`latin`, `vietnamese`, …) to its CSS unicode-range. */
  readonly subsets: Readonly<Record<string, string>>
}

const slugOf = (family: string) => family.trim().toLowerCase().replaceAll(/\s+/g, '-')
const readJson = (path: string): unknown => JSON.parse(readFileSync(path, 'utf8'))

const read = new Map<string, FontFamily | null>()

/** The family of this name, or null when no package holds it. Reads each package once. */
export function findFamily(name: string): FontFamily | null {
  const slug = slugOf(name)
  const known = read.get(slug)
  if (known !== undefined) return known
  const family = readFamily(slug)
  read.set(slug, family)
  return family
}

function readFamily(slug: string): FontFamily | null {
  const folder = join(PACKAGES, slug)
  if (!existsSync(join(folder, 'metadata.json'))) return null
  const { family, variable } = v.parse(metadata, readJson(join(folder, 'metadata.json')))
  const subsets = v.parse(v.record(v.string(), v.string()), readJson(join(folder, 'unicode.json')))
  const axes = Object.entries(variable).map(([tag, { min, max }]) => [tag, { min: Number(min), max: Number(max) }])
  return { slug, family, files: join(folder, 'files'), axes: Object.fromEntries(axes), subsets }
}

/** The names of all installed families, sorted. */
export function installedFamilies(): string[] {
  if (!existsSync(PACKAGES)) return []
  return readdirSync(PACKAGES)
    .flatMap((slug) => findFamily(slug)?.family ?? [])
    .toSorted()
}
