/** Every screen in letters from right to left and in long words, on a narrow phone. */
import { MEMBER_PAGES } from '../../src/rules/account/member-pages.ts'
import { CONTRACT_PAGES } from '../../src/rules/team/contract-pages.ts'
import { bringAxe, expectAccessible } from '../support/axe.ts'
import { expect, test } from '../support/journey.ts'
import { cutOff, overlaps, sidewaysScroll, spills } from '../support/pages/layout.ts'
import { awaited } from '../support/pages/scroll.ts'

/** What the checker of accessibility looks at, too. Each promotion is in another state. */
const REWARDS = [
  '/promotions',
  ...['big-win', 'live-insurance', 'match-night', 'welcome'].map((name) => `/promoDetail?promotion=${name}`),
  '/vip',
  ...['', '?view=history', '?view=details', '?view=rules'].map((view) => `/pointMall${view}`),
  '/vip?member=raffle',
  '/vip?member=rewards',
  '/feedback',
  '/affiliates',
  '/terms',
  '/down',
  '/down?modal=chat',
]
/** A page with little on it, for what lies over pages. */
const BELOW = '/feedback'
const OTHERS = [
  '/index',
  '/help',
  '/helpmc',
  '/noticePage',
  '/nowhere',
  '/rng',
  '/live',
  '/fish',
  '/pvp',
  '/sports',
  '/esports',
  '/elott',
  '/vnlottery',
  '/seaLottery',
  '/lottery?gameCode=K3&playType=1',
  '/join',
  '/contact',
  '/news',
  ...['search', 'change-password', 'account'].map((name) => `${BELOW}?modal=${name}`),
  ...['menu', ...MEMBER_PAGES].map((name) => `${BELOW}?member=${name}`),
]
/** The agent centre, every page of it. */
const TEAM = [
  'announcements',
  'agentTeamOverview',
  'accounts',
  'accounts&a.view=links',
  'team',
  'teamBetting',
  'userProfit',
  'income',
  'transactions',
  ...Object.values(CONTRACT_PAGES),
  ...Object.values(CONTRACT_PAGES).map((page) => `${page}&a.offer=1`),
].map((name) => `${BELOW}?agent=${name}`)
/** What guests alone see. */
const GUESTS = ['login', 'register', 'forgot-password'].map((name) => `${BELOW}?modal=${name}`)

test.describe('with pseudo languages', { tag: ['@wireframe', '@phone', '@pairs'] }, () => {
  test.use({ brand: 'pseudo', viewport: { width: 360, height: 740 } })

  for (const [language, name] of [
    ['XB', 'from right to left'],
    ['XA', 'in long words'],
  ] as const)
    for (const [what, places] of Object.entries({
      'about rewards': REWARDS,
      'about a team': TEAM,
      'of the rest': OTHERS,
    }))
      test(`no page ${what} is cut or runs over its edge ${name}`, async ({ page, player, sandbox }) => {
        test.slow()
        if (places !== OTHERS) await bringAxe(page)
        await sandbox.scenario({ kind: 'modules', on: ['AFFILIATE', 'MANUAL_REBATE', 'AGENT_POLICY'] })
        const { username: member } = await player.become(places === TEAM ? 'agent1' : 'player', '1234567.89')
        const give = (call: string, said: object): Promise<unknown> => sandbox.post(call, { member, ...said })
        await give('promotions', { promotion: 'big-win', status: 'Claim', amount: '123456.78' })
        await give('promotions', { promotion: 'live-insurance', status: 'Rejected', reason: 'No round was lost.' })
        await give('promotions', { promotion: 'match-night', status: 'Joined' })
        await give('points', { points: '1234567.89' })
        await give('raffles', { tickets: 3 })
        await give('sign-ins', { days: 5 })
        for (const kind of ['red-envelope', 'vip-week', 'zalo']) await give('rewards', { kind, amount: '1234.56' })
        await give('affiliates', { state: 'rejected', reason: 'The group is closed.' })
        await give('chat/lines', { text: 'How can I help?' })
        await give('records', { count: 30, days: 5 })
        if (places === TEAM) await give('grown-teams', { count: 60, levels: 3 })
        else await give('teams', { upline: true, downlines: 3 })
        await give('messages', { kind: 'limits', count: 3 })
        await page.evaluate((code) => localStorage.setItem('lang', code), language)
        for (const place of places === OTHERS ? [...places, ...GUESTS] : places) {
          if (place === GUESTS[0]) await page.evaluate(() => sessionStorage.clear())
          await player.open(place)
          await page.waitForLoadState('networkidle')
          const dialog = page.locator('dialog[open]')
          const isOver = /[?&](?:member|agent|modal)=/.test(place)
          const shown = isOver ? dialog : page.locator('main')
          await expect(shown.getByRole('heading').first()).toBeVisible()
          await expect.soft(awaited(shown), place).toHaveCount(0)
          await expect.soft.poll(() => sidewaysScroll(page), place).toBeLessThanOrEqual(0)
          expect.soft(await overlaps(page), place).toEqual([])
          expect.soft(await cutOff(page), place).toEqual([])
          // What the overview's chart shows is chosen in one line that scrolls.
          const lanes = place.endsWith('agentTeamOverview')
          if (isOver) expect.soft(await spills(dialog, { lanes }), place).toEqual([])
          if (places !== OTHERS) await expectAccessible(page, place)
        }
      })
})
