import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { HOSTILE } from '../../testing/hostile/hostile-addresses.ts'
import { checksum, isPaymentCode, type PaymentToCode } from './payment-qr.ts'

const plain: PaymentToCode = {
  amount: '50.00',
  address: '',
  network: '',
  payable: '',
  origins: ['https://pay.example'],
}
const TRON = `T${'9'.repeat(33)}`
const tron: PaymentToCode = { ...plain, address: TRON, network: 'TRC20', payable: '52.350000' }
const EVM = `0x${'aB'.repeat(20)}`

/** A field of a bank's code. */
const field = (name: string, value: string): string => `${name}${String(value.length).padStart(2, '0')}${value}`
const bank = (...fields: readonly string[]): string => {
  const said = `${field('00', '01')}${fields.join('')}6304`
  return said + checksum(said)
}
/** As a Thai bank writes it. */
const PROMPT = field('29', '0016A000000677010111' + '0113006681234567890'.slice(0, 17))

describe('a code for a crypto currency', () => {
  test.each([
    ['its address', TRON],
    ['its address as wallets take it', `tron:${TRON}`],
    ['the same with the amount', `tron:${TRON}?amount=52.35`],
  ])('holds %s', (_, text) => {
    expect(isPaymentCode(text, tron)).toBe(true)
  })

  test.each([
    ['another address', `T${'8'.repeat(33)}`, tron],
    ['another amount', `tron:${TRON}?amount=523.5`, tron],
    ['something beside the amount', `tron:${TRON}?amount=52.35&to=T1`, tron],
    ['another network’s scheme', `ethereum:${TRON}`, tron],
    ['an address that is none of its network', EVM, { ...tron, address: EVM }],
    ['a page', 'https://pay.example/x', tron],
    ['a scheme where the network has none', `bsc:${EVM}`, { ...tron, address: EVM, network: 'BEP20' }],
    ['words for an address', 'two words', { ...tron, address: 'two words', network: 'NEW' }],
  ])('holds nothing else: %s', (_, text, payment) => {
    expect(isPaymentCode(text, payment)).toBe(false)
  })

  test('of a network that is not known here, its address alone', () => {
    const other = { ...tron, address: 'a'.repeat(40), network: 'NEW' }
    expect(isPaymentCode(other.address, other)).toBe(true)
    expect(isPaymentCode(`?:${other.address}`, other)).toBe(false)
    expect(isPaymentCode(`undefined:${other.address}`, other)).toBe(false)
  })
})

describe('a code for a bank or a wallet', () => {
  test.each([
    ['a bank’s code with the amount', bank(PROMPT, field('53', '764'), field('54', '50.00'), field('58', 'TH'))],
    ['a bank’s code without one', bank(PROMPT, field('58', 'TH'))],
    ['a registered payment address', 'payto://mopay/pampas01?amount=ARS:50&message=D1'],
    ['a page of a payment service', 'https://pay.example/o/1?x=2'],
  ])('%s', (_, text) => {
    expect(isPaymentCode(text, plain)).toBe(true)
  })

  test.each([
    ['another amount', bank(PROMPT, field('54', '500.00'))],
    ['two amounts', bank(PROMPT, field('54', '50.00'), field('54', '500.00'))],
    ['fields that do not come out even', bank(PROMPT, '5410')],
    ['a payment address of another amount', 'payto://mopay/pampas01?amount=ARS:500'],
    ['one of two amounts', 'payto://mopay/pampas01?amount=ARS:50&amount=ARS:500'],
    ['one of none', 'payto://mopay/pampas01?message=D1'],
    ['a page of somebody else', 'https://pay.example.evil.test/o/1'],
    ['an app', 'mopay:pampas01?amount=50.00'],
    ['a call', 'tel:+5491112345678'],
    ['a network to be joined', 'WIFI:S:Casino;T:WPA;P:secret;;'],
    ['nothing', ''],
    ['more than is read', `https://pay.example/${'a'.repeat(512)}`],
  ])('is none with %s', (_, text) => {
    expect(isPaymentCode(text, plain)).toBe(false)
  })

  test('no hostile address is one', () => {
    const origins = ['https://cdn.example.com']
    for (const payment of [plain, tron])
      expect(HOSTILE.filter((text) => isPaymentCode(text, { ...payment, origins }))).toEqual([])
  })

  test('a bank’s code with one sign changed is none (property)', () => {
    const code = bank(PROMPT, field('54', '50.00'), field('58', 'TH'))
    fc.assert(
      fc.property(fc.nat(code.length - 1), fc.integer({ min: 0x20, max: 0x7e }), (at, sign) => {
        const other = code.slice(0, at) + String.fromCharCode(sign) + code.slice(at + 1)
        expect(isPaymentCode(other, plain)).toBe(other === code)
      }),
    )
  })

  test('zeros at the end of an amount say nothing (property)', () => {
    fc.assert(
      fc.property(fc.bigInt(1n, 10n ** 12n), fc.nat(6), (minor, zeros) => {
        const amount = `${minor / 100n}.${String(minor % 100n).padStart(2, '0')}`
        const text = `payto://mopay/m?amount=ARS:${amount}${'0'.repeat(zeros)}`
        expect(isPaymentCode(text, { ...plain, amount })).toBe(true)
        expect(isPaymentCode(text, { ...plain, amount: `1${amount}` })).toBe(false)
      }),
    )
  })
})

test('the check is that of the standard', () => {
  expect(checksum('123456789')).toBe('29B1')
})
