/** Bonus codes (spec 2, "Member centre": the interface text names Bonus Code). Spec: the call is not shown. */
import * as v from 'valibot'
import { requestNo } from '../money/money-requests.ts'
import { BONUS_CODE_LENGTH } from '../../rules/figures.ts'
import { money } from '../schemas.ts'
import { endpoint } from '../transport/endpoint.ts'

/**
 * Redeems a code: what it brings comes into the wallet, once a member. Spaces around it and small letters are no matter.
 *
 * Refused with `bonus code not found`, `bonus code used already` (by this member), `bonus code used up` (by others),
 * `bonus code expired` or `bonus code not for this member`, and with `too many requests` after too many that were none.
 */
export const redeemBonusCode = endpoint({
  name: 'redeemBonusCode',
  module: 'REWARD',
  method: 'POST',
  path: '/wps/relay/MCS2_redeemBonusCode',
  token: 'required',
  sealed: true,
  money: 'bonus-code',
  assumed: true,
  request: v.strictObject({
    requestNo,
    /** The code, as it was typed. */
    from: v.pipe(v.string(), v.trim(), v.minLength(1, 'expected a code'), v.maxLength(BONUS_CODE_LENGTH)),
  }),
  reply: v.object({
    reference: v.string(),
    amount: money,
    /** What has to be bet before it is the member's own (`listBonuses` has it from then on); `null` where it is at once. */
    turnoverRequired: v.nullish(money, null),
  }),
})
