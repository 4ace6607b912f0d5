/** What a brand and its gateway name beside the games: apps, social pages, a mail address (spec 3, "Resources"). */
import { queryOptions } from '@tanstack/react-query'
import type { ReplyOf } from '../../../api/transport/endpoint.ts'
import type { getDomainRoute } from '../../../api/site/site.ts'
import type { BundledBrand, BundledLanguage } from '../../../brand/bundle.ts'
import type { SocialNetwork } from '../../../brand/contact-schema.ts'
import { readMailAddress } from '../../../rules/mail-address.ts'
import { guardUrl } from '../../../rules/site/url-guard.ts'
import { linkUrl } from './links.ts'
import { pictureUrl } from '../pictures.ts'
import { siteQuery } from '../site.ts'

/** The apps that have a QR code, in the order in which they are shown (spec 2, "Right-hand bar"). */
export const APP_KINDS = ['IOS', 'IOS_LITE', 'ANDROID'] as const
export type AppKind = (typeof APP_KINDS)[number]

export interface AppResource {
  readonly kind: AppKind
  /** Where the app is downloaded: what the QR code holds. */
  readonly url: string
  /** The server's picture of the QR code, where it has one that the brand may show. */
  readonly qrPicture: string | null
  readonly label: string
}

export interface SocialResource {
  /** A network of the brand's, or `null` for what the gateway calls social. */
  readonly network: SocialNetwork | null
  readonly url: string
  /** The gateway's own words, empty for a page that brand.json names. */
  readonly label: string
}

export interface Resources {
  readonly apps: readonly AppResource[]
  /** Pages of brand.json first. */
  readonly social: readonly SocialResource[]
  /** A bare mail address: brand.json's, otherwise the gateway's. */
  readonly mail: string | null
  /** The hosts that the merchant answers on. */
  readonly domains: readonly string[]
}

type WireResource = ReplyOf<typeof getDomainRoute>['resources'][number]
type BrandParts = Pick<BundledBrand, 'origins' | 'contact'>

/**
 * Apps, social pages and mail address (spec 2, "Right-hand bar"), each address guarded.
 * @param language the active one: labels come in English and Chinese alone
 */
export const resourcesQuery = (brand: BrandParts, { tag }: Pick<BundledLanguage, 'tag'>) =>
  queryOptions({
    ...siteQuery,
    select: ({ resources, domainList }: ReplyOf<typeof getDomainRoute>): Resources => ({
      ...readResources(resources, brand, tag),
      domains: [...new Set(domainList.filter((host) => HOST.test(host)))],
    }),
  })

/** A bare host name, which is shown and never followed by itself. */
const HOST = /^(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z]{2,63}$/

function readResources(all: readonly WireResource[], brand: BrandParts, tag: string): Omit<Resources, 'domains'> {
  const label = ({ labelNameCn, labelNameEn }: WireResource): string =>
    tag.startsWith('zh') ? labelNameCn || labelNameEn : labelNameEn || labelNameCn
  const ofType = (type: string): readonly WireResource[] => all.filter(({ resourceType }) => resourceType === type)
  return {
    apps: APP_KINDS.flatMap((kind) =>
      ofType(kind)
        .slice(0, 1)
        .flatMap((it) => readApp(kind, it, label(it), brand) ?? []),
    ),
    social: [
      ...brand.contact.social.map((page) => ({ ...page, label: '' })),
      ...ofType('SOCIAL').flatMap((it) => {
        const link = linkUrl(it.url, brand)
        return link ? [{ network: null, url: link.href, label: label(it) }] : []
      }),
    ],
    mail: brand.contact.mail ?? ofType('EMAIL').flatMap(({ url }) => readMailAddress(url) ?? [])[0] ?? null,
  }
}

function readApp(
  kind: AppKind,
  { url, qrCodeUrl }: WireResource,
  label: string,
  brand: BrandParts,
): AppResource | null {
  const target = guardUrl(url, {
    kind: 'qr',
    origins: Object.values(brand.origins).flatMap((it) => it ?? []),
    self: location.origin,
  })
  return target && { kind, url: target.href, qrPicture: pictureUrl(qrCodeUrl, brand) ?? null, label }
}
