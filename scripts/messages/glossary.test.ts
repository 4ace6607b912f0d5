import { describe, expect, test } from 'vitest'
import { checkGlossary, readGlossary, says, termsIn, type GlossaryException } from './glossary.ts'

const TABLE = `# Glossary

| English | es | vi |
| --- | --- | --- |
| account | cuenta | tài khoản |
| bank account | cuenta bancaria / cuentas bancarias | tài khoản ngân hàng |
| deposit | depósito / deposit… | nạp |
| open (a bet) | abierta | chưa kết toán |
| payout / win | premio | tiền thắng |
`
const terms = readGlossary(TABLE)
const entry = (source: string, translation: string): string => `msgid "${source}"\nmsgstr "${translation}"\n\n`
const check = (text: string, exceptions: readonly GlossaryException[] = [], catalogue = 'es') =>
  checkGlossary({ terms, exceptions }, catalogue, `${catalogue}.po`, text)

describe('the table', () => {
  test('gives each English word its own term, the longest first, and leaves out what is for people alone', () => {
    expect(terms.map(({ english }) => english)).toEqual(['bank account', 'account', 'deposit', 'payout', 'win'])
    expect(terms[0]?.words.get('es')).toEqual(['cuenta bancaria', 'cuentas bancarias'])
  })

  test('with a cell too few is refused by its row', () => {
    expect(() => readGlossary(`${TABLE}| fee | comisión |\n`)).toThrow(/"fee" has not one cell a language/)
  })
})

test.each([
  ['Add a bank account', ['bank account']],
  ['Bank accounts and accounts', ['bank account', 'account']],
  ['{n, plural, one {# deposit} other {# deposits}}', ['deposit']],
  ['{deposit} of {account}', []],
  ['Depositor, winner, accounting', []],
])('the terms of %j', (message, found) => {
  expect(termsIn(message, terms).map(({ english }) => english)).toEqual(found)
})

test.each([
  ['es', 'Tus premios de hoy', 'premio', true],
  ['es', 'Depositaste ayer', 'deposit…', true],
  ['es', 'Inicia la sesión', 'inici… la sesión', true],
  ['es', 'Empremiar', 'premio', false],
  ['vi', 'Nạp tiền', 'nạp', true],
  ['vi', 'Ván cược', 'án', false],
  ['zh-Hans', '请先存款。', '存款', true],
] as const)('%s: whether %j says %j', (catalogue, text, word, said) => {
  expect(says(catalogue, text, word)).toBe(said)
})

test('a translation without the word is named with its line and what would do', () => {
  const text = entry('Deposit', 'Depositar') + entry('Your deposit', 'Tu ingreso') + entry('Deposits', '')
  expect(check(text)).toEqual([
    expect.objectContaining({
      file: 'es.po',
      line: 5,
      message: '"Your deposit" is "Tu ingreso", without the word for "deposit"',
      expected: 'depósito or deposit…',
    }),
  ])
  expect(check(text, [], 'en')).toEqual([])
  expect(check(text, [], 'es-AR'), 'a region has the words of its language').toHaveLength(1)
})

test('under a written id the English text counts', () => {
  const english = new Map([['in_need', 'Make a deposit first']])
  expect(checkGlossary({ terms, exceptions: [] }, 'es', 'es.po', entry('in_need', 'Paga antes'), english)).toHaveLength(
    1,
  )
})

test('an exception holds for its message, term and language alone, and is refused once nothing needs it', () => {
  const back: GlossaryException = { message: 'Win it back', term: 'win', catalogues: ['es'], why: 'the verb' }
  const text = entry('Win it back', 'Recuperarlo')
  expect(check(text, [back])).toEqual([])
  expect(check(text, [{ ...back, catalogues: ['vi'] }])).toHaveLength(1)
  expect(check(text, [{ ...back, term: 'payout' }])).toHaveLength(2)
  expect(check(entry('Win it back', 'Otro premio'), [back]).map(({ message }) => message)).toEqual([
    '"Win it back" (es) needs no exception for "win"',
  ])
})
