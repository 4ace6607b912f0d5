/** The agent centre and its overview (spec 2, "Agent centre"; spec 4, "Agent centre visibility"). */
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { openPair } from '../../../testing/contract-pair.ts'
import { openSite, type Site, type Member } from '../../../testing/site.tsx'

/** An agent with so many members below. */
async function agentWith(site: Site, count: number): Promise<Member> {
  const member = await site.sandbox.member('agent1')
  await site.sandbox.post('grown-teams', { member: member.username, count, levels: 2 })
  return member
}

const totals = async (): Promise<HTMLElement> => screen.findByRole('group', { name: 'Totals for these dates' })
const total = async (name: string): Promise<string> =>
  within(await totals()).getByText(name, { selector: 'dt' }).nextElementSibling?.textContent ?? ''

test('an agent finds the centre in the account menu, and sees the team by day, beside the days before', async () => {
  const site = openSite()
  const { user, router } = await site.visit('/help', await agentWith(site, 40))
  const opener = await screen.findByRole('button', { name: /^Account/, hidden: true })
  await user.click(opener)
  const menu = document.getElementById(opener.getAttribute('popovertarget') ?? '')!
  await user.click(within(menu).getByRole('link', { name: 'Agent centre', hidden: true }))
  await screen.findByRole('dialog', { name: 'Agent centre' })
  expect(await total('Members')).toMatch(/^40Direct: \d+$/)
  expect(await total('Deposits')).toMatch(/^P[\d,.]+[▲▼=] \d+%\d+% (more|less) than in the days before: P[\d,.]+$/)
  await user.click(screen.getByText('Show as table'))
  const rows = (): HTMLElement[] => within(screen.getByRole('table')).getAllByRole('row')
  // A head, so many days, and their sum.
  const days = rows().length - 2
  expect(days).toBeGreaterThan(1)
  await user.click(screen.getByRole('button', { name: 'Commission' }))
  screen.getByRole('img', { name: /^Commission by day from/ })
  await user.click(screen.getByRole('button', { name: 'Custom dates' }))
  await user.selectOptions(screen.getByRole('combobox', { name: 'Period' }), 'Yesterday')
  await waitFor(() => expect(rows()).toHaveLength(3))
  expect(Object.keys(router.latestLocation.search)).toEqual(['agent', 'a.from', 'a.to'])
})

test.each(['trial', 'player'] as const)('to a %s the centre is not open, also by its address', async (kind) => {
  const site = openSite()
  const visit = await site.enter(kind, '/help?agent=overview')
  await screen.findByText('Please register an account first')
  expect(screen.queryByRole('dialog', { name: 'Agent centre' })).toBeNull()
  expect(visit.calls.join()).not.toContain('/wps/agent/')
})

test('a brand says which agents it lets in', async () => {
  const access = {
    agentCentreTypes: [41],
    minimumAge: 18,
    memberCentre: true,
    idleMinutes: 30,
    resetByEmail: 'link' as const,
    embedders: [],
  }
  const site = openSite({ says: { access } })
  await site.visit('/help?agent=overview', await site.sandbox.member('agent1'))
  await screen.findByText('Please register an account first')
})

test('contracts in force stand beside the figures, each with the way to its page', async () => {
  const pair = await openPair('agent2')
  const id = await pair.offer('daily-salary')
  await pair.call(pair.downline, 'processDailySalary', { id, step: 'accept' })
  const { user, router } = await pair.visit('/help?agent=overview', pair.downline)
  const mine = within(await screen.findByRole('region', { name: 'My contracts' }))
  await user.click(mine.getByRole('link', { name: /^Daily salary/ }))
  await waitFor(() => expect(router.latestLocation.search).toMatchObject({ agent: 'dailySalary' }))
})

test('the newest open registration link is ready to be sent on; the others are a step away', async () => {
  const site = openSite()
  await site.sandbox.scenario({ kind: 'modules', on: ['AFFILIATE'] })
  const link = { code: 'K7Q2', rebate: '7.0', isAgent: 0, note: 'Salon', created: 0, state: 'open', members: 12 }
  await site.sandbox.scenario({
    kind: 'answering',
    endpoint: 'listRegistrationLinks',
    value: { list: [link], total: 1 },
  })
  const { user, router } = await site.visit('/help?agent=overview', await agentWith(site, 10))
  const links = within(await screen.findByRole('region', { name: 'Registration links' }))
  links.getByText(/K7Q2$/)
  links.getByText('12 members')
  const earned = within(screen.getByRole('region', { name: 'Commission of these days' }))
  earned.getByRole('button', { name: 'Copy link' })
  await user.click(earned.getByRole('button', { name: 'QR code' }))
  const code = within(await screen.findByRole('dialog', { name: 'QR code of your link' }))
  code.getByRole('img', { name: 'QR code of your link' })
  await user.click(code.getByRole('button', { name: 'Close' }))
  await user.click(links.getByRole('link', { name: 'See all' }))
  await waitFor(() => expect(router.latestLocation.search).toMatchObject({ agent: 'accounts', 'a.view': 'links' }))
})

test('a team that nobody is in yet begins with the way to a link, and has no chart of nothing', async () => {
  const site = openSite({ brand: 'pampas' })
  const { user, router } = await site.visit('/help?agent=overview', await site.sandbox.member('agent1'))
  await screen.findByText('Your team begins with the first member who registers through your link.')
  expect(await total('Members')).toMatch(/^0/)
  expect(screen.queryByRole('img', { name: /by day from/ })).toBeNull()
  await user.click(screen.getByRole('link', { name: 'Registration links' }))
  await waitFor(() => expect(router.latestLocation.search).toMatchObject({ agent: 'accounts', 'a.view': 'links' }))
})
