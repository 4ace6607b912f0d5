import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { createI18n } from '../../src/i18n/setup.ts'
import { CATALOGUES } from './catalogues.ts'
import { compileCatalogue, listCatalogues } from './compile.ts'
import { messageId } from './message-id.ts'

const root = mkdtempSync(join(tmpdir(), 'catalogues-'))
afterAll(() => rmSync(root, { recursive: true }))
mkdirSync(join(root, CATALOGUES), { recursive: true })

const entry = (source: string, translation: string) => `\nmsgid "${source}"\nmsgstr "${translation}"\n`
const keyed = (id: string, text: string) => `\n#. js-lingui-explicit-id\nmsgid "${id}"\nmsgstr "${text}"\n`
const GAMES = '{n, plural, one {# game} other {# games}}'
const write = (catalogue: string, text: string) => writeFileSync(join(root, CATALOGUES, `${catalogue}.po`), text)

write(
  'en',
  ['Log in', 'Hello {name}', GAMES, 'Read <0>the rules</0>', 'Sign out'].map((text) => entry(text, text)).join('') +
    keyed('reg_pattern_6', 'Digits only, {min} to {max}'),
)
const spanish =
  entry('Log in', 'Entrar') +
  entry('Hello {name}', 'Hola {nombre}') +
  entry(GAMES, '{n, plural, one {# juego} other {# juegos}}') +
  entry('Sign out', '') +
  keyed('reg_pattern_6', 'Solo cifras, de {min} a {max}')
write('es', spanish)

write('es-AR', entry('Log in', 'Ingresar') + entry(GAMES, '{m}') + entry('Sign out', 'Cerrá sesión'))

const compile = (catalogue: string, overrides?: string, texts?: string[]) =>
  compileCatalogue(
    catalogue,
    overrides === undefined ? [] : [{ text: overrides, file: 'brands/x/messages/es.po' }],
    texts && { texts, file: 'brands/x/brand.json' },
    root,
  )
const say = (messages: Parameters<typeof createI18n>[1], source: string, values = {}) =>
  createI18n('es', messages)._(messageId(source), values)

test('the catalogues are those on disk and the pseudo ones', () => {
  expect(listCatalogues(root)).toEqual(['en', 'es', 'es-AR', 'ar-XB', 'en-XA'])
})

test('a catalogue is compiled, and English fills what is not translated', async () => {
  const { messages } = await compile('es')
  expect(say(messages, 'Log in')).toBe('Entrar')
  expect(say(messages, GAMES, { n: 1 })).toBe('1 juego')
  expect(say(messages, 'Sign out')).toBe('Sign out')
  expect(createI18n('es', messages)._('reg_pattern_6', { min: 4, max: 8 })).toBe('Solo cifras, de 4 a 8')
})

test('a translation with another placeholder is an error with its place, and English shows', async () => {
  const { messages, problems } = await compile('es')
  expect(problems).toEqual([
    expect.objectContaining({
      severity: 'error',
      file: `${CATALOGUES}/es.po`,
      line: 6,
      suggestion: 'write {name} for {nombre}',
    }),
  ])
  expect(say(messages, 'Hello {name}', { name: 'Ana' })).toBe('Hello Ana')
})

test("a brand's wording wins, by text and by the server's key", async () => {
  const { messages } = await compile(
    'es',
    entry('Log in', 'A la cancha') + entry('reg_pattern_6', '{min}-{max} cifras'),
  )
  expect(say(messages, 'Log in')).toBe('A la cancha')
  expect(createI18n('es', messages)._('reg_pattern_6', { min: 4, max: 8 })).toBe('4-8 cifras')
  const { messages: untouched } = await compile('es')
  expect(say(untouched, 'Log in')).toBe('Entrar')
})

test.each([
  ['a placeholder that is not there', entry('Hello {name}', 'Hola {nomber}'), 'error', 3, /\{nomber\}/],
  ['a brace that is not closed', entry('Log in', 'Entrar {ya'), 'error', 3, /cannot be read/],
  ['a line that is no PO', 'Log in = Entrar', 'error', 1, /not PO/],
  ['a text that is gone', entry('Log out now', 'Salir'), 'warning', 2, /never shown/],
  ['a text that stands twice', entry('Log in', 'A') + entry('Log in', 'B'), 'warning', 5, /twice/],
])('%s is reported', async (_, overrides, severity, line, message) => {
  const { problems } = await compile('es', overrides)
  const own = problems.filter(({ file }) => file === 'brands/x/messages/es.po')
  expect(own).toEqual([expect.objectContaining({ severity, line, message: expect.stringMatching(message) })])
})

test('a slip in a text is answered with the text that was meant', async () => {
  const { problems } = await compile('es', entry('Log on', 'Entrar'))
  expect(problems.at(-1)?.suggestion).toBe('did you mean "Log in"?')
})

test("a brand's own texts are words of its own, and are asked for", async () => {
  const own = ['The night {is} on', 'Log in', 'Nobody said this']
  const { messages, problems } = await compile('es', entry('The night {is} on', 'La noche {es} nuestra'), own)
  const i18n = createI18n('es', messages)
  expect(i18n._('The night {is} on')).toBe('La noche {es} nuestra')
  expect(i18n._('Log in')).toBe('Entrar')
  expect(i18n._('Nobody said this')).toBe('Nobody said this')
  expect(problems.filter(({ severity }) => severity === 'warning')).toEqual([
    expect.objectContaining({ message: expect.stringContaining('"Nobody said this" has no wording in es') }),
  ])
})

describe('an overlay', () => {
  const inOrder = (...files: [catalogue: string, text: string][]) =>
    compileCatalogue(
      'es-AR',
      files.map(([catalogue, text]) => ({ text, file: `brands/x/messages/${catalogue}.po` })),
      { texts: ['The lights are on'], file: 'brands/x/brand.json' },
      root,
    )

  test('lies over its base, which says what it does not', async () => {
    const { messages } = await compile('es-AR')
    expect(say(messages, 'Log in')).toBe('Ingresar')
    expect(say(messages, 'Sign out')).toBe('Cerrá sesión')
    expect(createI18n('es-AR', messages)._('reg_pattern_6', { min: 4, max: 8 })).toBe('Solo cifras, de 4 a 8')
    expect(say(messages, 'Read <0>the rules</0>'), 'in neither').toBe('Read <0>the rules</0>')
    expect(say((await compile('es')).messages, 'Log in'), 'the base is as it was').toBe('Entrar')
  })

  test('that has another placeholder is an error in its own file, and its base shows', async () => {
    const { messages, problems } = await compile('es-AR')
    expect(new Set(problems.map(({ file, line }) => `${file}:${line}`))).toEqual(
      new Set([`${CATALOGUES}/es.po:6`, `${CATALOGUES}/es-AR.po:6`]),
    )
    expect(say(messages, GAMES, { n: 2 })).toBe('2 juegos')
  })

  test("is followed by the brand's wording for its base, and that by the brand's own for the overlay", async () => {
    const { messages, problems } = await inOrder(
      [
        'es',
        entry('Log in', 'A la cancha') + entry('Sign out', 'Hasta luego') + entry('The lights are on', 'Ya hay luz'),
      ],
      ['es-AR', entry('Log in', 'Entrá a la cancha')],
    )
    expect(say(messages, 'Log in')).toBe('Entrá a la cancha')
    expect(say(messages, 'Sign out')).toBe('Hasta luego')
    expect(say(messages, 'The lights are on')).toBe('Ya hay luz')
    expect(problems.filter(({ file }) => file.startsWith('brands'))).toEqual([])
  })

  test('without wording for a text of the brand is told in the uppermost file', async () => {
    const { problems } = await inOrder(['es', ''], ['es-AR', ''])
    expect(problems.at(-1)).toMatchObject({
      severity: 'warning',
      file: 'brands/x/messages/es-AR.po',
      suggestion: expect.stringContaining('messages/es-AR.po'),
    })
  })

  test('follows its base when that changes', async () => {
    write('es', spanish.replace('{nombre}', '{name}'))
    const { messages } = await compile('es-AR')
    write('es', spanish)
    expect(say(messages, 'Hello {name}', { name: 'Ana' })).toBe('Hola Ana')
  })
})

test('the long pseudo catalogue grows, and keeps placeholders', async () => {
  const { messages, problems } = await compile('en-XA')
  expect(problems).toEqual([])
  const text = say(messages, 'Hello {name}', { name: 'Ana' })
  expect(text).toMatch(/Ana$/)
  expect(text.length).toBeGreaterThan('Hello Ana'.length)
  expect(text).not.toContain('Hello')
  expect(say(messages, 'Read <0>the rules</0>')).toMatch(/<0>[^<]+<\/0>$/)
  expect(say(messages, GAMES, { n: 3 })).toMatch(/^3 /)
})

test('the right-to-left pseudo catalogue turns words round and closes each turn', async () => {
  const { messages } = await compile('ar-XB')
  const text = say(messages, 'Read <0>the rules</0>')
  expect(text).toContain('<0>')
  expect(text.split('\u202E').length).toBe(4)
  expect(text.split('\u202E').length).toBe(text.split('\u202C').length)
})

test('the result is the same each time, and follows the file when it changes', async () => {
  const first = JSON.stringify((await compile('es')).messages)
  expect(JSON.stringify((await compile('es')).messages)).toBe(first)
  write('th', entry('Log in', 'เข้าสู่ระบบ'))
  expect(say((await compile('th')).messages, 'Log in')).toBe('เข้าสู่ระบบ')
  write('th', entry('Log in', 'ล็อกอิน'))
  expect(say((await compile('th')).messages, 'Log in')).toBe('ล็อกอิน')
})

test('an unknown catalogue is refused by name', async () => {
  await expect(compile('TY')).rejects.toThrow(/no catalogue "TY"; there are en, es/)
})
