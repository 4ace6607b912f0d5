/** What the server is known to answer when money is not moved, in our own words: apart, since no first view needs them. */
import type { I18n, MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { DescribedFailure } from './failure.ts'
import { describeRefusal, findRefusal } from './refusal-text.ts'

interface Words {
  readonly title: MessageDescriptor
  readonly detail: MessageDescriptor
}

const title = msg`No money was transferred`
const unchanged = msg`Nothing was changed`

/** Server messages by pattern, in lower case. Spec: codes are not shown; the wording is the only mark. */
const KNOWN: readonly (readonly [pattern: RegExp, words: Words])[] = [
  [
    /insufficient (?:balance|funds)|balance.*(?:insufficient|not enough|too low)/,
    { title, detail: msg`Your balance in this wallet is lower now. Enter a smaller amount.` },
  ],
  [/cashback below the minimum/, { title, detail: msg`The amount is below the minimum claim.` }],
  [/below the minimum|minimum amount/, { title, detail: msg`The amount is below the minimum transfer.` }],
  [/above the maximum|maximum amount|exceeds/, { title, detail: msg`The amount is above the maximum transfer.` }],
  [/invalid amount/, { title, detail: msg`This amount is not valid.` }],
  [/wallet.*maintenance/, { title, detail: msg`This provider is under maintenance. Your funds there are safe.` }],
  [/wallet not found/, { title, detail: msg`This provider has no wallet here. Please choose another one.` }],
  [
    /payment password is incorrect/,
    { title, detail: msg`This is not your payment password. You set it in My account, under Security.` },
  ],
  [/payment password is not set/, { title, detail: msg`Set a payment password in My account first.` }],
  [
    /turnover/,
    { title, detail: msg`Complete the bonus wagering requirement first. The amount remaining is shown above.` },
  ],
  [/contact is not verified/, { title, detail: msg`Add a mobile number or an e-mail address in My account first.` }],
  [/fee has changed/, { title, detail: msg`The fee has changed. Please review it and submit again.` }],
  [/no withdrawals left/, { title, detail: msg`You have reached the maximum number of withdrawals for today.` }],
  [/left of the day/, { title, detail: msg`This exceeds your remaining limit for today.` }],
  [
    /what was paid has changed/,
    {
      title: unchanged,
      detail: msg`The amount paid has changed. Review the new figures, then confirm again.`,
    },
  ],
  [/nothing to confirm/, { title, detail: msg`This payment no longer needs your confirmation.` }],
  [/payout account not found/, { title, detail: msg`This account is no longer available. Please choose another.` }],
  [/payout account is there/, { title: unchanged, detail: msg`You have added this one already.` }],
  [/too many payout accounts/, { title: unchanged, detail: msg`You have reached the maximum. Remove one first.` }],
  [/invalid account number/, { title: unchanged, detail: msg`This account number is not valid for this bank.` }],
  [/invalid address/, { title: unchanged, detail: msg`This address is not valid for this network.` }],
  [
    /(?:bank|network) not found/,
    { title: unchanged, detail: msg`This option is no longer available. Choose another.` },
  ],
  [/payee name/, { title: unchanged, detail: msg`The account has to be in your own name.` }],
  [
    /(?:mission|reward|promotion|raffle|sign-in) not (?:found|completed|open)/,
    { title, detail: msg`This reward can’t be claimed right now.` },
  ],
  [/not enough points/, { title: unchanged, detail: msg`You do not have enough points.` }],
  [
    /cash-out changed/,
    { title: unchanged, detail: msg`The amount for ending this bet has changed. Review it and confirm again.` },
  ],
  [/cash-out not offered|bet not found/, { title: unchanged, detail: msg`This bet can't be ended early just now.` }],
  [/points below the minimum/, { title: unchanged, detail: msg`There are too few points to convert.` }],
  [
    /conversion rate changed|price changed/,
    { title: unchanged, detail: msg`The price has changed. Review it and confirm again.` },
  ],
  [/reward sold out/, { title: unchanged, detail: msg`There are not that many left.` }],
  [/remark required/, { title: unchanged, detail: msg`Say where to send it.` }],
  [/no tickets left/, { title: unchanged, detail: msg`You have no tickets left for this raffle.` }],
  [/bonus code used already/, { title: unchanged, detail: msg`You have used this bonus code already.` }],
  [/bonus code used up/, { title: unchanged, detail: msg`This bonus code has been used up by other members.` }],
  [/bonus code expired/, { title: unchanged, detail: msg`This bonus code has expired.` }],
  [/bonus code not for/, { title: unchanged, detail: msg`This bonus code is not for your account.` }],
  [/bonus code/, { title: unchanged, detail: msg`There is no such bonus code. Check its letters and digits.` }],
  [/teammate not found/, { title, detail: msg`Nothing can be sent to this member any more. Choose somebody else.` }],
  [/claimed already/, { title, detail: msg`This reward is in your wallet already.` }],
  [/too many open deposits/, { title, detail: msg`Complete or cancel an open deposit first.` }],
  [/payer name required/, { title, detail: msg`Enter the payer’s name.` }],
  [
    /bonus not available/,
    { title, detail: msg`This bonus is not available for this deposit. Choose another or none.` },
  ],
  [/voucher already used/, { title, detail: msg`This voucher was used already.` }],
  [/voucher not valid/, { title, detail: msg`There is no voucher with this code. Check its letters and digits.` }],
  [
    /channel (?:not found|under maintenance)/,
    { title, detail: msg`This payment method is temporarily unavailable. Choose another.` },
  ],
  [/nothing to collect/, { title, detail: msg`There are no provider funds to return at the moment.` }],
]

/**
 * Puts whatever a call that moves money threw into words.
 * @param now milliseconds since 1970, for the reference
 */
export const describeMoneyFailure = (i18n: I18n, error: unknown, now: number = Date.now()): DescribedFailure =>
  describeRefusal(i18n, error, findRefusal(KNOWN, error), now)
