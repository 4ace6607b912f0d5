import { mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { buildAssets } from './assets.ts'

const LOGO =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 120 40"><!-- by hand --><path d="M0 0h120v40H0z"/></svg>'
const ICON =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><circle cx="32" cy="32" r="30" fill="#f00"/></svg>'
const HERO =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 160 90"><rect width="160" height="90" fill="#225"/><circle cx="120" cy="40" r="20" fill="#fa3"/></svg>'

// One cache for all: what a test draws, the next finds; names tell contents apart.
let cacheDir = ''
let folder = ''
let brandDir = ''

beforeAll(async () => {
  cacheDir = await mkdtemp(join(tmpdir(), 'livery-images-'))
})
afterAll(() => rm(cacheDir, { recursive: true }))

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'livery-assets-'))
  brandDir = join(folder, 'brand')
  await mkdir(join(brandDir, 'assets'), { recursive: true })
  await source('logo.svg', LOGO)
  await source('icon.svg', ICON)
  await source('hero.svg', HERO)
})
afterEach(() => rm(folder, { recursive: true }))

const source = (name: string, content: string | Buffer) => writeFile(join(brandDir, 'assets', name), content)
const out = (bundle: string, path: string) => join(folder, bundle, path)
const build = (bundle = 'out', bothModes = true) =>
  buildAssets({ brandDir, outDir: join(folder, bundle), cacheDir, background: '#140a19', bothModes })

/** The opacity of a picture's first pixel, and its colour. */
async function corner(path: string): Promise<number[]> {
  const { data } = await sharp(path).ensureAlpha().raw().toBuffer({ resolveWithObject: true })
  return [...data.subarray(0, 4)]
}

test('the hero comes in three widths and two formats, named by what they hold', async () => {
  const { heroPicture, heroPhone, files } = await build()
  expect(heroPicture).toMatchObject({ width: 1920, height: 1080 })
  expect(heroPhone).toBeUndefined()
  for (const format of ['avif', 'webp'] as const) {
    const candidates = heroPicture[format].split(', ').map((candidate) => candidate.split(' '))
    expect(candidates.map(([, width]) => width)).toEqual(['640w', '1080w', '1920w'])
    for (const [url = '', width = ''] of candidates) {
      expect(url).toMatch(new RegExp(`^/media/hero-\\d+-[0-9a-f]{8}\\.${format}$`))
      const metadata = await sharp(out('out', url)).metadata()
      expect(metadata.width).toBe(Number.parseInt(width, 10))
      expect(metadata.format).toBe(format === 'avif' ? 'heif' : 'webp')
    }
  }
  expect(files).toContain(heroPicture.fallback.slice(1))
})

test('a portrait for phones is made where the brand has one', async () => {
  await source('hero-phone.svg', HERO.replace('0 0 160 90', '0 0 90 120'))
  const { heroPhone } = await build()
  expect(heroPhone).toMatchObject({ width: 1080, height: 1440 })
})

test('a picture for dark pages is made where the brand has one and shows both modes', async () => {
  expect((await build()).heroPicture.dark).toBeUndefined()
  await source('hero-dark.svg', HERO.replace('#225', '#012'))
  const { heroPicture, files } = await build()
  expect(heroPicture.dark?.avif.match(/\/media\/hero-dark-\d+-[0-9a-f]{8}\.avif \d+w/g)).toHaveLength(3)
  expect(files.filter((path) => path.startsWith('media/hero-dark-'))).toHaveLength(6)
  expect((await build('one-mode', false)).heroPicture.dark).toBeUndefined()
})

test('a bitmap is not enlarged', async () => {
  await rm(join(brandDir, 'assets/hero.svg'))
  const photo = { create: { width: 900, height: 600, channels: 3, background: '#345' } } as const
  await source('hero.png', await sharp(photo).png().toBuffer())
  const { heroPicture } = await build()
  expect(heroPicture).toMatchObject({ width: 900, height: 600 })
  expect(heroPicture.webp.match(/\d+w/g)).toEqual(['640w', '900w'])
})

test('icons have their sizes; only those that must be are opaque', async () => {
  const { icons } = await build()
  expect(icons.map(({ sizes, purpose }) => `${sizes} ${purpose}`)).toEqual([
    '192x192 any',
    '512x512 any',
    '512x512 maskable',
  ])
  for (const { src, sizes, purpose } of icons) {
    const { width, height } = await sharp(out('out', src)).metadata()
    expect(`${width}x${height}`).toBe(sizes)
    const [red, green, blue, opacity] = await corner(out('out', src))
    if (purpose === 'any') expect(opacity).toBe(0)
    else expect([red, green, blue, opacity]).toEqual([0x14, 0x0a, 0x19, 255])
  }
  expect((await corner(out('out', 'apple-touch-icon.png')))[3]).toBe(255)
  expect((await sharp(out('out', 'apple-touch-icon.png')).metadata()).width).toBe(180)
})

test('favicon.ico is a directory of three PNG files', async () => {
  await build()
  const bytes = await readFile(out('out', 'favicon.ico'))
  expect([bytes.readUInt16LE(0), bytes.readUInt16LE(2), bytes.readUInt16LE(4)]).toEqual([0, 1, 3])
  for (const [index, side] of [16, 32, 48].entries()) {
    const [length, offset] = [bytes.readUInt32LE(6 + 16 * index + 8), bytes.readUInt32LE(6 + 16 * index + 12)]
    expect(bytes.readUInt8(6 + 16 * index)).toBe(side)
    const { width, format } = await sharp(bytes.subarray(offset, offset + length)).metadata()
    expect([width, format]).toEqual([side, 'png'])
  }
})

test('the picture for shared links is a JPEG of 1200 by 630', async () => {
  const { ogImage } = await build()
  const { width, height, format } = await sharp(out('out', ogImage)).metadata()
  expect([width, height, format]).toEqual([1200, 630, 'jpeg'])
})

test('drawings are cleaned, and keep their size', async () => {
  const { logo } = await build()
  expect(logo).toMatchObject({ width: 120, height: 40 })
  const text = decodeURIComponent(logo.url.replace(/^data:image\/svg\+xml,/, ''))
  expect(text).toContain('viewBox="0 0 120 40"')
  expect(text).not.toContain('by hand')
})

test('a logo that would make each page heavy is a file', async () => {
  const lines = Array.from({ length: 1600 }, (_, n) => `M${n % 120} 0v${n % 39}.${n % 7}`).join('')
  await source('logo.svg', LOGO.replace('M0 0h120v40H0z', lines))
  const { logo, files } = await build()
  expect(logo.url).toMatch(/^\/media\/logo-[0-9a-f]{8}\.svg$/)
  expect(files).toContain(logo.url.slice(1))
})

test('a hostile drawing is refused with its place', async () => {
  await source('logo.svg', LOGO.replace('<path', '<script>1</script><path'))
  await expect(build()).rejects.toThrow(/1:\d+: scripts are not allowed/)
})

test('files lists exactly what was written', async () => {
  const { files } = await build()
  const written = await readdir(join(folder, 'out'), { recursive: true, withFileTypes: true })
  expect(written.filter((entry) => entry.isFile())).toHaveLength(files.length)
  for (const file of files) expect((await stat(out('out', file))).size).toBeGreaterThan(0)
})

test('a second build draws nothing and gives the same bytes under the same names', async () => {
  const first = await build()
  const cache = async () => (await readdir(cacheDir, { recursive: true })).toSorted()
  const before = await cache()
  const second = await build('again')
  expect(second).toEqual(first)
  expect(await cache()).toEqual(before)
  for (const file of first.files) {
    expect((await readFile(out('again', file))).equals(await readFile(out('out', file))), file).toBe(true)
  }
})

test('a changed icon gets new names, and a bundle built before keeps its own', async () => {
  const first = await build()
  const before = await readFile(out('out', 'favicon.svg'), 'utf8')
  await build('other')
  await source('icon.svg', ICON.replace('#f00', '#0f0'))
  const second = await build('other')
  expect(second.icons[0]?.src).not.toBe(first.icons[0]?.src)
  expect(second.logo.url).toBe(first.logo.url)
  expect(await readFile(out('other', 'favicon.svg'), 'utf8')).not.toBe(before)
  expect(await readFile(out('out', 'favicon.svg'), 'utf8')).toBe(before)
})
