/** Spec 2: the member centre and the agent centre. */
import type { Section } from '../row.ts'

const FOOTER = 'src/shell/footer/footer.test.tsx'
const FOOT = 'lists each vendor once, the shortcuts, about and help links, the licence line and the age'
const CENTRE = 'src/centres/member/member-centre.test.tsx'
const ITS_MENU = 'the page that is open is marked; another takes its title, its address and the focus'
const CENTRE_PAGES = 'src/centres/frame/centre-pages.test.ts'
const DAILY = 'src/centres/member/rewards/daily-rewards.test.tsx'
const AGENT = 'src/centres/agent/agent-home.test.tsx'
const AGENT_RECORDS = 'src/centres/agent/agent-records.test.tsx'
const CONTRACTS = 'src/centres/agent/contracts/contract-pages.test.tsx'
const BY_FLAG = 'the page of %s is there while its contract is enabled, in the menu and by address'

export const CENTRES: Section = [
  [
    'Member centre',
    ['the default page is securityCenter', CENTRE, ITS_MENU],
    [
      'opens only for a logged-in user whose account type is not 4',
      CENTRE,
      'a guest logs in first, and a trial account is warned',
    ],
    [
      'shows only after its menu has loaded',
      CENTRE,
      'nothing shows before it is there, and what the server leaves out is not in it',
    ],
    ['a close button leaves it', CENTRE, 'a phone has the menu as a page of its own'],
    ['securityCenter: my account', CENTRE_PAGES, 'securityCenter'],
    ['transferFund: my wallet', CENTRE_PAGES, 'transferFund'],
    ['depositv2: deposit', CENTRE_PAGES, 'depositv2'],
    ['withdraw: withdraw', CENTRE_PAGES, 'withdraw'],
    ['transferUpline: transfer to upline', CENTRE_PAGES, 'transferUpline'],
    ['personalHistoryCopy: betting record', CENTRE_PAGES, 'personalHistoryCopy'],
    ['manualRebate: cashback', CENTRE_PAGES, 'manualRebate'],
    ['transactionHistory: account record', CENTRE_PAGES, 'transactionHistory'],
    ['personalProfit: personal loss', CENTRE_PAGES, 'personalProfit'],
    ['bonusDetails: bonus details', CENTRE_PAGES, 'bonusDetails'],
    ['rewardCenter: reward centre', CENTRE_PAGES, 'rewardCenter'],
    ['referral: invite friends', CENTRE_PAGES, 'referral'],
    ['missionLeaderboard: mission activity', CENTRE_PAGES, 'missionLeaderboard'],
    [
      'its badge shows the mission count when above 0',
      'src/centres/member/missions/missions-page.test.tsx',
      'a mission shows how far it is, its reward is claimed once, and the badge counts those that wait',
    ],
    ['messageV2: platform information', CENTRE_PAGES, 'messageV2'],
    ['Red Envelope', DAILY, 'nobody knows what is in a red envelope before it is opened, and it is opened once'],
    ['Credit Report', FOOTER, FOOT],
    [
      'VIP Bonus',
      'src/screens/vip/vip-screen.test.tsx',
      'a member sees what the next level still asks for, and claims what a level brought once',
    ],
    [
      'Bonus Code',
      DAILY,
      'a code that is refused stays in its field with the reason, and one that holds brings money once',
    ],
    [
      'Refer and Earn',
      'src/centres/member/referral/referral-page.test.tsx',
      'a member has a link and a code to send, and sees what has come of it',
    ],
    ['Blog, News and About Us', FOOTER, FOOT],
  ],
  [
    'Agent centre',
    [
      'the default page is agentTeamOverview',
      AGENT,
      'an agent logs in there and is at home in the centre, which is a page and no window',
    ],
    ['opens as a modal', AGENT, 'over another page of it the centre is a window, as everywhere'],
    [
      'with a left menu',
      'src/centres/frame/centre-frame.test.tsx',
      'its menu is its table’s, without asking the server',
    ],
    [
      'its pages stand in this order',
      CENTRE_PAGES,
      'the agent centre has its pages in the order of the specification, and begins with the overview',
    ],
    [
      'Announcement',
      'src/centres/agent/announcements/announcements-page.test.tsx',
      'agents are told of what is theirs alone; an announcement opens where it stands, and the address keeps it',
    ],
    [
      'Overview',
      'src/centres/agent/overview/overview-page.test.tsx',
      'an agent finds the centre in the account menu, and sees the team by day, beside the days before',
    ],
    [
      'Account (register centre)',
      'src/centres/agent/accounts/accounts-page.test.tsx',
      'an account is opened once by what the rules of registration ask, whatever the buttons do',
    ],
    [
      'Team Management',
      'src/centres/agent/team/team-page.test.tsx',
      'each level is one request; the address leads down and Back up again, and the cross closes all of it',
    ],
    [
      'Team Betting',
      AGENT_RECORDS,
      'what the team has bet is narrowed by level, category and name, which the address keeps',
    ],
    ['User Profit and Loss', AGENT_RECORDS, 'profit and loss by member, narrowed by level, with its sums'],
    [
      'My Income',
      AGENT_RECORDS,
      'what the agent has earned is told with its kind, whose team it comes from, and its sum',
    ],
    ['Transaction Details', AGENT_RECORDS, 'what members brought in and took out, by kind'],
    ['Dividend only if the dividend contract is enabled', CONTRACTS, BY_FLAG],
    ['Daily Salary only if salary is enabled', CONTRACTS, BY_FLAG],
    ['Hourly Salary only if hourly salary is enabled', CONTRACTS, BY_FLAG],
    ['Real-Time Salary only if real-time salary is enabled', CONTRACTS, BY_FLAG],
    [
      'a close button closes it',
      'src/centres/agent/team/team-page.test.tsx',
      'opened from the page, the cross leaves every level at once',
    ],
  ],
]
