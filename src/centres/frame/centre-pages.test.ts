import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { MEMBER_PAGES } from '../../rules/account/member-pages.ts'
import type { Session } from '../../state/account/login/session.ts'
import { CircleUser } from '../../ui/media/icons.tsx'
import { lazyView } from '../../ui/states/lazy-view.tsx'
import { AGENT_CENTRE } from '../agent/pages.ts'
import { MEMBER_CENTRE, PAGES } from '../member/pages.ts'
import type { CentrePage } from './centre.ts'
import { groupMenu, menuOf, readPage, shownPage } from './centre-pages.ts'

const session: Session = { token: 'T', accountType: 41, username: 'ana', nickname: 'Ana' }
const read = (text: string): string => readPage(MEMBER_CENTRE, text)
const items = (...pages: string[]) => pages.map((page) => ({ page, count: 1 }))
const row = (said: Partial<CentrePage> = {}): CentrePage => ({
  name: { id: 'name' },
  icon: CircleUser,
  view: lazyView(async () => () => null),
  ...said,
})

test('what the server’s menu may name is the spec’s, in its order; other pages are ours to show', () => {
  const named = Object.entries<CentrePage>(PAGES).filter(([, { isFor }]) => isFor === undefined)
  expect(named.map(([key]) => key)).toEqual(MEMBER_PAGES)
})

// Spec 2, "Member centre".
test.each([
  ['securityCenter', 'My account'],
  ['transferFund', 'My wallet'],
  ['depositv2', 'Deposit'],
  ['withdraw', 'Withdraw'],
  ['transferUpline', 'Transfer to upline'],
  ['personalHistoryCopy', 'Betting record'],
  ['manualRebate', 'Rebate'],
  ['transactionHistory', 'Account record'],
  ['personalProfit', 'Personal loss'],
  ['bonusDetails', 'Bonus details'],
  ['rewardCenter', 'Reward centre'],
  ['referral', 'Invite friends'],
  ['missionLeaderboard', 'Mission activity'],
  ['messageV2', 'Platform information'],
] as const)('%s is called "%s"', (key, name) => {
  expect(PAGES[key].name.message).toBe(name)
})

// Spec 2, "Agent centre".
test('the agent centre has its pages in the order of the specification, and begins with the overview', () => {
  expect(Object.values(AGENT_CENTRE.pages).map(({ name }) => name.message)).toEqual([
    'Announcements',
    'Overview',
    'Account',
    'Team management',
    'Team betting',
    'User profit and loss',
    'My income',
    'Transaction details',
    'Dividend',
    'Daily salary',
    'Hourly salary',
    'Real-time salary',
  ])
  expect(AGENT_CENTRE.first).toBe('agentTeamOverview')
})

test.each(MEMBER_PAGES)('%s is read as itself', (key) => {
  expect(read(key)).toBe(key)
})

test.each([
  ['deposit', 'depositv2'],
  ['bets', 'personalHistoryCopy'],
  ['messages', 'messageV2'],
  ['menu', 'menu'],
])('%s means %s', (text, key) => {
  expect(read(text)).toBe(key)
})

test('no word means two pages', () => {
  const words = Object.entries(PAGES).flatMap(([key, { alias }]) => [key, ...(alias === undefined ? [] : [alias])])
  expect(new Set(['menu', ...words]).size).toBe(words.length + 1)
})

test.each(['', 'securitycenter', 'toString', '__proto__', 'agentTeamOverview'])('%j is the first page', (text) => {
  expect(read(text)).toBe('securityCenter')
})

test('whatever the address says, it is a page or the menu', () => {
  fc.assert(fc.property(fc.string(), (text) => [...Object.keys(PAGES), 'menu'].includes(read(text))))
})

test('what shows is in the menu: what was asked for, else the first page, else the first of the menu', () => {
  const first = 'securityCenter'
  expect(shownPage('withdraw', items(first, 'withdraw'), first)).toBe('withdraw')
  expect(shownPage('withdraw', items('messageV2', first), first)).toBe(first)
  expect(shownPage('menu', items('messageV2', 'withdraw'), first)).toBe('messageV2')
  expect(shownPage('withdraw', [], first)).toBeUndefined()
})

test('the server’s menu is kept to what is known here, each once, and what is ours to say comes after it', () => {
  const pages = { a: row(), b: row(), ours: row({ isFor: () => true }), notYours: row({ isFor: () => false }) }
  const allowed = [...items('b', 'unheardOf', 'toString', 'notYours'), { page: 'b', count: 7 }, ...items('a')]
  expect(menuOf(pages, session, allowed)).toEqual([...items('b', 'a'), { page: 'ours', count: 0 }])
})

test('a centre without a menu of the server’s has what its table says', () => {
  const pages = {
    all: row(),
    agents: row({ isFor: ({ accountType }) => accountType === 41 }),
    others: row({ isFor: ({ accountType }) => accountType !== 41 }),
  }
  expect(menuOf(pages, session).map(({ page }) => page)).toEqual(['all', 'agents'])
})

test('a page with a flag is in the menu where it may be opened, with how much waits there', () => {
  const pages = { all: row(), on: row({ flagged: true }), off: row({ flagged: true }) }
  expect(menuOf(pages, session, undefined, [{ page: 'on', count: 2 }, ...items('all', 'unheardOf')])).toEqual([
    { page: 'all', count: 0 },
    { page: 'on', count: 2 },
  ])
  expect(menuOf(pages, session)).toEqual([{ page: 'all', count: 0 }])
})

test('the pages of a group stand together, those of none first', () => {
  const [team, money] = [{ id: 'team' }, { id: 'money' }]
  const pages = { a: row({ group: team }), b: row({ group: money }), c: row({ group: team }), d: row() }
  const groups = groupMenu(pages, items('a', 'b', 'c', 'd', 'unheardOf'))
  expect(groups.map(({ group, rows }) => [group?.id, rows.map(({ key }) => key)])).toEqual([
    [undefined, ['d']],
    ['team', ['a', 'c']],
    ['money', ['b']],
  ])
})
