/** The vendors: the codes that the spec has seen, under invented names. */
import type { Category } from '../../../../src/rules/games/categories.ts'
import { VN_LOTTERY_VENDOR } from '../../../../src/rules/lottery/vendor-lobbies.ts'
import { SEA_LOTTERY_VENDOR } from '../../../../src/rules/games/vendors/vendors.ts'

export interface Vendor {
  /** What the wire calls `vassalage`. */
  readonly code: string
  readonly name: string
  readonly categories: readonly Category[]
}

const vendor = (code: string, name: string, ...categories: Category[]): Vendor => ({ code, name, categories })

/** The 27 codes of the spec (spec 3, "Vendor codes seen"). */
export const VENDORS: readonly Vendor[] = [
  vendor('AG', 'Amber Gate', 'LIVE', 'RNG', 'FISH'),
  vendor('BBIN', 'Bright Bay', 'LIVE', 'RNG', 'FISH', 'ELOTT', 'LOTT'),
  vendor('CQ9', 'Cinque Nove', 'RNG', 'FISH'),
  vendor('GG', 'Garnet Gulf', 'FISH', 'MINI'),
  vendor('PT', 'Pinetop', 'RNG'),
  vendor('RTG', 'Red Thistle Games', 'RNG'),
  vendor('BG', 'Blue Grove', 'LIVE', 'FISH'),
  vendor('DG', 'Delta Grange', 'LIVE'),
  vendor('EA', 'East Arcade', 'LIVE', 'MINI'),
  vendor('LOTUS', 'Lotus Tables', 'LIVE'),
  vendor('OG', 'Orchard Gold', 'LIVE'),
  vendor('TGP', 'Three Gate Parlour', 'LIVE', 'RNG'),
  vendor('KX', 'Kestrel Cross', 'PVP', 'MINI'),
  vendor('KY', 'Kite Yard', 'PVP'),
  vendor('TH', 'Tall House', 'PVP', 'ESPORTS'),
  vendor('WS', 'Willow Street', 'PVP', 'COCKFIGHT'),
  vendor('XY', 'Xylo Yard', 'PVP'),
  vendor('AE', 'Atlas East', 'RNG', 'COCKFIGHT'),
  vendor('ISB', 'Iron Sable', 'RNG'),
  vendor('MG', 'Maple Grove', 'RNG'),
  vendor('MGS', 'Maple Grove Select', 'RNG', 'MINI'),
  vendor('PNG', 'Paper Nightingale', 'RNG'),
  vendor('TTG', 'Twin Tern', 'RNG'),
  vendor('WD', 'Wild Dune', 'RNG'),
  vendor('IBC', 'Inside Bend', 'SPORTS', 'ESPORTS'),
  vendor('SBT', 'Seven Bells Turf', 'SPORTS'),
  vendor('UG', 'Upper Grounds', 'SPORTS', 'ESPORTS'),
]

/** The vendors of the lotteries, which stand beside those (spec 2, "Footer"; spec 3, "Game (launch data)"). */
export const LOTTERY_VENDORS: readonly Vendor[] = [
  vendor(SEA_LOTTERY_VENDOR, 'Southern Draws', 'ELOTT', 'LOTT'),
  vendor(VN_LOTTERY_VENDOR, 'Vietnam Draws', 'ELOTT', 'LOTT'),
]

export const ALL_VENDORS: readonly Vendor[] = [...VENDORS, ...LOTTERY_VENDORS]

/** The vendors of a category, in the order of the list. */
export const vendorsOf = (category: Category): Vendor[] =>
  VENDORS.filter(({ categories }) => categories.includes(category))
