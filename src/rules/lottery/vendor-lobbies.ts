/** The vendors of our own lotteries, and their pages (spec 2, "Routes": /vnlottery, /seaLottery). */
import { SEA_LOTTERY_VENDOR } from '../games/vendors/vendors.ts'

/** The vendor of Vietnam's lotteries (spec 3, `accountTypeName`). */
export const VN_LOTTERY_VENDOR = 'TCG_LOTTO_VN'

const LOBBIES: Readonly<Partial<Record<string, string>>> = {
  [VN_LOTTERY_VENDOR]: '/vnlottery',
  [SEA_LOTTERY_VENDOR]: '/seaLottery',
}

/** The page of a vendor of our own lotteries (spec 2, "Routes"); `undefined` for any other vendor. */
export const lotteryLobby = (vendor: string): string | undefined =>
  Object.hasOwn(LOBBIES, vendor) ? LOBBIES[vendor] : undefined
