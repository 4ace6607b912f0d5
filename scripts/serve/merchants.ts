/** What the sandbox needs to know of a brand. */
import type { Brand } from '../../src/brand/schema.ts'
import type { MerchantSeed } from '../sandbox/seed.ts'

export function merchantSeed(brand: Brand): MerchantSeed {
  const { id, name, merchantCode, domains, languages, currency, site } = brand
  return {
    id,
    name,
    merchantCode,
    domains,
    languages: languages.map(({ code }) => code),
    digits: currency.digits,
    site,
  }
}
