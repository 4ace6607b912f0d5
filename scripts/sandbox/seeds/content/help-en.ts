/** Help articles in English. */
import type { HelpTexts } from './help-topics.ts'

export const helpTexts: HelpTexts = {
  topics: {
    account: 'Account',
    deposits: 'Deposits',
    withdrawals: 'Withdrawals',
    games: 'Games',
    bonuses: 'Bonuses',
    'responsible-gaming': 'Responsible gaming',
    technical: 'Technical help',
  },
  articles: {
    'log-in': [
      'I can’t log in',
      '<p>Check that Caps Lock is off and that you use your user name, not your e-mail address.</p><p>After three wrong tries we ask for the letters of a picture. It protects your account; the picture can be renewed once a second.</p>',
    ],
    'forgotten-password': [
      'I forgot my password',
      '<p>Choose <strong>{{Forgot password?}}</strong> in the login form. We send a link to the e-mail address of your account; it is good for 30 minutes.</p><p>If no mail arrives, look in the spam folder, then write to support.</p>',
    ],
    verify: [
      'Verify my identity',
      '<ol><li>Write to customer service that you want to verify your identity.</li><li>Send both sides of your identity document, in colour and uncut.</li><li>Wait for the message, usually on the same day.</li></ol>',
    ],
    'how-to-deposit': [
      'How to deposit',
      '<p>Open <strong>{{Deposit}}</strong>, choose a method and an amount, and follow the steps of your bank. The money is in your wallet within minutes.</p><p>Only pay from an account in your own name.</p>',
    ],
    'deposit-missing': [
      'My deposit has not arrived',
      '<p>Wait 30 minutes first. Then send support the transaction number and a picture of the receipt. Do not pay again until we have answered.</p>',
    ],
    'how-to-withdraw': [
      'How to withdraw',
      '<p>Open <strong>{{Withdraw}}</strong>, choose the account and enter the amount and your payment password. The first withdrawal needs a verified account.</p>',
    ],
    'withdrawal-refused': [
      'Why was my withdrawal refused?',
      '<ul><li>The name on the bank account is not yours.</li><li>A bonus is still being wagered.</li><li>Your account is not verified yet.</li></ul><p>The money is back in your wallet, and the reason is in your messages.</p>',
    ],
    'game-stuck': [
      'A game stopped in the middle of a round',
      '<p>Rounds are decided on the server. Open the game again: it continues, or shows the result in your betting record.</p>',
    ],
    'void-bets': [
      'When is a bet void?',
      '<p>When an event is cancelled or not finished within the time of its rules, the stake is returned. Each sport has its own rule, shown beside the market.</p>',
    ],
    'free-trial': [
      'Try a game for free',
      '<p>Cards with <strong>{{Try free}}</strong> open with play money. Nothing can be won or lost, and the odds are those of the real game.</p>',
    ],
    wagering: [
      'What is a wagering requirement?',
      '<p>It says how often a bonus must be staked before it can be withdrawn. A bonus of {money:100} with 12 times means stakes of {money:1200} altogether. You can cancel a bonus at any time.</p>',
    ],
    cashback: [
      'How cashback is calculated',
      '<p>Net loss of the week times the rate of your rank. It is credited on Monday and can be withdrawn at once.</p>',
    ],
    'set-limits': [
      'Set my limits',
      '<p>Ask customer service to limit your deposits, losses or time by day, week or month. A lower limit applies at once, a higher one after 24 hours.</p><p>A good limit is money that you will not miss.</p>',
    ],
    'take-a-break': [
      'Take a break or close the account',
      '<p>A break lasts from one day to six weeks. Self-exclusion lasts six months or longer and cannot be lifted early. Your balance is paid out on request.</p>',
    ],
    'warning-signs': [
      'When play stops being fun',
      '<ul><li>You chase losses.</li><li>You play with money for rent or food.</li><li>You hide how much you play.</li></ul><p>If one of these is true, stop for today, and talk to someone: a friend, our support, or a free helpline in your country. Help is confidential.</p>',
    ],
    'protect-children': [
      'Keep children away from play',
      '<p>{name} is for adults of 18 and over. Log out on shared devices, do not save the password there, and use the parental controls of your device.</p>',
    ],
    'slow-page': [
      'The page is slow',
      '<p>Close other tabs and downloads, and change from mobile data to Wi-Fi or back. If it stays slow, send feedback with the name of the page and the time.</p>',
    ],
    'install-app': [
      'Install the app',
      '<ol><li>Open the page <strong>{{Download the app}}</strong> on your phone, or scan its QR code.</li><li>Allow the installation when the phone asks.</li><li>Log in with your usual user name.</li></ol>',
    ],
  },
}
