/** Announcements in English. */
import type { AnnouncementTexts } from './announcement-plans.ts'

export const announcementTexts: AnnouncementTexts = {
  'welcome-banner': [
    'Welcome to {name}',
    '<p>Slots, live tables and sports in one place, on every screen you own.</p>',
  ],
  'live-banner': ['Live tables, day and night', '<p>More than three hundred tables with hosts who know the game.</p>'],
  'weekend-banner': ['The weekend slate', '<p>Every match of the weekend with odds from three sports books.</p>'],
  'draws-banner': [
    'The next draw is minutes away',
    '<p>Five families of lotteries, a clock for each, and every result as it falls.</p>',
  ],
  'slots-banner': [
    'Nine thousand reels',
    '<p>Most of them with a free trial, so that you know a game before you stake.</p>',
  ],
  'app-banner': ['{name} in your pocket', '<p>One app for iOS and Android, and a light one for older phones.</p>'],
  'new-start': [
    'New here? Three things to know',
    '<p>A good start takes five minutes:</p><ol><li><strong>Look around.</strong> You can see every lobby without an account.</li><li><strong>Register with your own details.</strong> They must match the account that you withdraw to.</li><li><strong>Set a limit first.</strong> Decide what you can afford to lose; customer service sets it for you.</li></ol><p>Our help centre answers the rest.</p>',
  ],
  'welcome-back': [
    'This week at {name}',
    '<p>Good to see you again. This week brings twelve new slots, two more roulette tables and the <em>slot race</em> with a shared prize pool.</p><p>What you can claim is listed in the reward centre.</p>',
  ],
  limits: [
    'Your limits, your game',
    '<p>Play is fun while it stays a choice. Ask customer service to limit your deposits, losses or time, or for a break, whenever you like.</p><ul><li>A <strong>lower</strong> limit applies at once.</li><li>A <strong>higher</strong> limit applies after 24 hours.</li></ul><p>Only adults may play. If it stops being fun, talk to us: support is there at any hour.</p>',
  ],
  'first-steps': [
    'Your first steps',
    '<p>Thank you for joining {name}. Before your first deposit:</p><ol><li>Check your e-mail address in <strong>{{My account}}</strong>.</li><li>Choose a password that you use nowhere else.</li><li>Decide what you can afford to lose, and set it as your limit.</li></ol>',
  ],
  'weekly-cashback': [
    'Weekly cashback on slots',
    '<p>Each Monday, 5% of last week’s net loss on slots comes back to your wallet.</p><table><thead><tr><th>Net loss</th><th>Cashback</th></tr></thead><tbody><tr><td>from {money:100}</td><td>5%</td></tr><tr><td>from {money:5000}</td><td>6%</td></tr></tbody></table><p>Credited by noon, with no wagering requirement. Bonus bets do not count.</p>',
  ],
  'slot-race': [
    'Slot race: twenty places share the pool',
    '<p>Collect points on marked slots from Thursday 00:00 to Sunday 23:59. One point for each unit won, whatever you stake.</p><p>The leaderboard updates every five minutes. Prizes are credited on Monday.</p>',
  ],
  friends: [
    'Bring a friend',
    '<p>Share your code from <strong>{{Invite friends}}</strong>. When a friend has verified an account and played for a week, you both receive a reward.</p><p>One reward for each household. Friends must be adults.</p>',
  ],
  'vip-month': [
    'VIP month: a host of your own',
    '<p>From rank five on, a personal host answers within two minutes, withdrawals go first, and your birthday is not forgotten.</p><p>Your rank is shown in the VIP area, with what is left to the next one.</p>',
  ],
  'welcome-offer': [
    'Welcome offer: first deposit doubled',
    '<p>Your first deposit is doubled up to {money:500}. The bonus must be wagered <strong>12 times</strong> within 30 days on slots.</p><p>You can decline it and withdraw at any time. Full terms are in the promotions area.</p>',
  ],
  'maintenance-night': [
    'Short maintenance on Wednesday night',
    '<p>The wallet is being maintained on Wednesday from 04:00 to 04:30 UTC. Games stay open; deposits and withdrawals wait until it is done.</p>',
  ],
  'support-hours': [
    'Support at every hour',
    '<p>Live chat answers day and night, in your language from 08:00 to 24:00. Have your user name ready, and never tell anyone your password.</p>',
  ],
  'new-tables': [
    'Four new baccarat tables',
    '<p>Two salons with speed baccarat and two with squeeze opened today. Limits start at {money:1} and end at {money:20000}.</p>',
  ],
  'withdrawal-times': [
    'How long withdrawals take now',
    '<p>Most withdrawals are paid within 30 minutes. Banks add up to one working day; weekends and holidays take longer.</p><ul><li>E-wallets: minutes</li><li>Bank transfer: same or next working day</li></ul>',
  ],
  'verify-account': [
    'Please verify your account',
    '<p>The law asks us to know who plays. Customer service tells you which document to send, and checks it within a day.</p><p>Withdrawals above {money:1000} need a verified account.</p>',
  ],
  'safe-password': [
    'A better password in one minute',
    '<p>Use four words that do not belong together, and a number. Do not use a password from another site. We never ask for it, neither by chat nor by phone.</p>',
  ],
  'false-mails': [
    'Beware of false e-mails',
    '<p>Some players received messages that pretend to come from {name} and promise a prize. We never ask for a payment to release winnings.</p><p>Do not open links in such mails. Type our address yourself, and report the mail to support.</p>',
  ],
  'app-update': [
    'App 4.2: faster lobbies',
    '<p>The new version opens lobbies twice as fast and remembers your filters. It installs by itself; you can also download it from the app page.</p>',
  ],
  'draw-calendar': [
    'Draw calendar for the holidays',
    '<p>On public holidays the evening draw moves to 21:30. Quick draws run every three minutes as always.</p>',
  ],
  'rule-change': [
    'Change to the general terms',
    '<p>From the first of next month, paragraph 7.3 says more clearly when a bet is void. A summary and the full text are on the page of general terms.</p>',
  ],
  'new-slots': [
    'Twelve new slots this month',
    '<p>From deep sea to outer space: twelve titles by five studios, nine of them with a free trial. You will find them under <strong>{{New}}</strong>.</p>',
  ],
  'time-out': [
    'Taking a break is easy',
    '<p>Tell customer service for how long, from one day to six weeks. During the break you can withdraw, but neither deposit nor play, and we send no promotions.</p>',
  ],
}
