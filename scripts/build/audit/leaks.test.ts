import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, expect, test } from 'vitest'
import { scanForLeaks } from './leaks.ts'

const made: string[] = []
afterEach(async () => {
  for (const dir of made.splice(0)) await rm(dir, { recursive: true })
})

async function folder(files: Readonly<Record<string, string>>): Promise<string> {
  const dir = await mkdtemp(join(tmpdir(), 'leaks-'))
  made.push(dir)
  for (const [path, text] of Object.entries(files)) {
    await mkdir(dirname(join(dir, path)), { recursive: true })
    await writeFile(join(dir, path), text)
  }
  return dir
}

const brand = (
  id: string,
  name: string,
  merchantCode = `${id}01`,
  domains = [`www.${id}-site.com`, `${id}-site.com`],
) => ({
  id,
  dir: '/nowhere',
  files: [],
  brand: { name, merchantCode, domains },
})

const own = brand('pampas', 'Pampas')
const neon = brand('neon', 'Neon Palace', 'np_88')
const all = [own, neon, brand('wireframe', 'Wireframe', 'wireframe'), brand('livebrand', 'Live', 'live')]

const page = (text: string) => ({ 'index.html': `<!doctype html><title>Pampas</title>${text}` })
const scan = async (files: Readonly<Record<string, string>>, options = {}) =>
  (await scanForLeaks(await folder(files), own, all, options)).map(({ message }) => message)

test.each([
  ['a name', '<p>Welcome to Neon Palace!</p>', /"Neon Palace", the name of the brand "neon"/],
  ['a name that HTML has changed nothing in', '<title>Wireframe</title>', /"Wireframe", the name/],
  ['a host', '<a href="https://neon-site.com/x">', /"neon-site.com", the host/],
  ['a host below the domain', 'fetch("https://cdn.neon-site.com")', /"neon-site.com", the host/],
  ['the host of development', 'http://neon.localhost:4173/', /"neon.localhost", the host/],
  ['a code', '{"merchantCode":"np_88"}', /"np_88", the merchant code/],
  ['a code as a literal', 'const code = `np_88`', /"np_88", the merchant code/],
  ['an ordinary word said to be a code', '{"merchantCode":"live"}', /"live", the merchant code/],
])('finds %s of another brand', async (_, text, message) => {
  const found = await scan(page(text), { sandbox: true })
  expect(found).toEqual([expect.stringMatching(message)])
})

test.each([
  ['its own name, code and hosts', '<p>Pampas</p> "pampas01" https://www.pampas-site.com'],
  ["a word of CSS that is another brand's id", '.neon-glow{color:var(--neon)} .wireframe{}'],
  ['an ordinary word that is a name and a code', '<h2>Live</h2> {"section":"live"}'],
  ['a longer word', '<p>Wireframes</p> <p>Neon Palaces</p>'],
  ['a longer host', 'https://neon-site.com.au https://myneon-site.com'],
  ['a longer literal', '"np_8800" "xnp_88"'],
])('lets %s be', async (_, text) => {
  expect(await scan(page(text))).toEqual([])
})

test('names that begin or end with signs, or hold letters of another script, are found', async () => {
  const others = [
    own,
    brand('vamos', '¡Vamos!'),
    brand('hoasen', 'Hoa Sen Đỏ'),
    brand('rock', 'Rock & Roll'),
    brand('gong', '霓虹宫'),
  ]
  const dir = await folder(page('<p>¡Vamos! — Hoa Sen Đỏ — Rock &amp; Roll — 欢迎来到霓虹宫玩</p>'))
  const found = await scanForLeaks(dir, own, others)
  expect(found.map(({ message }) => /"([^"]+)", the name/.exec(message)?.[1])).toEqual([
    '¡Vamos!',
    'Hoa Sen Đỏ',
    'Rock &amp; Roll',
    '霓虹宫',
  ])
})

test('a name within its own longer name is its own', async () => {
  const palace = brand('palace', 'Neon Palace Deluxe', 'npd_1', ['www.neon-site.com'])
  const dir = await folder(page('Neon Palace Deluxe, www.neon-site.com'))
  expect(await scanForLeaks(dir, palace, [palace, brand('neon', 'Neon Palace')], {})).toEqual([])
})

test('a name is shown where the brand itself says it', async () => {
  const dir = await folder({ 'brand.json': '{\n  "hero": { "headline": "Welcome to Neon Palace" }\n}\n' })
  const copied = { ...own, dir, files: ['brand.json'] }
  const [problem] = await scanForLeaks(await folder(page('Welcome to Neon Palace')), copied, all)
  expect(problem).toMatchObject({ brand: 'pampas', file: join(dir, 'brand.json'), line: 2, column: 37 })
})

test('a find in several files is one problem, and pictures are not read', async () => {
  const found = await scan({
    ...page('Neon Palace'),
    'app.html': 'Neon Palace',
    'i18n/en.json': 'Neon Palace',
    'a.webp': 'Wireframe',
  })
  expect(found).toEqual([expect.stringContaining('(in app.html, i18n/en.json and 1 more)')])
})

test("the sandbox's addresses are refused in production alone", async () => {
  const files = page('{"games":"http://games.localhost:4173","chat":"ws://127.0.0.1:4173"}')
  expect(await scan(files, { sandbox: true })).toEqual([])
  expect(await scan(files)).toEqual([
    expect.stringContaining('"http://games.localhost:4173"'),
    expect.stringContaining('"ws://127.0.0.1:4173"'),
  ])
})

test('shared code may complete an address by a bare http://localhost, but may not name the sandbox', async () => {
  const options = { shared: ['assets/main.js'] }
  const list = [...all]
  const one = await folder({ 'assets/main.js': 'new URL(path, "http://localhost")' })
  expect(await scanForLeaks(one, own, list, options)).toEqual([])
  const other = await folder({ 'assets/main.js': 'fetch("http://localhost:4173")' })
  expect(await scanForLeaks(other, own, [...all], options)).toHaveLength(1)
})

test('shared files are read once for all brands', async () => {
  const list = [...all]
  const options = { shared: ['assets/main.js'] }
  const first = await folder({ 'assets/main.js': '"np_88"' })
  expect(await scanForLeaks(first, own, list, options)).toHaveLength(1)
  // The second bundle's copy is other text on purpose: that it is not seen shows that it is not read.
  const second = await folder({ 'assets/main.js': '' })
  expect(await scanForLeaks(second, own, list, options)).toHaveLength(1)
  expect(await scanForLeaks(second, neon, list, options)).toEqual([])
})

test('a brand among a hundred costs a few milliseconds', async () => {
  const many = Array.from({ length: 100 }, (_, index) => brand(`brand${index}`, `Casa Número ${index}`))
  const [first, ...rest] = many
  if (!first) throw new Error('no brand')
  const words = 'The quick brown fox plays "RNG" at https://cdn.games.com/x.js; '.repeat(900)
  const files = { 'index.html': words, 'app.html': words, 'i18n/en.json': words, 'assets/main.js': words.repeat(8) }
  const dir = await folder(files)
  await scanForLeaks(dir, first, many, { shared: ['assets/main.js', 'i18n/en.json'] })
  // Of the processor, which a busy machine gives no more of for the same work.
  const begun = process.threadCpuUsage()
  for (const one of rest.slice(0, 20))
    await scanForLeaks(dir, one, many, { shared: ['assets/main.js', 'i18n/en.json'] })
  const { user, system } = process.threadCpuUsage(begun)
  const each = (user + system) / 1000 / 20
  console.log(`${each.toFixed(1)} ms a brand for ${Math.round((2 * words.length) / 1024)} KB of its own text`)
  // Ten times the figure aimed at: only work that grows with the brands fails it.
  expect(each).toBeLessThan(50)
})
