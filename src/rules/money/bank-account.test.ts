import * as fc from 'fast-check'
import { countrySpecs } from 'ibantools'
import { describe, expect, test } from 'vitest'
import {
  accountRule,
  CLABE,
  checkDigit,
  DIGITS,
  IBAN_ALONE,
  IBAN_TOO,
  judgeAccount,
  SENDABLE_ACCOUNT,
  type AccountPlace,
} from './bank-account.ts'
import { judgeIban } from './iban.ts'
import { makeCbu, SAMPLE_CBU } from './make-cbu.ts'

const judge = (typed: string, ...places: AccountPlace[]) => judgeAccount(typed, accountRule(...places), judgeIban)
const CHECK = { why: 'check' }
const SIGNS = { why: 'signs' }
const lengthOf = (count: number, wanted: number) => ({ why: 'length', count, wanted })

test.each([
  // A CBU of each of three banks: two end in 0, one has a 0 before the account, which some libraries refuse.
  ['AR', '2850590940090418135201', '2850590940090418135201', null],
  ['AR', '0170099220000067797370', '0170099220000067797370', null],
  ['AR', '0720429088000002339140', '0720429088000002339140', null],
  ['AR', ' 28505909 4009.0418-1352 01 ', '2850590940090418135201', null],
  ['AR', '２850590940090418135201\u202c', '2850590940090418135201', null],
  ['AR', '28505909–40090418135201', '2850590940090418135201', null],
  // A wallet's number (CVU) begins with zeros.
  ['AR', '0000003110000000123456', '0000003110000000123456', null],
  ['AR', '285059094009041813520', '285059094009041813520', lengthOf(21, 22)],
  ['AR', '28505909400904181352011', '28505909400904181352011', lengthOf(23, 22)],
  ['AR', '2850590940090418135210', '2850590940090418135210', CHECK],
  ['AR', '2810590940090418135201', '2810590940090418135201', CHECK],
  ['AR', '', '', { why: 'missing' }],
  ['AR', ' - . ', '', { why: 'missing' }],
  // The alias as it was made: its dots and hyphens tell it from another.
  ['AR', ' CUARTO.CENTRO.NAIPE ', 'CUARTO.CENTRO.NAIPE', null],
  ['AR', 'ana-2.mp', 'ana-2.mp', null],
  ['AR', 'ana\u2011paz.mp', 'ana-paz.mp', null],
  ['AR', 'casa.1', 'casa.1', null],
  ['AR', 'casa1', 'casa1', SIGNS],
  ['AR', 'a'.repeat(20), 'a'.repeat(20), null],
  ['AR', 'a'.repeat(21), 'a'.repeat(21), SIGNS],
  ['AR', 'caño.paz', 'caño.paz', SIGNS],
  ['AR', 'mamá.paz', 'mamá.paz', SIGNS],
  ['AR', 'cuarto centro', 'cuarto centro', SIGNS],
  ['AR', 'ana—paz.mp', 'ana—paz.mp', SIGNS],
  ['AR', 'ana@paz.mp', 'ana@paz.mp', SIGNS],
  ['MX', '0321 8000 0118 3597 19', '032180000118359719', null],
  ['MX', '032180000118359718', '032180000118359718', CHECK],
  ['MX', '03218000011835971', '03218000011835971', lengthOf(17, 18)],
  ['MX', 'CLABE032180000118359719', 'CLABE032180000118359719', SIGNS],
  ['DE', 'de89 3704 0044 0532 0130 00', 'DE89370400440532013000', null],
  // An account elsewhere in the area is as good.
  ['DE', 'NL91ABNA0417164300', 'NL91ABNA0417164300', null],
  ['DE', 'DE89370400440532013001', 'DE89370400440532013001', CHECK],
  ['DE', 'DE8937040044053201300', 'DE8937040044053201300', lengthOf(21, 22)],
  ['DE', 'ZZ89370400440532013000', 'ZZ89370400440532013000', CHECK],
  ['DE', '0532013000', '0532013000', SIGNS],
  ['DE', 'DE', 'DE', SIGNS],
  ['GB', 'GB29 NWBK 6016 1331 9268 19', 'GB29NWBK60161331926819', null],
  ['GB', '60-16-13 31926819', '60161331926819', null],
  ['GB', 'GB29NWBK60161331926818', 'GB29NWBK60161331926818', CHECK],
  ['GB', '123', '123', SIGNS],
  ['VN', '0070 1234-3000.4567', '0070123430004567', null],
  ['VN', '  1234 ', '1234', null],
  ['VN', '123', '123', SIGNS],
  ['VN', '1'.repeat(34), '1'.repeat(34), null],
  ['VN', '1'.repeat(35), '1'.repeat(35), SIGNS],
  ['VN', '12a45678', '12a45678', SIGNS],
  ['', '', '', { why: 'missing' }],
])('in %j, %j is sent as %j: %j', (country, typed, number, fault) => {
  expect(judge(typed, { country })).toEqual({ number, fault })
})

describe('a rule of the server’s', () => {
  test.each([
    [{ acceptedPattern: '[0-9]{10}' }, '123 456 789 0', '1234567890', null],
    [{ acceptedPattern: '[0-9]{10}' }, '123456789', '123456789', lengthOf(9, 10)],
    [{ acceptedPattern: '[0-9]{10}' }, SAMPLE_CBU, SAMPLE_CBU, lengthOf(22, 10)],
    [{ acceptedPattern: '[0-9]{10,13}' }, '123456789', '123456789', SIGNS],
    [{ patternId: DIGITS, minLength: 3, maxLength: 3 }, '123', '123', null],
    [{ patternId: 4, minLength: 8, maxLength: 8 }, 'AB123456', 'AB123456', null],
    [{ patternId: 4, minLength: 8, maxLength: 8 }, 'AB-12345', 'AB-12345', SIGNS],
    [{ patternId: DIGITS, minLength: 40, maxLength: 40 }, '1'.repeat(40), '1'.repeat(40), null],
    // What it does not say, or says in a way that is not read, is the server's to judge.
    [{ acceptedPattern: '(?:[A-Z]{2})+' }, 'ABCD', 'ABCD', null],
    [{ acceptedPattern: '*' }, 'alias.x', 'alias.x', null],
    [{ minLength: 2 }, '12', '12', null],
    // One that says nothing is none.
    [{}, '12345', '12345', lengthOf(5, 22)],
    [{ acceptedPattern: '', patternId: null, minLength: 0, maxLength: null }, '12345', '12345', lengthOf(5, 22)],
    // Nothing else can be sent.
    [{ acceptedPattern: '*' }, 'ñandú', 'ñandú', SIGNS],
    [{ acceptedPattern: '*' }, '', '', { why: 'missing' }],
  ])('%j judges %j before the country does', (numberRule, typed, number, fault) => {
    expect(judge(typed, { numberRule, country: 'AR' })).toEqual({ number, fault })
  })

  test('a bank’s goes before that of all banks; a country is the bank’s, then the reply’s, then the brand’s', () => {
    const [own, all] = [{ acceptedPattern: '[0-9]{5}' }, { acceptedPattern: '[0-9]{6}' }]
    expect(judge('12345', { numberRule: own }, { numberRule: all }, { country: 'AR' }).fault).toBeNull()
    expect(judge('123456', { numberRule: null }, { numberRule: all }, { country: 'AR' }).fault).toBeNull()
    expect(accountRule({ country: 'MX' }, { country: 'AR' }, {}).format).toBe('clabe')
    expect(accountRule(undefined, { country: '' }, { country: 'AR' }).format).toBe('cbu')
    expect(accountRule().format).toBe('pattern')
  })
})

test('an IBAN is left to the server where its judge is not at hand', () => {
  const rule = accountRule({ country: 'DE' })
  expect(judgeAccount('DE89370400440532013001', rule, null).fault).toBeNull()
  expect(judgeAccount('0532013000', rule, null).fault).toEqual(SIGNS)
})

test('the countries are those of the registry that the library has', () => {
  const listed = [...IBAN_ALONE, ...IBAN_TOO]
  expect(new Set(listed).size).toBe(listed.length)
  expect(listed.filter((code) => !countrySpecs[code]?.chars)).toEqual([])
  const registered = Object.keys(countrySpecs).filter((code) => countrySpecs[code]?.IBANRegistry)
  expect(registered.filter((code) => !listed.includes(code))).toEqual([])
})

const digits = (length: number) => fc.stringMatching(new RegExp(`^\\d{${length}}$`))
const clabe = digits(17).map((said) => said + checkDigit(said, CLABE.weights))
const iban = digits(18).map((bban) => {
  const rest = BigInt(`${bban}131400`) % 97n
  return `DE${String(98n - rest).padStart(2, '0')}${bban}`
})

test.each([
  ['AR', digits(20).map(makeCbu), 0],
  ['MX', clabe, 0],
  ['DE', iban, 2],
] as const)('in %s one digit that is another is found, however the number is parted', (country, numbers, letters) => {
  fc.assert(
    fc.property(
      numbers,
      fc.nat(100),
      fc.integer({ min: 1, max: 9 }),
      fc.integer({ min: 2, max: 6 }),
      (number, at, by, group) => {
        const parted = number.match(new RegExp(`.{1,${group}}`, 'g'))?.join(' ') ?? ''
        expect(judge(parted, { country })).toEqual({ number, fault: null })
        const place = letters + (at % (number.length - letters))
        const other = String((Number(number[place]) + by) % 10)
        expect(judge(number.slice(0, place) + other + number.slice(place + 1), { country }).fault).toEqual(CHECK)
      },
    ),
  )
})

test('whatever is typed, what is not refused can be sent, and is judged alike once it is bare', () => {
  const places = fc.constantFrom('AR', 'MX', 'DE', 'GB', 'VN', '').map((country) => ({ country }))
  const rules = fc.record({ patternId: fc.nat(20), minLength: fc.nat(70), maxLength: fc.nat(70) }, { requiredKeys: [] })
  const typed = fc.oneof(
    fc.string({ unit: 'grapheme' }),
    fc.stringMatching(/^[ A-Za-z0-9.-]{0,40}$/),
    digits(20).map(makeCbu),
    iban,
  )
  fc.assert(
    fc.property(
      typed,
      fc.oneof(
        places,
        rules.map((numberRule) => ({ numberRule })),
      ),
      (text, place) => {
        const { number, fault } = judge(text, place)
        if (fault === null) expect(number).toMatch(SENDABLE_ACCOUNT)
        expect(judge(number, place)).toEqual({ number, fault })
      },
    ),
  )
})
