/** What a bundle says about its brand: no more than the page needs. */
import type { BundledBrand } from '../../src/brand/bundle.ts'
import { derive } from '../../src/theme/derive.ts'
import type { LoadedBrand } from '../brands/load.ts'
import type { BuiltAssets } from './assets.ts'
import type { StampedLanguage } from './languages.ts'

/** The sandbox's hosts and key. */
export interface SandboxParts {
  readonly games: string
  readonly support: string
  readonly jwk: { kty: 'RSA'; n: string; e: string; kid: string }
}

/** @param sandbox where given, the sandbox's hosts and key are let in; a production bundle holds none of them */
export function bundledBrand(
  { brand, decisions }: LoadedBrand,
  languages: readonly StampedLanguage[],
  assets: BuiltAssets,
  sandbox: SandboxParts | null,
): BundledBrand {
  const { id, name, merchantCode, site, platform, device, loginedToHomePage, currency, access, navigation, layout } =
    brand
  const { hero, footer, defaultLanguage, origins, gateway } = brand
  return {
    id,
    name,
    merchantCode,
    site,
    platform,
    device,
    loginedToHomePage,
    currency,
    access,
    navigation,
    layout,
    hero,
    footer,
    defaultLanguage,
    origins: sandbox
      ? { ...origins, games: [...origins.games, sandbox.games], support: [...origins.support, sandbox.support] }
      : origins,
    gateway: sandbox && gateway.seal !== 'none' ? { ...gateway, seal: { jwk: sandbox.jwk } } : gateway,
    languages: languages.map(({ bundled }) => bundled),
    logo: assets.logo,
    heroPicture: assets.hero,
    ...(assets.heroPhone ? { heroPhone: assets.heroPhone } : {}),
    modes: derive(decisions).modes,
    sandbox: sandbox !== null,
  }
}
