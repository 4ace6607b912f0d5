/** What the server is known to answer when money is not moved, in our own words: apart, since no first view needs them. */
import type { I18n, MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { DescribedFailure } from './failure.ts'
import { describeInWords, refusalWords } from './refusal-words.ts'

interface Words {
  readonly title: MessageDescriptor
  readonly detail: MessageDescriptor
}

const title = msg`Nothing was moved`
const unchanged = msg`Nothing was changed`

/** Server messages by pattern, in lower case. Spec: codes are not shown; the wording is the only mark. */
const KNOWN: readonly (readonly [pattern: RegExp, words: Words])[] = [
  [
    /insufficient (?:balance|funds)|balance.*(?:insufficient|not enough|too low)/,
    { title, detail: msg`There is less in this wallet by now. Choose a smaller amount.` },
  ],
  [/cashback below the minimum/, { title, detail: msg`There is less to claim than can be paid out at once.` }],
  [/below the minimum|minimum amount/, { title, detail: msg`This is less than can be moved at once.` }],
  [/above the maximum|maximum amount|exceeds/, { title, detail: msg`This is more than can be moved at once.` }],
  [/invalid amount/, { title, detail: msg`This is not an amount that can be moved.` }],
  [/wallet.*maintenance/, { title, detail: msg`This vendor is under maintenance. What it holds is safe there.` }],
  [/wallet not found/, { title, detail: msg`This vendor has no wallet here. Please choose another one.` }],
  [
    /payment password is incorrect/,
    { title, detail: msg`This is not your payment password. You set it in My account, under Security.` },
  ],
  [/payment password is not set/, { title, detail: msg`Set a payment password in My account first.` }],
  [/turnover/, { title, detail: msg`A bonus has to be played through first. What is left stands above.` }],
  [/contact is not verified/, { title, detail: msg`Add a mobile number or an e-mail address in My account first.` }],
  [/fee has changed/, { title, detail: msg`The fee is another one by now. Look at it, then send it again.` }],
  [/no withdrawals left/, { title, detail: msg`You have made as many withdrawals as there may be today.` }],
  [/left of the day/, { title, detail: msg`This is more than is left for today.` }],
  [
    /what was paid has changed/,
    {
      title: unchanged,
      detail: msg`What was paid is something else by now. Look at the new figures, then say it again.`,
    },
  ],
  [/nothing to confirm/, { title, detail: msg`This payment does not wait for your word any more.` }],
  [/payout account not found/, { title, detail: msg`This account is gone. Please choose another one.` }],
  [/payout account is there/, { title: unchanged, detail: msg`You have added this one already.` }],
  [/too many payout accounts/, { title: unchanged, detail: msg`You have as many as there may be. Remove one first.` }],
  [/invalid account number/, { title: unchanged, detail: msg`This is not an account number of this bank.` }],
  [/invalid address/, { title: unchanged, detail: msg`This is not an address of this network.` }],
  [/(?:bank|network) not found/, { title: unchanged, detail: msg`This one is not offered any more. Choose another.` }],
  [/payee name/, { title: unchanged, detail: msg`The account has to be in your own name.` }],
  [/(?:mission|reward) not (?:found|completed)/, { title, detail: msg`This reward can’t be claimed just now.` }],
  [/teammate not found/, { title, detail: msg`Nothing can be sent to this member any more. Choose somebody else.` }],
  [/claimed already/, { title, detail: msg`This reward is in your wallet already.` }],
  [/too many open deposits/, { title, detail: msg`Pay or give up one of your open deposits first.` }],
  [/payer name required/, { title, detail: msg`Enter the name that the payment comes from.` }],
  [
    /bonus not available/,
    { title, detail: msg`This bonus is not to be had with this deposit. Choose another, or none.` },
  ],
  [/voucher already used/, { title, detail: msg`This voucher was used already.` }],
  [/voucher not valid/, { title, detail: msg`There is no voucher with this code. Check its letters and digits.` }],
  [/channel (?:not found|under maintenance)/, { title, detail: msg`This way to pay rests just now. Choose another.` }],
  [/nothing to collect/, { title, detail: msg`No vendor holds anything that can be brought home just now.` }],
]

/**
 * Puts whatever a call that moves money threw into words.
 * @param now milliseconds since 1970, for the reference
 */
export const describeMoneyFailure = (i18n: I18n, error: unknown, now: number = Date.now()): DescribedFailure =>
  describeInWords(i18n, error, refusalWords(KNOWN, error), now)
