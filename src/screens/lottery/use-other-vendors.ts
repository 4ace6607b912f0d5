import { useAtomValue } from 'jotai'
import { VN_LOTTERY_VENDOR } from '../../rules/lottery/vendor-lobbies.ts'
import { SEA_LOTTERY_VENDOR, type Vendor } from '../../rules/games/vendors/vendors.ts'
import { brandAtom } from '../../state/site/brand.ts'
import { useVendorLanesAnswer } from '../../state/games/vendor-offer.ts'
import type { LobbyPlace } from './lobby/use-lobby.ts'

/** What a lottery page holds of other vendors, the electronic ones first (spec 2: "ELOTT and LOTT to /elott"). */
const CATEGORIES = ['ELOTT', 'LOTT'] as const
export type LotteryCategory = (typeof CATEGORIES)[number]

/** A vendor whose lotteries are games of its own, with the categories in which it has some. */
export interface OtherLotteries extends Vendor {
  readonly categories: readonly LotteryCategory[]
}

/**
 * The vendors of lotteries besides our own lobbies': on the page of both categories, where no further prize mode is chosen,
 * since modes are of our own lotteries. None while they are not known.
 */
export function useOtherVendors({ lobby, mode }: Pick<LobbyPlace, 'lobby' | 'mode'>): readonly OtherLotteries[] {
  const { lotteryType } = useAtomValue(brandAtom)
  const { data = [] } = useVendorLanesAnswer(CATEGORIES)
  if (lobby !== 'electronic' || mode !== lotteryType) return []
  const vendors = new Map<string, OtherLotteries>()
  for (const category of CATEGORIES) {
    for (const vendor of data.find((lane) => lane.category === category)?.vendors ?? []) {
      if (vendor.code === SEA_LOTTERY_VENDOR || vendor.code === VN_LOTTERY_VENDOR) continue
      const known = vendors.get(vendor.code)?.categories ?? []
      vendors.set(vendor.code, { ...vendor, categories: [...known, category] })
    }
  }
  return [...vendors.values()]
}
