/** The pictures of a brand: all there, of a size that the build can take, and what their names say they are. */
import { open, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Decisions } from '../../../../src/theme/decisions.ts'
import type { Draft, FolderEntry, Remark } from '../../draft.ts'
import { fileProblem } from '../../draft.ts'
import type { Problem } from '../../problem.ts'
import { nearest, oneOf } from '../../../../src/rules/did-you-mean.ts'
import { checkBitmap } from './bitmap.ts'
import { checkDark } from './dark-pictures.ts'
import { EXTENSIONS, pictureKind } from './picture-kind.ts'
import { checkSvg } from './svg.ts'

const KB = 1024
const MB = 1024 * KB

interface Slot {
  /** The file's name without its extension. */
  readonly name: string
  readonly what: string
  readonly extensions: readonly string[]
  readonly required: boolean
}

const BITMAPS = ['png', 'jpg', 'jpeg', 'avif', 'webp']
const SLOTS: readonly Slot[] = [
  { name: 'logo', what: 'the logo', extensions: ['svg'], required: true },
  { name: 'icon', what: 'the icon', extensions: ['svg'], required: true },
  { name: 'hero', what: "the home page's picture", extensions: ['svg', ...BITMAPS], required: true },
  { name: 'hero-phone', what: 'the picture for phones', extensions: ['svg', ...BITMAPS], required: false },
  { name: 'hero-dark', what: 'the picture for dark pages', extensions: ['svg', ...BITMAPS], required: false },
  { name: 'hero-phone-dark', what: 'the picture for dark phones', extensions: ['svg', ...BITMAPS], required: false },
]

/** How large a source may be: players load the logo as it is, the others are rendered by the build. */
const LIMITS: Readonly<Record<string, number>> = { logo: 64 * KB, icon: 128 * KB }
const SVG_LIMIT = 1 * MB
const BITMAP_LIMIT = 10 * MB

/**
 * Checks what lies in assets/.
 * @param decisions the theme, where it can be read: pictures for dark pages are for brands with both modes
 */
export async function checkAssets(draft: Draft, decisions: Decisions | undefined): Promise<Problem[]> {
  const pictures = draft.entries
    .filter(({ path }) => path.startsWith('assets/'))
    .map((entry) => ({ entry, ...parts(entry) }))
  const problems: Problem[] = []
  const missingSlots = new Set<Slot>()
  const doubtful = new Set<Slot>()
  for (const slot of SLOTS) {
    const fitting = pictures.filter(({ name, extension }) => name === slot.name && slot.extensions.includes(extension))
    const [first, second] = fitting
    if (first && second) {
      doubtful.add(slot)
      problems.push(twice(draft, slot, first.entry, second.entry))
    }
    if (first || !slot.required) continue
    missingSlots.add(slot)
    const files = pictures.map(({ file }) => file)
    problems.push(missing(draft, slot, files))
  }
  for (const { entry, name, extension, file } of pictures) {
    const slot = SLOTS.find((one) => one.name === name && one.extensions.includes(extension))
    if (entry.strayTarget !== undefined) continue
    const told = SLOTS.some((one) => one.name === name.toLowerCase() && missingSlots.has(one))
    if (told || (slot && doubtful.has(slot))) continue
    if (slot) problems.push(...(await checkPicture(draft, slot, entry, extension)))
    // Code and the like are refused by another rule.
    else if (EXTENSIONS[extension.toLowerCase()]) problems.push(unused(draft, entry, file))
  }
  const named = pictures.flatMap(({ entry, name }) =>
    SLOTS.some((slot) => slot.name === name) ? [{ path: entry.path, name }] : [],
  )
  return [...problems, ...checkDark(draft, named, decisions)]
}

function parts({ path }: FolderEntry): { file: string; name: string; extension: string } {
  const file = path.slice('assets/'.length)
  const dot = file.lastIndexOf('.')
  return dot < 0
    ? { file, name: file, extension: '' }
    : { file, name: file.slice(0, dot), extension: file.slice(dot + 1) }
}

const namesOf = ({ name, extensions }: Slot) => extensions.map((extension) => `assets/${name}.${extension}`)

function missing(draft: Draft, slot: Slot, files: readonly string[]): Problem {
  const near = files.find((file) => namesOf(slot).some((name) => name.toLowerCase() === `assets/${file}`.toLowerCase()))
  const found =
    near ??
    nearest(
      slot.name,
      files.map((file) => file.replace(/\.[^.]*$/, '')).filter((name) => !SLOTS.some((one) => one.name === name)),
    )
  const file = near ?? files.find((candidate) => candidate.replace(/\.[^.]*$/, '') === found)
  const wrongKind = files.find((candidate) => candidate.startsWith(`${slot.name}.`))
  return fileProblem(draft, `assets/${slot.name}.${slot.extensions[0]}`, {
    message: `${slot.what} is missing`,
    expected: oneOf(namesOf(slot)),
    suggestion: todo(slot, wrongKind, file),
  })
}

function todo(slot: Slot, wrongKind: string | undefined, similar: string | undefined): string {
  if (wrongKind)
    return `assets/${wrongKind} is of a kind that cannot be used here; export it as ${slot.extensions[0]?.toUpperCase()}`
  if (similar) return `did you mean "assets/${similar}"? Rename it to ${slot.name}.${slot.extensions[0]}`
  return 'put the file there; the one of brands/wireframe will do for a start'
}

function twice(draft: Draft, slot: Slot, first: FolderEntry, second: FolderEntry): Problem {
  return fileProblem(draft, second.path, {
    message: `${slot.what} is there twice: ${first.path} and ${second.path}`,
    expected: 'one file',
    suggestion: 'delete the one that is not meant',
  })
}

function unused(draft: Draft, entry: FolderEntry, file: string): Problem {
  const names = SLOTS.flatMap(namesOf)
  const meant = nearest(`assets/${file}`, names)
  const slot = SLOTS.find(({ name }) => file.startsWith(`${name}.`))
  if (slot) {
    const kinds = oneOf(slot.extensions.map((one) => one.toUpperCase())).replaceAll('"', '')
    return fileProblem(draft, entry.path, {
      severity: 'warning',
      message: 'nothing uses this picture',
      expected: `${slot.what} as ${kinds}`,
      suggestion: `delete it, or export it as ${kinds} over the one that is used`,
    })
  }
  return fileProblem(draft, entry.path, {
    severity: 'warning',
    message: 'nothing uses this picture',
    expected: oneOf(SLOTS.map(({ name }) => name)),
    suggestion: meant ? `did you mean "${meant}"?` : 'delete it, or give it one of these names',
  })
}

async function checkPicture(
  draft: Draft,
  slot: Slot,
  { path, bytes }: FolderEntry,
  extension: string,
): Promise<Problem[]> {
  const full = join(draft.dir, path)
  const vector = extension === 'svg'
  const limit = LIMITS[slot.name] ?? (vector ? SVG_LIMIT : BITMAP_LIMIT)
  if (bytes > limit) return [fileProblem(draft, path, tooLarge(bytes, limit, slot, vector))]
  const kind = pictureKind(await firstBytes(full))
  if (kind !== EXTENSIONS[extension]) {
    const called = kind === 'other' ? 'something else' : kind.toUpperCase()
    const remark = {
      message:
        bytes === 0
          ? 'this file is empty'
          : `this file is called ${extension.toUpperCase()}, but its content is ${called}`,
      expected: `content that is ${extension.toUpperCase()}`,
      suggestion: slot.extensions.includes(kind)
        ? `rename it to ${slot.name}.${kind}`
        : `export the picture as ${oneOf(slot.extensions.map((one) => one.toUpperCase())).replaceAll('"', '')}`,
    }
    return [fileProblem(draft, path, remark)]
  }
  return vector ? checkSvg(draft, path, await readFile(full, 'utf8')) : checkBitmap(draft, path, full)
}

function tooLarge(bytes: number, limit: number, { extensions }: Slot, vector: boolean): Remark {
  return {
    message: `this picture has ${size(bytes)}`,
    expected: `at most ${size(limit)}`,
    suggestion: vector
      ? `simplify it${extensions.includes('png') ? ' or export it as PNG' : ''}; a large SVG often holds an embedded photograph`
      : 'export it at 2560 pixels wide: the build makes every smaller size itself',
  }
}

const size = (bytes: number) => (bytes >= MB ? `${Number((bytes / MB).toFixed(1))} MB` : `${Math.ceil(bytes / KB)} KB`)

async function firstBytes(path: string): Promise<Uint8Array> {
  const file = await open(path)
  try {
    const { buffer, bytesRead } = await file.read(new Uint8Array(1024), 0, 1024, 0)
    return buffer.subarray(0, bytesRead)
  } finally {
    await file.close()
  }
}
