/** Banks and networks that withdrawals go to, and what is asked of accounts there, by the country of a merchant's players. */
import { DIGITS } from '../../../../src/rules/money/bank-account.ts'
import type { WireRule } from '../../../../src/rules/account/registration/register-fields.ts'
import type { MerchantSeed } from '../../site/merchant.ts'

export interface Bank {
  readonly code: string
  readonly name: string
}

const named = (names: readonly string[]): Bank[] =>
  names.map((name) => ({
    // What is left of a name once its marks are gone.
    code: name
      .normalize('NFD')
      .replaceAll(/[^A-Za-z0-9]/g, '')
      .toUpperCase()
      .slice(0, 32),
    name,
  }))

const AR = named([
  'Banco de la Nación Argentina',
  'Banco Provincia',
  'Banco Galicia',
  'Banco Macro',
  'BBVA Argentina',
  'Banco Santander Río',
  'Banco Credicoop',
  'Banco Patagonia',
  'Banco Hipotecario',
  'Banco Ciudad de Buenos Aires',
  'Banco Supervielle',
  'Banco Comafi',
  'Bancor',
  'Brubank',
  'Ualá',
  'Naranja X',
])
const VN = named([
  'Vietcombank',
  'VietinBank',
  'BIDV',
  'Agribank',
  'Techcombank',
  'MB Bank',
  'ACB',
  'VPBank',
  'Sacombank',
  'TPBank',
  'HDBank',
  'VIB',
  'SHB',
  'Eximbank',
  'OCB',
  'SeABank',
])
const CN = named([
  'Industrial and Commercial Bank of China',
  'China Construction Bank',
  'Agricultural Bank of China',
  'Bank of China',
  'Bank of Communications',
  'China Merchants Bank',
  'Postal Savings Bank of China',
  'China CITIC Bank',
  'China Minsheng Bank',
  'Industrial Bank',
  'Ping An Bank',
  'Bank Central Asia',
])
const TH = named([
  'Bangkok Bank',
  'Kasikornbank',
  'Krungthai Bank',
  'Siam Commercial Bank',
  'Bank of Ayudhya',
  'TMBThanachart Bank',
  'Government Savings Bank',
  'Kiatnakin Phatra Bank',
  'CIMB Thai',
  'UOB Thailand',
])

const BANKS: Readonly<Record<string, readonly Bank[]>> = { AR, VN, CN, TH }

/** What the platform asks of every account in a country that has no public rule of its own. */
const RULES: Readonly<Record<string, WireRule>> = { VN: { patternId: DIGITS, minLength: 6, maxLength: 19 } }

/** Rules that a platform may have for one bank. */
const RULES_OF_BANKS: Readonly<Record<string, WireRule>> = { BIDV: { acceptedPattern: '[0-9]{10,14}' } }

/** The banks of a merchant's country, and what is asked of their accounts; Argentina's unless it is known. */
export function payoutPlace({ country: said = 'AR' }: MerchantSeed) {
  const country = Object.hasOwn(BANKS, said) ? said : 'AR'
  const banks = (BANKS[country] ?? []).map((bank) => {
    const numberRule = RULES_OF_BANKS[bank.code]
    return { ...bank, ...(numberRule && { numberRule }) }
  })
  const numberRule = RULES[country]
  return { country, banks, ...(numberRule && { numberRule }) }
}

export const NETWORKS = [
  { code: 'USDT_TRC20', name: 'USDT · TRC-20', format: 'tron' },
  { code: 'USDT_ERC20', name: 'USDT · ERC-20', format: 'evm' },
  { code: 'BTC', name: 'Bitcoin', format: 'bitcoin' },
] as const
