import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { CATALOGUES, parseCatalogue, serialiseCatalogue } from './catalogues.ts'
import { checkMessages } from './check.ts'
import { extractMessages, updateCatalogue } from './extract.ts'
import { messageId } from './message-id.ts'

let root = ''
const write = (path: string, text: string) => writeFileSync(join(root, path), text)
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'extract-'))
  mkdirSync(join(root, CATALOGUES), { recursive: true })
  write('package.json', '{"type":"module"}')
  write(
    'src/b.tsx',
    `import { Trans, useLingui } from '@lingui/react/macro'
export function B({ n }: { n: number }) {
  const { t } = useLingui()
  return <p title={t\`Log in\`}><Trans>Read <b>the rules</b> {n} times</Trans></p>
}`,
  )
  write(
    'src/a.ts',
    `import { msg } from '@lingui/core/macro'
import { type Missing } from './nowhere.ts'
export const late: Missing = msg({ id: 'reg_pattern_6', message: 'Digits only' })
export const a = [msg\`Sign out\`, msg\`Log in\`]`,
  )
  write('src/c.test.ts', `import { msg } from '@lingui/core/macro'\nexport const c = msg\`Only in a test\``)
})
afterEach(() => rmSync(root, { recursive: true }))

async function update(catalogue: string, before = '') {
  const source = await extractMessages(root)
  const text = serialiseCatalogue(
    catalogue,
    updateCatalogue(catalogue, source, before ? parseCatalogue(catalogue, before) : {}),
  )
  write(`${CATALOGUES}/${catalogue}.po`, text)
  return text
}

test('messages come by file, then by place, without line numbers or dates', async () => {
  expect(await update('en')).toBe(`msgid ""
msgstr ""
"Content-Type: text/plain; charset=utf-8\\n"
"Language: en\\n"

#. js-lingui-explicit-id
#: src/a.ts
msgid "reg_pattern_6"
msgstr "Digits only"

#: src/a.ts
msgid "Sign out"
msgstr "Sign out"

#: src/a.ts
#: src/b.tsx
msgid "Log in"
msgstr "Log in"

#: src/b.tsx
msgid "Read <0>the rules</0> {n} times"
msgstr "Read <0>the rules</0> {n} times"
`)
})

test('extracting again changes nothing; translations and remarks are kept, what is gone is dropped', async () => {
  const first = (await update('es')).replace('msgid "Log in"\nmsgstr ""', 'msgid "Log in"\nmsgstr "Entrar"')
  const remarked = first.replace('#: src/a.ts\nmsgid "Sign out"', '# A button\n#: src/a.ts\nmsgid "Sign out"')
  expect(await update('es', remarked)).toBe(remarked)
  write('src/a.ts', `import { msg } from '@lingui/core/macro'\nexport const a = [msg\`Log in\`, msg\`New\`]`)
  const next = parseCatalogue('es', await update('es', remarked))
  expect(Object.values(next).map(({ message, translation }) => [message, translation])).toEqual([
    ['Log in', 'Entrar'],
    ['New', ''],
    ['Read <0>the rules</0> {n} times', ''],
  ])
})

test('under a written id the translator reads the English text', async () => {
  const once = await update('es')
  expect(once).toContain('#. en: Digits only\n#. js-lingui-explicit-id\n#: src/a.ts\nmsgid "reg_pattern_6"')
  expect(await update('es', once)).toBe(once)
})

test('one id for two texts is refused with both places', async () => {
  write(
    'src/d.ts',
    `import { msg } from '@lingui/core/macro'\nexport const d = msg({ id: 'reg_pattern_6', message: 'Other' })`,
  )
  await expect(extractMessages(root)).rejects.toThrow(
    /"reg_pattern_6".*"Digits only" in src\/a.ts, "Other" in src\/d.ts/,
  )
})

test('a file that cannot be read is named', async () => {
  write('src/d.ts', `import { msg } from '@lingui/core/macro'\nexport const d = msg(`)
  await expect(extractMessages(root)).rejects.toThrow(/^src\/d.ts: its messages cannot be read/)
})

test('the check passes when all is translated, and names what is not', async () => {
  await update('en')
  expect(await checkMessages(root, ['Log in'], { terms: [], exceptions: [] })).toEqual([])
  await update('es')
  const missing = await checkMessages(root, ['Log in'], { terms: [], exceptions: [] })
  expect(missing.map(({ line, message }) => [line, message])).toEqual([
    [10, '"Digits only" (src/a.ts) is not translated'],
    [14, '"Sign out" (src/a.ts) is not translated'],
    [19, '"Log in" (src/a.ts) is not translated'],
    [23, '"Read <0>the rules</0> {n} times" (src/b.tsx) is not translated'],
  ])
})

test('the check names a message that is new, gone or reworded, and a broken translation', async () => {
  const en = await update('en')
  write(`${CATALOGUES}/es.po`, en.replace('msgstr "Read <0>the rules</0> {n} times"', 'msgstr "Lee <0>las reglas {m}"'))
  write(
    'src/a.ts',
    `import { msg } from '@lingui/core/macro'
export const a = [msg({ id: 'reg_pattern_6', message: 'Digits' }), msg\`Log in\`, msg\`New\`]`,
  )
  const problems = await checkMessages(root, ['Log in'], { terms: [], exceptions: [] })
  const of = (catalogue: string) =>
    problems.filter(({ file }) => file === `${CATALOGUES}/${catalogue}.po`).map(({ message }) => message)
  expect(of('en')).toEqual([
    '"reg_pattern_6" says "Digits only", the source says "Digits"',
    '"New" (src/a.ts) is not in the catalogue',
    '"Sign out" is no longer in the source',
  ])
  expect(of('es')).toEqual([
    '"New" (src/a.ts) is not in the catalogue',
    '"Lee <0>las reglas {m}": {m} is not in the source text, and </0>, {n} are missing',
    '"Sign out" is no longer in the source',
  ])
  expect(problems.every(({ severity }) => severity === 'error')).toBe(true)
})

test('a catalogue in another order is out of date', async () => {
  const en = await update('en')
  const [header = '', first = '', second = '', ...rest] = en.trimEnd().split('\n\n')
  write(`${CATALOGUES}/en.po`, `${[header, second, first, ...rest].join('\n\n')}\n`)
  expect(await checkMessages(root, ['Log in'], { terms: [], exceptions: [] })).toEqual([
    expect.objectContaining({ message: expect.stringMatching(/out of date/) }),
  ])
})

describe('an overlay', () => {
  const ES = `${CATALOGUES}/es.po`
  const AR = `${CATALOGUES}/es-AR.po`
  const entry = (source: string, translation: string) => `msgid "${source}"\nmsgstr "${translation}"\n\n`
  /** Spanish, whole; every text with a sign of its own. */
  const writeSpanish = async () => {
    await update('en')
    write(
      ES,
      (await update('es'))
        .replaceAll(/msgid "(.+)"\nmsgstr ""/g, 'msgid "$1"\nmsgstr "¡$1!"')
        .replace('¡reg_pattern_6!', 'Cifras'),
    )
    expect(await checkMessages(root, ['Log in'], { terms: [], exceptions: [] })).toEqual([])
  }
  const problemsOf = async () =>
    (await checkMessages(root, ['Log in'], { terms: [], exceptions: [] })).filter(({ file }) => file === AR)

  test('is given nothing that it does not have, keeps what it has in order, and drops what is gone', async () => {
    expect(await update('es-AR')).toBe(
      `msgid ""\nmsgstr ""\n"Content-Type: text/plain; charset=utf-8\\n"\n"Language: es-AR\\n"\n`,
    )
    const text = await update('es-AR', entry('Log in', 'Ingresá') + entry('Gone', 'Chau') + entry('Sign out', 'Salí'))
    expect(
      Object.values(parseCatalogue('es-AR', text)).map(({ message, translation }) => [message, translation]),
    ).toEqual([
      ['Sign out', 'Salí'],
      ['Log in', 'Ingresá'],
    ])
    expect(text).toContain('#: src/a.ts\n#: src/b.tsx\nmsgid "Log in"')
    expect(await update('es-AR', text)).toBe(text)
  })

  test('is whole with the one message that differs', async () => {
    await writeSpanish()
    await update('es-AR', entry('Log in', 'Ingresá'))
    expect(await checkMessages(root, ['Log in'], { terms: [], exceptions: [] })).toEqual([])
  })

  test('has what it lacks judged in its base', async () => {
    await writeSpanish()
    await update('es-AR', entry('Log in', 'Ingresá'))
    write(ES, readFileSync(join(root, ES), 'utf8').replace('¡Sign out!', ''))
    expect(
      (await checkMessages(root, ['Log in'], { terms: [], exceptions: [] })).map(({ file, message }) => [
        file,
        message,
      ]),
    ).toEqual([[ES, '"Sign out" (src/a.ts) is not translated']])
  })

  test.each([
    ['an empty one', entry('Log in', ''), /"Log in" \(src\/a.ts\) is not translated/, /delete the entry/],
    ['one that the base has so', entry('Log in', '¡Log in!'), /"¡Log in!" is what es says/, /only what differs/],
    ['one that is gone', entry('Gone', 'Chau'), /"Gone" is no longer in the source/, /npm run messages/],
    ['one with another placeholder', entry('Log in', 'Ingresá, {name}'), /\{name\} is not in the source text/, /./],
  ])('may not hold %s', async (_, held, message, todo) => {
    await writeSpanish()
    const header = await update('es-AR')
    write(AR, `${header}\n${held.trimEnd()}\n`)
    const problems = await problemsOf()
    expect(problems).toEqual([expect.objectContaining({ severity: 'error', line: 7 })])
    expect(problems[0]?.message).toMatch(message)
    expect(problems[0]?.suggestion ?? problems[0]?.expected).toMatch(todo)
  })

  test('says so when its base is not there', async () => {
    await update('en')
    await update('es-AR')
    expect(await problemsOf()).toEqual([
      expect.objectContaining({
        message: expect.stringMatching(/laid over "es"/),
        suggestion: expect.stringMatching(/--add es"$/),
      }),
    ])
  })
})

test('ids are made from the text and its context', () => {
  expect(messageId('Play', 'verb')).not.toBe(messageId('Play'))
})
