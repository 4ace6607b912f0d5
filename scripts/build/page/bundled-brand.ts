/** What a bundle says about its brand: no more than the page needs. */
import type { SealKey } from '../../../src/api/seal/seal.ts'
import type { BundledBrand } from '../../../src/brand/bundle.ts'
import type { BundledPages } from '../../../src/brand/written-page.ts'
import type { LoadedBrand } from '../../brands/load.ts'
import { sandboxGamesOrigin, sandboxOrigin } from '../../serve/hosts.ts'
import type { BuiltAssets } from '../assets.ts'
import { bundledIdentity } from './identity-policy.ts'
import type { StampedLanguage } from './languages.ts'

/** What a bundle for the sandbox holds besides. */
export interface SandboxParts {
  /** Where the sandbox listens; it answers on every brand's own host. */
  readonly port: number
  readonly jwk: SealKey
  /** Where an emulator of the identity service answers, such as `http://127.0.0.1:9099`. */
  readonly identityEmulator?: string
}

/** What the build has made of the brand's own. */
interface StampedParts {
  readonly languages: readonly StampedLanguage[]
  readonly pages: BundledPages
  readonly assets: BuiltAssets
}

/** @param sandbox where given, the sandbox's addresses and key are let in; a production bundle holds none of them */
export function bundledBrand(
  { brand, decisions }: LoadedBrand,
  { languages, pages, assets }: StampedParts,
  sandbox: SandboxParts | null,
): BundledBrand {
  const { id, name, merchantCode, site, platform, device, loginedToHomePage, currency, access, navigation, layout } =
    brand
  const { lotteryType, hero, footer, contact, defaultLanguage, origins, gateway, captcha } = brand
  return {
    id,
    name,
    merchantCode,
    site,
    platform,
    device,
    lotteryType,
    loginedToHomePage,
    currency,
    access,
    navigation,
    layout,
    hero,
    footer,
    contact,
    captcha,
    defaultLanguage,
    timeZone: brand.timeZone,
    ...(brand.country ? { country: brand.country } : {}),
    ...(brand.analytics ? { analytics: brand.analytics } : {}),
    ...(brand.identity ? { identity: bundledIdentity(brand.identity, sandbox?.identityEmulator) } : {}),
    origins: sandbox
      ? {
          ...origins,
          support: [...origins.support, sandboxOrigin(id, sandbox.port)],
          games: [...origins.games, sandboxGamesOrigin(sandbox.port)],
        }
      : origins,
    gateway: sandbox && gateway.seal !== 'none' ? { ...gateway, seal: { jwk: sandbox.jwk } } : gateway,
    languages: languages.map(({ bundled }) => bundled),
    pages,
    logo: assets.logo,
    heroPicture: assets.heroPicture,
    ...(assets.heroPhone ? { heroPhone: assets.heroPhone } : {}),
    fonts: [...new Set([decisions.font.display, decisions.font.text])].filter((family) => family !== 'system'),
  }
}
