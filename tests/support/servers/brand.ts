/** What the brands under test say of themselves. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { formatMoney } from '../../../src/i18n/format/format.ts'
import { JOURNEY_HOME } from './environment.ts'

interface BrandFile {
  readonly name: string
  readonly defaultLanguage: string
  readonly loginedToHomePage?: boolean
  /** What the schema leaves out is its default. */
  readonly currency?: { readonly symbol?: string; readonly digits?: number }
  readonly languages: readonly { readonly code: string; readonly catalogue: string }[]
  readonly layout?: { readonly home?: { readonly guest?: readonly string[]; readonly member?: readonly string[] } }
  readonly hero?: { readonly headline?: string; readonly line?: string }
}

/** The brand's own file, which the gate has checked. */
export function brandFile(brand: string): BrandFile {
  return JSON.parse(readFileSync(join(JOURNEY_HOME, 'brands', brand, 'brand.json'), 'utf8')) as BrandFile
}

/** The name that stands in every title. */
export const brandName = (brand: string): string => brandFile(brand).name

/** The catalogue of the brand's default language. */
export function catalogueOf(brand: string): string {
  const { languages, defaultLanguage } = brandFile(brand)
  return languages.find(({ code }) => code === defaultLanguage)?.catalogue ?? 'en'
}

/** An amount as the brand writes it in its default language. */
export function money(brand: string, minor: bigint): string {
  const { symbol = 'P', digits = 2 } = brandFile(brand).currency ?? {}
  return formatMoney(minor, { symbol, digits }, catalogueOf(brand))
}
