/**
 * What a QR code may hold that money is sent by: a camera hands it to an app unread, so it leads to this payment or it is not
 * drawn. Spec: the contents are not shown.
 */
import { isAddress } from './crypto-address.ts'
import { guardUrl } from '../site/url-guard.ts'

/** What the code has to agree with. */
export interface PaymentToCode {
  /** A decimal string, in the brand's currency. */
  readonly amount: string
  /** Of a crypto currency; all of these are empty otherwise. */
  readonly address: string
  readonly network: string
  /** How many coins are to be sent: a decimal string. */
  readonly payable: string
  /** Where payments may be made, such as `https://pay.example`. */
  readonly origins: readonly string[]
}

/** The longest that readers take from a screen, in characters. */
const LONGEST = 512

/** Networks that are known here: how their addresses look, and the scheme under which wallets take them. */
const NETWORKS: Readonly<Record<string, { readonly format: string; readonly scheme?: string }>> = {
  TRC20: { format: 'tron', scheme: 'tron' },
  ERC20: { format: 'evm', scheme: 'ethereum' },
  BEP20: { format: 'evm' },
  BITCOIN: { format: 'bitcoin', scheme: 'bitcoin' },
}
const PLAIN_ADDRESS = /^[A-Za-z0-9]{20,128}$/

/** Whether a QR code with this text leads to the payment and nowhere else. */
export function isPaymentCode(text: string, payment: PaymentToCode): boolean {
  if (text.length > LONGEST) return false
  if (payment.address) return isCryptoCode(text, payment)
  return isBankCode(text, payment) || isPayto(text, payment) || isPaymentPage(text, payment)
}

function isCryptoCode(text: string, { address, network, payable }: PaymentToCode): boolean {
  const known = Object.hasOwn(NETWORKS, network) ? NETWORKS[network] : undefined
  if (known ? !isAddress(address, known.format) : !PLAIN_ADDRESS.test(address)) return false
  if (text === address) return true
  if (!known?.scheme) return false
  const begin = `${known.scheme}:${address}`
  if (text === begin) return true
  const [, amount] = /^\?amount=([\d.]+)$/.exec(text.startsWith(begin) ? text.slice(begin.length) : '') ?? []
  return amount !== undefined && isSameAmount(amount, payable)
}

/** Whether a code that leads to its payment opens a wallet by itself, as links of a scheme do. */
export const opensWallet = (text: string): boolean => /^(?:bitcoin|tron|ethereum):|^payto:\/\//.test(text)

/** The payment standard of banks and wallets (EMVCo's merchant-presented codes): PromptPay, QRIS, VietQR, Pix and others. */
function isBankCode(text: string, { amount }: PaymentToCode): boolean {
  const [, said, check] = /^(000201[\x20-\x7e]+6304)([0-9A-F]{4})$/.exec(text) ?? []
  if (said === undefined || check === undefined || checksum(said) !== check) return false
  const fields = fieldsOf(text)
  if (!fields) return false
  const wanted = fields.get('54')
  return wanted === undefined || isSameAmount(wanted, amount)
}

/** Two digits of a name, two of a length, and what it says; `null` where that does not come out even. */
function fieldsOf(text: string): Map<string, string> | null {
  const fields = new Map<string, string>()
  for (let at = 0; at < text.length;) {
    const [, name = '', length = ''] = /^(\d\d)(\d\d)/.exec(text.slice(at)) ?? []
    const end = at + 4 + Number(length)
    if (!name || fields.has(name) || end > text.length) return null
    fields.set(name, text.slice(at + 4, end))
    at = end
  }
  return fields
}

/** The code's own check: CRC-16 with 0x1021, begun with all ones, in capital hex. */
export function checksum(text: string): string {
  let rest = 0xffff
  for (const sign of text) {
    rest ^= sign.charCodeAt(0) << 8
    for (let bit = 0; bit < 8; bit += 1) rest = ((rest << 1) ^ (rest & 0x8000 ? 0x1021 : 0)) & 0xffff
  }
  return rest.toString(16).toUpperCase().padStart(4, '0')
}

/** The scheme that is registered for payments (RFC 8905). */
function isPayto(text: string, { amount }: PaymentToCode): boolean {
  const [, query] = /^payto:\/\/[a-z][a-z0-9-]*\/[\w.%+@/-]+\?([\w.%+:=&-]+)$/.exec(text) ?? []
  const said = new URLSearchParams(query ?? '').getAll('amount')
  const [, wanted] = /^[A-Z]{3}:([\d.]+)$/.exec(said.length === 1 ? (said[0] ?? '') : '') ?? []
  return wanted !== undefined && isSameAmount(wanted, amount)
}

const isPaymentPage = (text: string, { origins }: PaymentToCode): boolean =>
  guardUrl(text, { kind: 'qr', origins }) !== null

const DECIMAL = /^(\d+)(?:\.(\d+))?$/

/** Whether two decimals are the same, however many zeros end them. */
function isSameAmount(one: string, other: string): boolean {
  const plain = (text: string): string | null => {
    const [, whole, part = ''] = DECIMAL.exec(text) ?? []
    return whole === undefined ? null : `${whole.replace(/^0+(?=\d)/, '')}.${part.replace(/0+$/, '')}`
  }
  const said = plain(one)
  return said !== null && said === plain(other)
}
