/** Team management (spec 2, "Agent centre"): the tree a level at a time, its members, their rebates. */
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { fill, isWrong, press } from '../../../testing/forms.ts'
import { openSite, type Member, type Site, type Visit } from '../../../testing/site.tsx'
import { giveWidth } from '../../../testing/visibility.ts'

interface Page extends Visit, Site {
  readonly member: Member
}

async function openTeam(team: { readonly count: number; readonly levels: number }, search = ''): Promise<Page> {
  giveWidth()
  const site = openSite()
  const member = await site.sandbox.member('agent1')
  await site.sandbox.post('grown-teams', { member: member.username, ...team })
  return Object.assign(await site.visit(`/help?agent=team${search}`, member), site, { member })
}

const rows = (): HTMLElement[] => [...document.querySelectorAll<HTMLElement>('[data-row]')]
const filled = (): Promise<void> => waitFor(() => expect(rows()[0]?.textContent).toMatch(/%/))
/** What a column of the list says. */
const column = (name: string): (string | undefined)[] => {
  const at = screen.getAllByRole('columnheader').findIndex(({ textContent }) => textContent === name)
  return rows().map((row) => row.children[at]?.textContent)
}
const levels = ({ calls }: Visit): number => calls.filter((call) => call === 'GET /wps/agent/team').length
const path = (): (string | null)[] =>
  within(screen.getByRole('navigation', { name: 'Place in the team' }))
    .getAllByRole('link')
    .map(({ textContent }) => textContent)
/** Opens the first member who has somebody below. */
async function goDown({ user }: Visit): Promise<string> {
  const at = column('Direct').findIndex((count) => Number(count) > 0)
  const opener = within(rows()[at]!).getByRole('button')
  const name = within(opener).getAllByText(/./, { selector: 'bdi' })[0]?.textContent ?? ''
  await user.click(opener)
  return name
}

test('each level is one request; the address leads down and Back up again, and the cross closes all of it', async () => {
  const page = await openTeam({ count: 120, levels: 4 })
  const { user, router } = page
  await filled()
  expect(levels(page)).toBe(1)
  const first = await goDown(page)
  await screen.findByRole('heading', { name: first, level: 4 })
  await filled()
  expect(levels(page)).toBe(2)
  expect(path()).toEqual(['My team'])
  const second = await goDown(page)
  await screen.findByRole('heading', { name: second, level: 4 })
  await filled()
  expect(levels(page)).toBe(3)
  expect(path()).toEqual(['My team', first])
  expect(document.activeElement?.textContent).toBe(second)
  router.history.back()
  await screen.findByRole('heading', { name: first, level: 4 })
  await user.click(within(screen.getByRole('navigation', { name: 'Place in the team' })).getByText('My team'))
  await waitFor(() => expect(screen.queryByRole('navigation', { name: 'Place in the team' })).toBeNull())
  expect(router.latestLocation.search).toEqual({ agent: 'team' })
  // What was asked for lately is not asked for again.
  expect(levels(page)).toBe(3)
})

test('opened from the page, the cross leaves every level at once', async () => {
  const page = await openTeam({ count: 60, levels: 3 })
  const { user, router } = page
  router.history.push('/help')
  await user.click(screen.getAllByRole('link', { name: 'Agent centre', hidden: true })[0]!)
  const centre = within(await screen.findByRole('dialog', { name: 'Agent centre' }))
  await user.click(await centre.findByRole('link', { name: 'Team management' }))
  await filled()
  await goDown(page)
  await screen.findByRole('navigation', { name: 'Place in the team' })
  await filled()
  await user.click(centre.getByRole('button', { name: 'Close' }))
  await waitFor(() => expect(router.latestLocation.search).toEqual({}))
  expect(router.latestLocation.pathname).toBe('/help')
})

test('five thousand of one level come as they are scrolled to, of whom those exist that are seen', async () => {
  const page = await openTeam({ count: 5000, levels: 1 })
  await filled()
  await screen.findByText('5,000 members')
  expect(rows().length).toBeLessThan(40)
  expect(levels(page)).toBe(1)
})

test('a search finds members of every level, and says whose they are; the address keeps what narrows', async () => {
  const page = await openTeam({ count: 200, levels: 4 })
  const { user, router } = page
  await filled()
  await user.selectOptions(screen.getByRole('combobox', { name: 'Account type' }), 'Agents')
  await waitFor(() => expect(column('Type').every((type) => type === 'Agent')).toBe(true))
  await user.type(screen.getByRole('searchbox', { name: 'Search the team' }), 'a')
  await screen.findByRole('columnheader', { name: 'Upline' })
  await filled()
  expect(router.latestLocation.search).toMatchObject({ 'a.search': 'a', 'a.kind': 'agent' })
  await user.type(screen.getByRole('searchbox', { name: 'Search the team' }), ' nobody')
  await screen.findByText('No member found')
})

test('with days each member’s own team is told of by its figures, which the address keeps', async () => {
  const { user, router } = await openTeam({ count: 60, levels: 2 })
  await filled()
  await user.selectOptions(screen.getByRole('combobox', { name: 'Figures' }), 'Last 7 days')
  await screen.findByRole('columnheader', { name: 'Valid bets' })
  await waitFor(() => expect(column('Valid bets').some((amount) => /P[\d,]*[1-9]/.test(amount ?? ''))).toBe(true))
  expect(screen.queryByRole('columnheader', { name: 'Contracts' })).toBeNull()
  expect(router.latestLocation.search).toMatchObject({ 'a.figures': 'last7' })
  // A search tells none.
  await user.type(screen.getByRole('searchbox', { name: 'Search the team' }), 'a')
  await screen.findByRole('columnheader', { name: 'Upline' })
  expect(screen.queryByRole('columnheader', { name: 'Valid bets' })).toBeNull()
})

test('a rebate is adjusted within its bounds, which its field says', async () => {
  const page = await openTeam({ count: 30, levels: 1 })
  const { user } = page
  await filled()
  const before = column('Rebate')[0]
  await user.click(within(rows()[0]!).getByRole('button'))
  const form = await screen.findByRole('form', { name: 'Adjust the rebate' })
  const field = within(form).getByRole('textbox', { name: 'Rebate, in per cent' })
  const [, least = '', most = ''] = /From ([\d.]+)% to ([\d.]+)%/.exec(form.textContent) ?? []
  await fill(user, field, String(Number(most) + 0.1))
  await press(user, form, 'Save')
  expect(isWrong(field)).toBe(true)
  const wanted = before === `${least}%` ? most : least
  await fill(user, field, wanted.replace('.', ','))
  await press(user, form, 'Save')
  await screen.findByText(`The rebate is now ${wanted}%.`)
  page.router.history.back()
  await waitFor(() => expect(column('Rebate')[0]).toBe(`${wanted}%`))
})

test('a member’s contracts stand with their state, and lead to it; others may be offered to the first line', async () => {
  const { user, sandbox, router, queries } = await openTeam({ count: 3, levels: 1 })
  await filled()
  await sandbox.scenario({ kind: 'modules', on: ['AGENT_POLICY'] })
  await queries.invalidateQueries()
  await user.click(within(rows()[0]!).getByRole('button'))
  await screen.findByRole('form', { name: 'Adjust the rebate' })
  const contracts = within(screen.getByRole('region', { name: 'Contracts' }))
  await waitFor(() => expect(contracts.getAllByRole('link', { name: /^Offer a contract/ })).toHaveLength(4))
  const [member] = queries
    .getQueriesData<{ id: string }>({ queryKey: ['team', 'member'] })
    .flatMap(([, data]) => data ?? [])
  const value = {
    ...member,
    figures: { active: 0, deposits: '0', withdrawals: '0', validBet: '0', netLoss: '0' },
    contracts: [{ id: 'C1', kind: 'dividend', state: 'offered' }],
  }
  await sandbox.scenario({ kind: 'answering', endpoint: 'getTeamMember', value })
  await queries.invalidateQueries()
  await contracts.findByText('Offered')
  expect(contracts.getAllByRole('link', { name: /^Offer a contract/ })).toHaveLength(3)
  await user.click(contracts.getByRole('link', { name: 'View Dividend' }))
  await waitFor(() => expect(router.latestLocation.search).toEqual({ agent: 'dividend', 'a.contract': 'C1' }))
})

test('what the platform refuses stands at the rebate', async () => {
  const { user, sandbox } = await openTeam({ count: 5, levels: 1 })
  await filled()
  await user.click(within(rows()[0]!).getByRole('button'))
  const form = await screen.findByRole('form', { name: 'Adjust the rebate' })
  const value = { field: 'rebate', min: '0', max: '0.1' }
  await sandbox.scenario({ kind: 'refusing', endpoint: 'setMemberRebate', message: 'rebate out of bounds', value })
  await press(user, form, 'Save')
  const field = within(form).getByRole('textbox')
  await waitFor(() => expect(isWrong(field)).toBe(true))
  expect(document.activeElement).toBe(field)
})

test.each(['', '&a.view=details'])('somebody who is not below is not told of, also by address%s', async (view) => {
  const site = openSite()
  const { router, user } = await site.enter('agent1', `/help?agent=team&a.member=wireframe-agent2${view}`)
  expect((await screen.findByRole('alert')).textContent).toContain('This member is not in your team.')
  expect(document.querySelector('[data-row], dl')).toBeNull()
  await user.click(screen.getByRole('link', { name: 'My team' }))
  await screen.findByText('Your team has no members yet.')
  expect(router.latestLocation.search).toEqual({ agent: 'team' })
  expect(screen.getByRole('link', { name: 'Open an account or create a link' })).toBeTruthy()
})

test('money is sent to a member of the first line alone, where the platform lets it be', async () => {
  const { user, sandbox, member, queries } = await openTeam({ count: 3, levels: 1 })
  await filled()
  await user.click(within(rows()[0]!).getByRole('button'))
  await screen.findByRole('tab', { name: 'Details' })
  expect(screen.queryByRole('tab', { name: 'Transfer' })).toBeNull()
  await sandbox.scenario({ kind: 'modules', on: ['TRANSFER_DOWNLINE'] })
  await queries.invalidateQueries()
  await user.click(await screen.findByRole('tab', { name: 'Transfer' }))
  await screen.findByRole('region', { name: 'Before your first transfer' })
  await sandbox.post('teams', { member: member.username, paymentPassword: 'Money-2468' })
  await queries.invalidateQueries()
  const form = within(await screen.findByRole('form', { name: 'Transfer' }))
  // Who receives it is said by the page.
  expect(form.queryAllByRole('radio')).toEqual([])
})

test('with the session goes all that the centre knew', async () => {
  const { user, queries, calls } = await openTeam({ count: 20, levels: 1 })
  await filled()
  const known = (): unknown[] =>
    queries
      .getQueryCache()
      .getAll()
      .filter(
        ({ queryKey: [area, of], state: { data } }) => data !== undefined && (area === 'team' || of === 'team-members'),
      )
  expect(known().length).toBeGreaterThan(0)
  await user.click(screen.getByRole('button', { name: 'Sign out' }))
  await press(user, await screen.findByRole('dialog', { name: /sign out/i }), 'Sign out')
  await waitFor(() => expect(calls.some((call) => call.endsWith('/wps/session/logout'))).toBe(true))
  await waitFor(() => expect(known()).toEqual([]))
  expect(screen.queryByRole('dialog', { name: 'Agent centre' })).toBeNull()
})
