/** Which vendors each merchant has, by category and in its order (spec 3, "Game vendor"). */
import { CATEGORIES, type Category } from '../../../../src/rules/games/categories.ts'
import { VN_LOTTERY_VENDOR } from '../../../../src/rules/lottery/vendor-lobbies.ts'
import { offersVietnam, type MerchantSeed } from '../../site/merchant.ts'
import { ALL_VENDORS, LOTTERY_VENDORS, vendorsOf, type Vendor } from './vendors.ts'

const known = new Map(ALL_VENDORS.map((vendor) => [vendor.code, vendor]))

type Offer = Readonly<Partial<Record<Category, string>>>

/** The reference brands'; any other merchant has every vendor. */
const OFFERS: Readonly<Record<string, Offer>> = {
  pampas: {
    RNG: 'PT PNG MG ISB RTG CQ9 MGS TTG WD AE TGP AG BBIN',
    LIVE: 'EA BG AG DG OG BBIN TGP',
    SPORTS: 'IBC SBT UG',
    ESPORTS: 'IBC TH UG',
    FISH: 'CQ9 GG BG AG',
    PVP: 'KY KX XY WS',
    ELOTT: 'TCG_SEA BBIN',
    LOTT: 'TCG_SEA BBIN',
    MINI: 'MGS KX EA GG',
  },
  hoasen: {
    LOTT: 'TCG_LOTTO_VN TCG_SEA BBIN',
    ELOTT: 'TCG_SEA TCG_LOTTO_VN BBIN',
    LIVE: 'LOTUS AG DG OG BG EA BBIN TGP',
    RNG: 'CQ9 AE PT TTG TGP MG PNG AG BBIN ISB WD',
    FISH: 'GG CQ9 BG AG BBIN',
    COCKFIGHT: 'WS AE',
    SPORTS: 'SBT IBC UG',
    PVP: 'KY TH XY KX WS',
    ESPORTS: 'TH IBC',
    MINI: 'GG EA KX',
  },
  atrium: {
    LIVE: 'LOTUS DG OG EA AG BG',
    RNG: 'PNG PT MGS ISB',
    SPORTS: 'IBC UG',
    PVP: 'KY XY TH',
    ELOTT: 'TCG_SEA',
    LOTT: 'TCG_SEA',
  },
}

export interface OfferedLane {
  readonly category: Category
  readonly vendors: readonly Vendor[]
}

/** A merchant's vendors by category; Vietnam's lotteries where the merchant speaks Vietnamese. */
export function offeredLanes(merchant: Pick<MerchantSeed, 'id' | 'languages'>): OfferedLane[] {
  const vietnam = offersVietnam(merchant)
  return CATEGORIES.flatMap((category) => {
    const vendors = offered(merchant.id, category).filter(({ code }) => vietnam || code !== VN_LOTTERY_VENDOR)
    return vendors.length > 0 ? { category, vendors } : []
  })
}

function offered(id: string, category: Category): Vendor[] {
  const offer = OFFERS[id]
  if (!offer)
    return [...LOTTERY_VENDORS.filter(({ categories }) => categories.includes(category)), ...vendorsOf(category)]
  const codes = offer[category]?.split(' ') ?? []
  return codes.flatMap((code) => known.get(code) ?? [])
}
