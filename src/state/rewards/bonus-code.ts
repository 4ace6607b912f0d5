/** Redeeming a bonus code (spec 2, "Member centre": Bonus Code): what it brings comes into the wallet, once. */
import { redeemBonusCode } from '../../api/rewards/bonus-code.ts'
import { claimAtom } from '../money/request/claim.ts'

export const redeemBonusCodeAtom = claimAtom('bonus-code', redeemBonusCode)
