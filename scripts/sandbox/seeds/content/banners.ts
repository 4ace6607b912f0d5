/** Which banners a merchant shows, and where each leads. */
import { offersVietnam, type MerchantSeed } from '../../site/merchant.ts'
import type { AnnouncementKey } from './announcements.ts'
import { numberOf } from '../random.ts'

/** Paths within the site. */
const LINKS = {
  'welcome-banner': '/promotions',
  'live-banner': '/live',
  'weekend-banner': '/sports',
  // Shown where Vietnam's lotteries are offered.
  'draws-banner': '/vnlottery',
  'slots-banner': '/rng',
  'app-banner': '/down',
} as const satisfies Partial<Record<AnnouncementKey, string>>

export type BannerKey = keyof typeof LINKS

/** How many a merchant shows. */
const SHOWN = 4

export const BANNER_KEYS = Object.keys(LINKS) as readonly BannerKey[] // the record's own keys

/** The path within the site that a banner leads to. */
export const bannerLink = (key: BannerKey): string => LINKS[key]

/** The banners of a merchant, in order: the welcome, and what its players come for. */
export function bannersOf(merchant: Pick<MerchantSeed, 'merchantCode' | 'languages'>): BannerKey[] {
  const first: BannerKey[] = offersVietnam(merchant) ? ['draws-banner', 'welcome-banner'] : ['welcome-banner']
  const taste = (key: BannerKey): number => numberOf(`${merchant.merchantCode}/${key}`)
  const others = BANNER_KEYS.filter((key) => !first.includes(key) && key !== 'draws-banner')
  return [...first, ...others.toSorted((a, b) => taste(a) - taste(b))].slice(0, SHOWN)
}
