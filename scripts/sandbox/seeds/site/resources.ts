/** A merchant's apps, social pages and mail address (spec 3, "Resources"). */
import type { MerchantSeed } from '../../site/merchant.ts'

export interface SeededResource {
  readonly resourceType: string
  readonly url: string
  readonly qrCodeUrl: string
  readonly labelNameEn: string
  readonly labelNameCn: string
}

/** What has a QR code, drawn by the sandbox on request. */
export const APPS = { IOS: 'ios', IOS_LITE: 'ios-lite', ANDROID: 'android' } as const

/** Where an app is downloaded: a page that stands in for its store, on the host that is being visited. */
export const appAddress = (origin: string, app: string): string => `${origin}/sandbox/app/${app}`

/** The resources of a merchant; pictures stand on the sandbox's origin. */
export function resourcesOf(merchant: MerchantSeed, origin: string): SeededResource[] {
  const app = (resourceType: keyof typeof APPS, labelNameEn: string, labelNameCn: string): SeededResource => ({
    resourceType,
    url: appAddress(origin, APPS[resourceType]),
    qrCodeUrl: `${origin}/sandbox/art/qr/${APPS[resourceType]}.svg`,
    labelNameEn,
    labelNameCn,
  })
  return [
    app('IOS', 'iOS app', 'iOS 应用'),
    app('IOS_LITE', 'iOS lite app', 'iOS 轻量版'),
    app('ANDROID', 'Android app', 'Android 应用'),
    {
      resourceType: 'SOCIAL',
      url: `${origin}/sandbox/chat?merchant=${merchant.merchantCode}&type=SOCIAL`,
      qrCodeUrl: '',
      labelNameEn: 'Follow us',
      labelNameCn: '关注我们',
    },
    {
      resourceType: 'EMAIL',
      url: `mailto:support@${merchant.domains[0] ?? 'localhost'}`,
      qrCodeUrl: '',
      labelNameEn: 'Write to us',
      labelNameCn: '给我们写信',
    },
  ]
}
