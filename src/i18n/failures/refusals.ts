/** What the server is known to answer when it says no (spec 8), in our own words. */
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'

/** What the player reads: the matter in a few words where that helps, and what to do. */
export interface KnownRefusal {
  readonly title?: MessageDescriptor
  readonly detail: MessageDescriptor
}

const login = msg`You could not be logged in`
const contact = msg`Please contact customer service.`

/**
 * Server messages by pattern, the narrow ones first. Spec: codes are not shown; the wording is the only mark.
 * Patterns see the message in lower case.
 */
const KNOWN: readonly (readonly [pattern: RegExp, refusal: KnownRefusal])[] = [
  [
    /^in_need_true_account$/,
    { detail: msg({ id: 'in_need_true_account', message: 'Please register an account first' }) },
  ],
  [
    /^invitation_code_error$|(?:invitation|affiliate|referral) code/,
    {
      detail: msg({
        id: 'invitation_code_error',
        message: 'This invitation code is not valid. Check it or leave it out.',
      }),
    },
  ],
  [
    /^in_been_out$/,
    {
      detail: msg({
        id: 'in_been_out',
        message:
          'If the username and the e-mail address belong to the same account, an e-mail is on its way. It explains how to choose a new password.',
      }),
    },
  ],
  [/promotion not (?:found|open)/, { detail: msg`This promotion is no longer available.` }],
  [/domain check failed|invalid url/, { title: msg`This is not an official web address`, detail: contact }],
  [
    /game.*maintenance/,
    { title: msg`This game is under maintenance`, detail: msg`Please choose another game, or come back later.` },
  ],
  [/maintenance/, { title: msg`The site is under maintenance`, detail: msg`Please come back later.` }],
  [
    /access.*(?:restricted|not allowed)|restricted.*(?:ip|location)/,
    {
      title: msg`Access is not allowed from here`,
      detail: msg`This site is not available from your location or IP address.`,
    },
  ],
  [
    /non-?\s?members?\b|not (?:a )?member/,
    { title: login, detail: msg`This site is for members. Agents have their own.` },
  ],
  [
    /non-?\s?agents?\b|not (?:an )?agent/,
    { title: login, detail: msg`This site is for agents. Members have their own.` },
  ],
  [
    /not logged in|log ?in first|please log ?in/,
    { title: msg`You are not logged in`, detail: msg`Log in to continue.` },
  ],
  [/payment password is the login password/, { detail: msg`Choose one that is different from your login password.` }],
  [/^old password/, { detail: msg`This is not your current password.` }],
  [/new password.*(?:old|same)/, { detail: msg`Choose a password other than your current one.` }],
  [
    /does not exist|doesn't exist|wrong password|incorrect password|password is incorrect/,
    { title: login, detail: msg`The username or the password is not right. Check both and try again.` },
  ],
  [
    /(?:enter|missing|required|need).*captcha|captcha.*(?:required|needed|missing)/,
    { title: msg`One more step`, detail: msg`Please enter the captcha.` },
  ],
  [/captcha/, { title: msg`Verification failed`, detail: msg`It did not match. Try the new one.` }],
  [
    /already (?:taken|registered|in use|exists?)\b/,
    { detail: msg`This is in use already. Choose another, or log in if it is yours.` },
  ],
  [/code.*expired|expired.*code/, { detail: msg`This code has expired. Ask for a new one.` }],
  [
    /verification code|sms code/,
    { detail: msg`The verification code is missing or not right. Check it and try again.` },
  ],
  [
    /no account is linked/,
    { title: msg`No account yet`, detail: msg`No account is linked to this login yet. Please register first.` },
  ],
  [/verification first/, { detail: msg`Please complete the verification first.` }],
  [/correct user information/, { detail: msg`Please enter the correct user information.` }],
  [/quota/, { detail: msg`No more codes can be sent at the moment. Please contact customer service.` }],
  [/not allowed/, { detail: msg`This is not allowed for your account. Please contact customer service.` }],
  // As `TOO_MANY_RETRY_MS`, which a test holds it to.
  [/too many requests/, { title: msg`Too many tries`, detail: msg`Try again after 5 minutes.` }],
  [
    /confirm\w* password|inconsistent/,
    { detail: msg`Incorrect confirmation input: the two passwords are not the same.` },
  ],
  [/contract offer is open/, { detail: msg`An offer to this member is open. Take it back, or wait for the answer.` }],
  [/contract rate is above/, { detail: msg`This rate is higher than in your own contract. Enter a lower one.` }],
  [/contract terms/, { detail: msg`Check the tiers: each has to ask for more and to pay more than the one before.` }],
  [/contract is accepted already/, { detail: msg`This contract is in force already.` }],
  [/contract is closed/, { detail: msg`This contract is closed and can’t be changed any more.` }],
  [/contract step/, { detail: msg`Only the other side of this contract can do this.` }],
  [/contract not found/, { detail: msg`There is no such contract.` }],
  [/too many registration links/, { detail: msg`You have reached the maximum. Disable one first.` }],
  [/registration link not found/, { detail: msg`There is no such registration link.` }],
  [/rebate out of bounds/, { detail: msg`This rebate is outside the permitted range.` }],
  [/teammate not found/, { detail: msg`This member is not in your team.` }],
  [/format incorrect/, { detail: msg`The format of the username, password or e-mail is not valid.` }],
  [/phone number|mobile number/, { detail: msg`Please enter a valid phone number.` }],
  [/closed by user/, { title: login, detail: msg`The window was closed before you finished. Please try again.` }],
  [
    /took longer to load/,
    {
      title: msg`This is taking too long`,
      detail: msg`The page took longer to load than it should. Check your network and try again.`,
    },
  ],
  // Where a connection breaks browsers send once more by themselves, and the first one has arrived.
  [
    /link abnormal|sealed request refused: replayed/,
    { title: msg`The connection was lost`, detail: msg`Check your network and try again.` },
  ],
  [
    // A seal says when it was made, by the device's clock.
    /sealed request refused: (?:too-old|from-the-future)/,
    {
      title: msg`The clock of this device is wrong`,
      detail: msg`Set the date and time of your device, then try again.`,
    },
  ],
  [/^unknown error\.?$/, { detail: msg`Something went wrong. Please try again.` }],
]

/** Our words for a server's message, or `undefined` when it is none that we know. */
export function knownRefusal(serverMessage: string): KnownRefusal | undefined {
  const said = serverMessage.trim().toLowerCase()
  return KNOWN.find(([pattern]) => pattern.test(said))?.[1]
}
