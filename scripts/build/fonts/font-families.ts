/**
 * Font families that are installed: npm packages `@fontsource-variable/<slug>`, or `@fontsource/<slug>` for families
 * whose weights are files of their own.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as v from 'valibot'
import { ROOT } from '../../tools/root.ts'

/** A family that comes both ways is taken as a variable one: one file for all its weights. */
const PACKAGES = ['@fontsource-variable', '@fontsource'].map((scope) => join(ROOT, 'node_modules', scope))

const axis = v.object({ default: v.string(), min: v.string(), max: v.string() })
const metadata = v.object({
  family: v.string(),
  weights: v.array(v.number()),
  variable: v.union([v.literal(false), v.record(v.string(), axis)]),
})

export interface FontFamily {
  readonly slug: string
  /** As theme.json names it. */
  readonly family: string
  /** The folder of the font files, absolute. */
  readonly files: string
  /** From axis tag (`wght`, `wdth`, …) to its range; none where each weight is a file. */
  readonly axes: Readonly<Record<string, { readonly min: number; readonly max: number }>>
  /** The weights that are drawn, rising, such as 400. */
  readonly weights: readonly number[]
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
  const folder = PACKAGES.map((scope) => join(scope, slug)).find((path) => existsSync(join(path, 'metadata.json')))
  if (folder === undefined) return null
  const isVariable = folder.startsWith(PACKAGES[0] ?? '')
  const { family, weights, variable } = v.parse(metadata, readJson(join(folder, 'metadata.json')))
  const subsets = v.parse(v.record(v.string(), v.string()), readJson(join(folder, 'unicode.json')))
  // The plain package of a variable family names its axes too, but has no file with them.
  const axes = Object.entries(isVariable && variable ? variable : {})
  return {
    slug,
    family,
    files: join(folder, 'files'),
    axes: Object.fromEntries(axes.map(([tag, { min, max }]) => [tag, { min: Number(min), max: Number(max) }])),
    weights: weights.toSorted((a, b) => a - b),
    subsets,
  }
}

/** The names of all installed families, sorted. */
export function installedFamilies(): string[] {
  const slugs = PACKAGES.flatMap((scope) => (existsSync(scope) ? readdirSync(scope) : []))
  return [...new Set(slugs.flatMap((slug) => findFamily(slug)?.family ?? []))].toSorted()
}
