import { expect, test } from 'vitest'
import { readPo } from './po-lines.ts'

const HEADER = 'msgid ""\nmsgstr ""\n"Language: es\\n"\n'

test('entries come with their lines, the header does not', () => {
  const { entries, slips } = readPo(`${HEADER}\n#: src/x.tsx\nmsgctxt "verb"\nmsgid "Play"\nmsgstr "Jugar"\n`)
  expect(slips).toEqual([])
  expect(entries).toEqual([
    { context: 'verb', source: 'Play', translation: 'Jugar', sourceLine: 7, translationLine: 8 },
  ])
})

test('text may go on over lines, and holds escapes', () => {
  const { entries } = readPo('msgid ""\n"Say \\"hi\\"\\n"\n"twice"\nmsgstr "Di\tdos veces"\r\nmsgid "b"\nmsgstr "c"')
  expect(entries.map(({ source, translation }) => [source, translation])).toEqual([
    ['Say "hi"\ntwice', 'Di\tdos veces'],
    ['b', 'c'],
  ])
})

test.each([
  ['a word that is no PO', `${HEADER}msgid "Play"\n  Jugar\n`, 5, 3, /not PO/],
  ['an open quote', `${HEADER}msgid "Play\nmsgstr "Jugar"\n`, 4, 7, /no closing double quote/],
  ['a quote inside', `${HEADER}msgid "Play"\nmsgstr "Ju"gar"\n`, 5, 8, /stands inside this text/],
  ['a text with no msgid', `"Jugar"\n`, 1, 1, /not PO/],
  ['gettext plurals', `msgid "game"\nmsgid_plural "games"\nmsgstr "x"\n`, 2, 1, /plural/],
  ['no msgstr', `msgid "Play"\n\nmsgid "Stop"\nmsgstr "Alto"\n`, 1, 1, /no msgstr/],
])('%s is pointed at', (_, text, line, column, message) => {
  const { slips } = readPo(text)
  expect(slips[0]).toMatchObject({ line, column })
  expect(slips[0]?.message).toMatch(message)
})

test('a slip does not hide the entries after it', () => {
  expect(readPo('oops\nmsgid "a"\nmsgstr "b"\n').entries).toHaveLength(1)
})
