/** Spec 4: what is announced, agents, withdrawals, points and promotions. */
import type { Section } from '../row.ts'

const REGISTER = 'src/parts/account/registration-form/register-form.test.tsx'
const START = 'src/state/content/start-popup.test.ts'
const ANNOUNCED = 'src/rules/content/announcements.test.ts'
const TRIAL = 'src/parts/account/use-protected-action/use-protected-action.test.tsx'
const STATES = 'src/rules/team/contract-state.test.ts'
const CONTRACTS = 'src/centres/agent/contracts/contract-pages.test.tsx'
const WITHDRAWAL = 'src/centres/member/withdraw/order/withdrawal-view.test.tsx'
const CONFIRMED = 'a payment is confirmed, reported as missing, read of as taken, and all are confirmed at once'
const PAID_OUT = 'scripts/sandbox/money/withdrawals.test.ts'
const REDEMPTION = 'redemption states'
const FIELDS = 'src/api/specified-fields.test.ts'
const REWARDS = 'src/centres/member/rewards/rewards-page.test.tsx'
const EVERY_STATE = 'rewards stand in every state that there is, and one that may be claimed comes once'
const PROMOTIONS = 'src/screens/promotions/promotions-screen.test.tsx'
const EVERY_PROMOTION = 'a promotion stands in every state, one that is due is claimed once, and a reason is told'

export const OFFERS: Section = [
  [
    'Affiliate code field',
    ['shown when there is no code in the URL', REGISTER, 'that is good takes the place of the field'],
    ['or when the URL code check fails', REGISTER, 'that is not leaves the field, and says so'],
    [
      'only if the affiliate module is enabled',
      'src/rules/account/registration/register.test.ts',
      'asks for an affiliate’s code where the module is on and none is known',
    ],
  ],
  [
    'Announcement popup on start',
    ['anonymous users see only execution B', ANNOUNCED, 'a guest is shown B alone'],
    ['logged-in users see execution A', ANNOUNCED, 'the logged-in are shown A, and F on their first login'],
    [
      'and also F on the user’s first login',
      START,
      'a member those after it, and at the first login of all those for it',
    ],
    ['skipped if the session flag for this popup kind is closed', ANNOUNCED, 'nothing once the popup was closed'],
    ['closing sets that flag', START, 'holds for the session, also after a reload'],
    ['loads when logged in', START, 'nobody while a token in the address is about to become a session'],
    [
      'or when no token is present in the URL or session',
      ANNOUNCED,
      'nothing for a guest whose token is still on its way; a session shows its own',
    ],
  ],
  [
    'Account type 4 (trial)',
    [
      'protected actions are blocked with a warning',
      TRIAL,
      'a trial account is warned once, stays where it is, and may register where that is direct',
    ],
  ],
  [
    'Agent centre visibility',
    [
      'shows for the member types allowed by the brand rule',
      'src/centres/agent/overview/overview-page.test.tsx',
      'a brand says which agents it lets in',
    ],
  ],
  [
    'Agent data',
    [
      'requested only if the agent-policy module is on',
      CONTRACTS,
      'without the module of agent policy nothing of contracts is asked for, and no page of them is there',
    ],
  ],
  [
    'Contract states',
    ['offered, accepted, declined, terminated', STATES, 'the table has them all'],
    [
      'a higher-rate contract automatically terminates downline contracts with higher rates',
      'src/rules/team/contract-book.test.ts',
      'ends what pays more further down, also what nobody has answered, and nothing else',
    ],
    [
      'a new request is accepted',
      CONTRACTS,
      'a request is accepted after what follows is said; both sides see it in force, and what it has paid',
    ],
    ['a new request is rejected', STATES, 'offered decline'],
    ['or terminated by the downline', STATES, 'offered terminate'],
  ],
  [
    'Withdrawal confirmation',
    ['disbursed', WITHDRAWAL, 'each state has its name, and what is paid and still to come stands to the last unit'],
    ['the player marks received', WITHDRAWAL, CONFIRMED],
    ['not received', WITHDRAWAL, CONFIRMED],
    [
      'and uploads proof',
      'tests/money/withdrawal-receipt.journey.ts',
      'what has not arrived is told of with a picture, decided, and read',
    ],
    ['or all received', WITHDRAWAL, CONFIRMED],
    [
      'not confirmed within a set number of minutes counts as received',
      PAID_OUT,
      'counts as received after the minutes that were said, and not before',
    ],
    [
      'a forced receipt means the deposit is not refunded',
      PAID_OUT,
      'whatever the operator does, no unit is lost: what was asked for is with the player, held, paid or a fee (property)',
    ],
  ],
  [
    'Points redemption status',
    ['In Process, Rejected, Approved', FIELDS, REDEMPTION],
    [
      'what is rejected is given back',
      'scripts/sandbox/rewards/points.test.ts',
      'what is redeemed costs its points once it is asked for, and gives them back where it is rejected',
    ],
  ],
  [
    'Promotion or activity status',
    ['Join', REWARDS, EVERY_STATE],
    ['Applying', REWARDS, EVERY_STATE],
    ['Claim', REWARDS, EVERY_STATE],
    ['Claimed', REWARDS, EVERY_STATE],
    ['Issued', REWARDS, EVERY_STATE],
    ['Rejected', PROMOTIONS, EVERY_PROMOTION],
    ['Close', PROMOTIONS, EVERY_PROMOTION],
    ['Process', PROMOTIONS, EVERY_PROMOTION],
    ['Joined', PROMOTIONS, EVERY_PROMOTION],
    ['Coming soon', REWARDS, EVERY_STATE],
    ['also seen: signed', 'src/rules/rewards/reward-state.test.ts', 'signed'],
    ['some appear in lower case', 'src/rules/rewards/reward-state.test.ts', '%j is %j'],
  ],
]
