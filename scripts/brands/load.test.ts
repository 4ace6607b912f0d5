import { chmod, mkdir, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterEach, expect, test } from 'vitest'
import type { BrandFiles } from './fixtures/good.ts'
import { goodBrand, goodConfig, json, writeBrands } from './fixtures/good.ts'
import { stampLanguages } from '../build/page/languages.ts'
import { loadBrands } from './load.ts'

const made: string[] = []
afterEach(async () => {
  for (const dir of made.splice(0)) await rm(dir, { recursive: true })
})

async function brands(files: Readonly<Record<string, BrandFiles>>): Promise<string> {
  const dir = await writeBrands(files)
  made.push(dir)
  return dir
}

const messages = ({ problems }: { problems: readonly { message: string }[] }) => problems.map(({ message }) => message)

test('a loaded brand has its defaults, its theme, its wording and its files', async () => {
  const dir = await brands({ casa: { ...goodBrand('casa'), 'README.md': 'notes', 'brand.test.json': '{}' } })
  await writeFile(join(dir, 'README.md'), 'notes')
  await writeFile(join(dir, 'brand.schema.json'), '{}')
  const { brands: loaded, problems } = await loadBrands({ dir })
  expect(problems).toEqual([])
  expect(loaded).toMatchObject([
    {
      id: 'casa',
      dir: join(dir, 'casa'),
      brand: { name: 'Casa casa', site: 'member', currency: { symbol: 'P', digits: 2 } },
      decisions: { font: { display: 'system' }, radius: 8 },
      sandbox: { modules: { AFFILIATE: false }, wallet: 'single' },
      messages: [{ catalogue: 'es', text: await readFile(join(dir, 'casa/messages/es.po'), 'utf8') }],
      files: expect.arrayContaining([
        'assets/hero.svg',
        'brand.json',
        'messages/es.po',
        'pages/en/terms.md',
        'theme.json',
      ]),
    },
  ])
})

test('a catalogue for a region is worded by the file of its language and by its own', async () => {
  const languages = [
    { code: 'EN', catalogue: 'en' },
    { code: 'TY', catalogue: 'es-AR' },
  ]
  const files = {
    ...goodBrand('casa'),
    'brand.json': json({ ...goodConfig('casa'), languages }),
    'messages/es-AR.po': 'msgid "Log in"\nmsgstr "Ingresá"\n',
  }
  const dir = await brands({ casa: files })
  const { brands: loaded, problems } = await loadBrands({ dir })
  expect(problems).toEqual([])
  const [, spanish] = loaded[0] ? await stampLanguages(loaded[0]) : []
  expect(spanish?.bundled).toMatchObject({ code: 'TY', tag: 'es-AR', direction: 'ltr', label: 'Español' })
  expect(spanish?.translate('Good evening')).toBe('Buenas noches')
  expect(Object.values(spanish?.messages ?? {})).toContainEqual(['Ingresá'])

  const whole = await brands({ casa: { ...goodBrand('casa'), 'messages/es-AR.po': '' } })
  expect(messages(await loadBrands({ dir: whole })), 'a whole language takes no region’s words').toEqual([
    'no language of this brand uses the catalogue "es-AR"',
  ])
})

test('a stage lies over each brand that has it, and its file is one of the inputs', async () => {
  const staging = json({ gateway: { timeoutSeconds: 20 } })
  const both = await brands({ aa: { ...goodBrand('aa'), 'brand.staging.json': staging }, bb: goodBrand('bb') })
  const { brands: loaded, problems } = await loadBrands({ dir: both, stage: 'staging' })
  expect(problems).toEqual([])
  expect(loaded.map(({ brand }) => [brand.gateway.timeoutSeconds, brand.gateway.origin])).toEqual([
    [20, 'https://api.aa-site.com'],
    [10, 'https://api.bb-site.com'],
  ])
  expect(loaded.map(({ files }) => files.includes('brand.staging.json'))).toEqual([true, false])
  const slip = await loadBrands({ dir: both, stage: 'stagin' })
  expect(messages(slip)).toEqual([expect.stringContaining('brand.stagin.json')])
  expect(slip.brands, 'nothing is built without what was meant to change it').toEqual([])
})

test('only the brands asked for are loaded and told about, but their claims are checked against all', async () => {
  const rival = json({ ...goodConfig('bb'), domains: ['aa-site.com'] })
  const dir = await brands({
    aa: goodBrand('aa'),
    bb: { ...goodBrand('bb'), 'brand.json': rival },
    cc: { ...goodBrand('cc'), 'brand.json': '{' },
    dd: goodBrand('dd'),
  })
  expect(await loadBrands({ dir, only: ['dd'] })).toMatchObject({ brands: [{ id: 'dd' }], problems: [] })
  const claimed = await loadBrands({ dir, only: ['aa'] })
  expect(claimed).toMatchObject({ brands: [], problems: [{ brand: 'aa' }] })
  expect(messages(claimed)).toEqual(['the domain "aa-site.com" is claimed by the brand "bb" as well'])
  const misspelt = await loadBrands({ dir, only: ['dd', 'ddd'] })
  expect(misspelt).toMatchObject({ brands: [{ id: 'dd' }], problems: [{ suggestion: 'did you mean "dd"?' }] })
})

test('every problem of every brand is told at once', async () => {
  const two = json({ ...goodConfig('bb'), nam: 'x', name: undefined, defaultLanguage: 'XX', access: { minimumAge: 3 } })
  const dir = await brands({
    aa: { ...goodBrand('aa'), 'brand.json': '{ "id" "aa" }', 'theme.json': '{}' },
    bb: { ...goodBrand('bb'), 'brand.json': two },
    cc: goodBrand('cc'),
  })
  const { brands: loaded, problems } = await loadBrands({ dir })
  expect(loaded.map(({ id }) => id)).toEqual(['cc'])
  expect(problems.map(({ brand, message }) => `${brand}: ${message}`)).toEqual([
    'aa: a colon is missing between the key and its value',
    expect.stringMatching(/^aa: "color" is missing/),
    'bb: "nam" is not a key that means anything here',
    'bb: "minimumAge" is 3',
    'bb: the default language "XX" is not one of the languages',
  ])
})

test('a build for the sandbox needs no seal key and no real domain', async () => {
  const { gateway: _, ...config } = goodConfig('casa')
  const dir = await brands({
    casa: { ...goodBrand('casa'), 'brand.json': json({ ...config, domains: ['casa.example'] }) },
  })
  expect(await loadBrands({ dir, sandbox: true })).toMatchObject({ brands: [{ id: 'casa' }], problems: [] })
  expect((await loadBrands({ dir })).problems.map(({ severity }) => severity)).toEqual(['warning', 'warning'])
})

test('a folder that is not there, or holds no brand, is a problem and not a crash', async () => {
  const dir = await brands({})
  expect(messages(await loadBrands({ dir: join(dir, 'nowhere') }))).toEqual(['there is no such folder'])
  expect(messages(await loadBrands({ dir }))).toEqual(['there is no brand in this folder'])
})

test('hidden files count for nothing, and a linked brand folder is a brand', async () => {
  const dir = await brands({ casa: { ...goodBrand('casa'), '.DS_Store': 'x', 'assets/.hidden.js': 'x' } })
  await mkdir(join(dir, '.git'))
  const other = await brands({})
  await symlink(join(dir, 'casa'), join(other, 'casa'))
  expect(await loadBrands({ dir: other })).toMatchObject({ brands: [{ id: 'casa' }], problems: [] })
})

test.skipIf(process.getuid?.() === 0)('a file that may not be read is a problem of its brand alone', async () => {
  const dir = await brands({ aa: goodBrand('aa'), bb: goodBrand('bb') })
  await chmod(join(dir, 'aa/brand.json'), 0)
  expect(await loadBrands({ dir })).toMatchObject({ brands: [{ id: 'bb' }], problems: [{ brand: 'aa' }] })
})
