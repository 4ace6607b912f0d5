/** What the sandbox needs to know of a brand to play its merchant's gateway. */
import type { Brand } from '../../../src/brand/schema.ts'
import { unitOf } from '../../../src/rules/money/worth.ts'
import type { Decisions } from '../../../src/theme/decisions.ts'
import { USUAL_SANDBOX, type SandboxSettings } from '../../brands/sandbox-settings.ts'
import { FAMILIES, type ContentLanguage } from './families.ts'

export { FAMILIES, type ContentLanguage } from './families.ts'

/** Its sandbox.json says what the schema there explains; what is left out is as without one. */
export interface MerchantSeed extends Partial<Omit<SandboxSettings, '$schema'>> {
  /** The brand's folder name; the merchant also answers on `<id>.localhost`. */
  readonly id: string
  readonly name: string
  /** What the merchant header carries. */
  readonly merchantCode: string
  readonly domains: readonly string[]
  /** The codes that calls may carry, each with the catalogue that says which language it means. */
  readonly languages: readonly { readonly code: string; readonly catalogue: string }[]
  /** Decimals of the currency, 0 to 4. */
  readonly currencyDigits: number
  /** How many of its units are about a dollar; by its decimals unless given. */
  readonly unit?: number
  /** What stands before an amount in the merchant's texts; nothing unless given. */
  readonly currencySymbol?: string
  /** Who may log in: members or agents. */
  readonly site: 'member' | 'agent'
  /** What the e-mail for a forgotten password holds: a link to a page of the platform's unless given. */
  readonly resetByEmail?: 'link' | 'code'
  /** The age that players must have reached; 18 unless given. */
  readonly minimumAge?: number
  /** Whose days its records have, an IANA name; UTC unless given. */
  readonly timeZone?: string
  /** The country of its seeded mobile numbers, two capital letters; Argentina unless given. */
  readonly country?: string
  /** `none`: the brand wrote out that it seals nothing, so plain JSON is accepted where a sealed body is due. */
  readonly seal?: 'none'
  /** The project of the identity service whose word is taken; nobody's unless given. */
  readonly identityProject?: string
  /** The brand's accent as `#rrggbb`, for its banners and goods. */
  readonly accent?: string
  /** How the brand draws offers: its goods are drawn the same way. */
  readonly hand?: Brand['layout']['offers']
}

/** What a merchant is made from. */
interface Source {
  readonly brand: Brand
  /** The brand's theme, where banners are to have its colours. */
  readonly decisions?: Decisions
  /** What its sandbox.json says. */
  readonly sandbox?: SandboxSettings
}

/** The merchant of a brand. */
export function merchantSeed({ brand, decisions, sandbox = USUAL_SANDBOX }: Source): MerchantSeed {
  const accent = (decisions?.color.dark ?? decisions?.color.light)?.accent
  const { $schema: _, ...played } = sandbox
  return {
    ...played,
    id: brand.id,
    name: brand.name,
    merchantCode: brand.merchantCode,
    domains: brand.domains,
    languages: brand.languages.map(({ code, catalogue }) => ({ code, catalogue })),
    currencyDigits: brand.currency.digits,
    currencySymbol: brand.currency.symbol,
    ...(brand.currency.unit !== undefined && { unit: brand.currency.unit }),
    site: brand.site,
    resetByEmail: brand.access.resetByEmail,
    minimumAge: brand.access.minimumAge,
    ...(accent && { accent }),
    hand: brand.layout.offers,
    timeZone: brand.timeZone,
    ...(brand.country && { country: brand.country }),
    ...(brand.identity && { identityProject: brand.identity.firebase.projectId }),
    ...(brand.gateway.seal === 'none' ? { seal: 'none' as const } : {}),
  }
}

/** What tells what money is worth to a merchant's players. */
export type Worth = Pick<MerchantSeed, 'currencyDigits' | 'unit'>

/** Some money of a merchant's in minor units, as one would say it in a currency with cents that is worth a dollar. */
export const minorUnits = ({ currencyDigits, unit }: Worth, whole: number): bigint =>
  BigInt(whole) * BigInt(unitOf({ digits: currencyDigits, unit })) * 10n ** BigInt(currencyDigits)

/**
 * The texts of every language, and of each region: what it says in other words, over what its language says.
 * @param texts by language; a region's hold only what differs
 */
export const withRegions = <T extends object>({
  'es-AR': argentine,
  ...texts
}: Readonly<Record<(typeof FAMILIES)[number], T>> & {
  readonly 'es-AR'?: Readonly<Partial<T>>
}): Readonly<Record<ContentLanguage, T>> => ({
  ...texts,
  'es-AR': argentine ? { ...texts.es, ...argentine } : texts.es,
})

/** The texts that a language code of the merchant is answered with: its catalogue's where they exist, English otherwise. */
export function familyOf(merchant: Pick<MerchantSeed, 'languages'>, code: string): ContentLanguage {
  const catalogue = merchant.languages.find((language) => language.code === code)?.catalogue ?? ''
  if (catalogue === 'es-AR') return catalogue
  const [base] = catalogue.split('-')
  return FAMILIES.find((family) => family === catalogue || family === base) ?? 'en'
}

/** Whether the merchant offers Vietnam's lotteries: where its players speak Vietnamese. */
export const offersVietnam = ({ languages }: Pick<MerchantSeed, 'languages'>): boolean =>
  languages.some(({ catalogue }) => catalogue === 'vi')
