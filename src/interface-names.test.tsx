/**
 * Every name of the interface that the specification has (spec 2: modals, pages, menus, footer, "Other screens"), but for the agent
 * centre: whoever begins at home and only clicks finds each, with its own heading and the call that it lives by.
 */
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { ABOUT_PAGES, GUIDE_PAGES, PAGE_TITLES } from './parts/content/written/page-titles.ts'
import { onlyNear } from './testing/home.ts'
import { openSite, type Visit } from './testing/site.tsx'
import { giveWidth } from './testing/visibility.ts'

/** What can be clicked and is called so: to look by role through the whole home page would take seconds. */
function way(name: string, within_: ParentNode = document): HTMLElement {
  const found = [...within_.querySelectorAll<HTMLElement>('a[href], button')].find(
    (one) => one.textContent.trim().replace(/\s*\d+( \w+)?$/, '') === name || one.getAttribute('aria-label') === name,
  )
  if (!found) throw new Error(`Nothing to click is called "${name}".`)
  return found
}

const heading = (name: string, level: string): Promise<void> =>
  waitFor(() =>
    expect([...document.querySelectorAll(level)].map(({ textContent }) => textContent.trim())).toContain(name),
  )

const asked = ({ calls }: Visit, call: string): Promise<void> =>
  waitFor(() =>
    expect(
      calls.some((one) => one.includes(call)),
      call,
    ).toBe(true),
  )

/** From home by one click: what it is called there, its heading, and its call. */
const PAGES: readonly (readonly [name: string, heading: string, call: string])[] = [
  ['Promotions', 'Promotions', 'getPromotionList'],
  ['Slots', 'Slots', 'GCSGAME_gameList'],
  ['Live casino', 'Live casino', 'GCSGAME_gameList'],
  ['Sports', 'Sports', 'GCSGAME_gameVendor'],
  ['E-sports', 'E-sports', 'GCSGAME_gameVendor'],
  ['Fishing', 'Fishing', 'GCSGAME_gameVendor'],
  ['Card rooms', 'Card rooms', 'GCSGAME_gameVendor'],
  ['Electronic lottery', 'Electronic lottery', '/lgw/games/'],
  ['VIP', 'VIP', 'MCS2_getVipBonus'],
  ['Points mall', 'Points mall', 'MCS2_getPointReward'],
  ['Notices', 'Notices', 'MCSFE_getListAnnouncements'],
  ['Help centre', 'Help centre', 'helpCenter'],
  ['App download', 'Download the app', 'domainRoute'],
  ['Send feedback', 'Help centre', 'helpCenter'],
]

test('pages and written pages are a click away from home', async () => {
  const site = openSite()
  const visit = await site.enter('player', '/index')
  const { user, router } = visit
  await waitFor(() => way('Careers'))
  const home = async (): Promise<void> => {
    await router.navigate({ to: '/index' })
    await waitFor(() => expect(router.state.location.pathname).toBe('/index'))
  }
  // The menu has come with the first page that it leads to.
  await user.click(way('Menu'))
  await waitFor(() => way('VIP'))
  for (const [name, title, call] of PAGES) {
    await user.click(way(name))
    await heading(title, 'h1')
    await asked(visit, call)
    await home()
  }
  const english = (name: keyof typeof PAGE_TITLES): string => PAGE_TITLES[name].message ?? ''
  for (const name of [...ABOUT_PAGES, ...GUIDE_PAGES, 'join' as const]) {
    await user.click(way(english(name), document.querySelector('footer')!))
    await waitFor(() => expect(router.state.location.pathname).toBe(`/${name}`))
    await waitFor(() => expect(document.querySelector('main h1')?.textContent).toBeTruthy())
    await asked(visit, `/${name}.json`)
    await home()
  }
}, 60_000)

/** Pages of the member centre by their names in its menu; the heading is the same. */
const CENTRE: readonly (readonly [name: string, call: string])[] = [
  ['My account', '/wps/member/info/security'],
  ['My wallet', 'wallets'],
  ['Deposit', 'deposits/methods'],
  ['Withdraw', 'withdrawals/terms'],
  ['Transfer to upline', 'team/transfer'],
  ['Betting record', 'records/bets'],
  ['Rebate', 'MCS2_getManualRebate'],
  ['Account record', 'records/transactions'],
  ['Personal loss', 'records/profit'],
  ['Bonus details', 'bonuses'],
  ['Reward centre', 'MCS2_getRewardList'],
  ['Raffle', 'MCS2_getRafflePromotionList'],
  ['Invite friends', 'MCS2_getReferral'],
  ['Mission activity', 'MCSFE_getMissionSummaryDetails'],
  ['Platform information', 'CSP_getMessages'],
]

test('the member centre, what stands in it by name, and the other modals are found by clicks', async () => {
  const site = openSite()
  await site.sandbox.scenario({ kind: 'modules', on: ['MANUAL_REBATE', 'TRANSFER_UPLINE', 'TRANSFER_DOWNLINE'] })
  const member = await site.sandbox.member('player')
  await site.sandbox.post('teams', { member: member.username, upline: true })
  const visit = await site.visit('/index', member)
  const { user } = visit
  await user.click(way('Personal centre'))
  const centre = await screen.findByRole('dialog', { name: 'Personal centre' })
  await within(centre).findByRole('link', { name: 'Raffle' })
  for (const [name, call] of CENTRE) {
    await user.click(way(name, centre.querySelector('nav') ?? centre))
    await heading(name, 'h3')
    await asked(visit, call)
    // The interface text names these besides.
    if (name === 'Reward centre') {
      await heading('Bonus code', 'h4')
      await heading('Daily sign-in', 'h4')
    }
    if (name === 'Mission activity') await heading('Leaderboard', 'h4')
  }
  await user.click(way('Close', centre))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  for (const name of ['Change password', 'Live chat']) {
    await user.click(way(name))
    await user.click(within(await screen.findByRole('dialog', { name })).getByRole('button', { name: 'Close' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  }
}, 60_000)

test('a guest finds the ways in', async () => {
  const { user } = await openSite().visit('/index')
  await waitFor(() => way('Forgot password?'))
  await user.click(way('Forgot password?'))
  const forgot = await screen.findByRole('dialog', { name: /password/ })
  await user.click(way('Close', forgot))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await user.click(way('Register'))
  await screen.findByRole('dialog', { name: 'Open an account' })
})

test('the notices on start, the winners and a game are found from home', async () => {
  giveWidth()
  onlyNear('Winners')
  const visit = await openSite({ notices: true }).enter('player', '/index')
  const { user, router } = visit
  const notices = await screen.findByRole('dialog', { name: 'Notices' })
  await asked(visit, 'MCSFE_getListAnnouncements')
  await user.click(way('Close', notices))
  await heading('Winners', 'h2')
  await asked(visit, 'GCSGAME_getRankList')
  await user.click(way('Slots'))
  await heading('Slots', 'h1')
  const games = await screen.findByRole('grid')
  await waitFor(() => expect(games.getAttribute('aria-busy')).toBe('false'))
  await user.click((await within(games).findAllByRole('button', { name: /^Play / }))[0]!)
  await waitFor(() => expect(router.state.location.pathname).toBe('/game'))
  await asked(visit, '/wps/game/launchAddress')
}, 60_000)
