/** Banks and networks that withdrawals go to, by the country of a merchant's players. */
import type { MerchantSeed } from '../merchant.ts'

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

/** The banks of a merchant's country; Argentina's unless it is known. */
export const banksOf = ({ country = 'AR' }: MerchantSeed): readonly Bank[] => BANKS[country] ?? AR

export const NETWORKS = [
  { code: 'USDT_TRC20', name: 'USDT · TRC-20', format: 'tron' },
  { code: 'USDT_ERC20', name: 'USDT · ERC-20', format: 'evm' },
  { code: 'BTC', name: 'Bitcoin', format: 'bitcoin' },
] as const
