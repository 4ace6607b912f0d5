/** The pages of contracts (spec 2, "Agent centre"; spec 5, "Contract states"): what stands on them, and what each side does there. */
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { CONTRACT_PAGES } from '../../../rules/team/contract-pages.ts'
import { CONTRACT_KINDS } from '../../../rules/team/contract-terms.ts'
import { openPair } from '../../../testing/contract-pair.ts'
import { callsTo, dialog, press } from '../../../testing/forms.ts'
import { openSite } from '../../../testing/site.tsx'

const NAMES = {
  dividend: 'Dividend',
  'daily-salary': 'Daily salary',
  'hourly-salary': 'Hourly salary',
  'real-time-salary': 'Real-time salary',
} as const
const centre = (): Promise<HTMLElement> => screen.findByRole('dialog', { name: 'Agent centre' })
const menu = async (): Promise<string[]> => {
  const nav = await within(await centre()).findByRole('navigation', { name: 'Pages about your team' })
  return within(nav)
    .getAllByRole('link')
    .map(({ textContent }) => textContent)
}
const isOpen = (name: string): Promise<HTMLElement> => screen.findByRole('heading', { name, level: 3 })

test.each(CONTRACT_KINDS)(
  'the page of %s is there while its contract is enabled, in the menu and by address',
  async (kind) => {
    const { sandbox, agent, visit } = await openPair()
    const address = `/help?agent=${CONTRACT_PAGES[kind]}`
    await visit(address, agent)
    await isOpen(NAMES[kind])
    await screen.findByText('You have no contract of this kind. Your upline can offer you one.')
    expect(await menu()).toEqual(expect.arrayContaining(Object.values(NAMES)))

    await sandbox.post('contract-kinds', { member: agent.username, kind, on: false })
    await visit(address, agent)
    await isOpen('Overview')
    await waitFor(async () => expect(await menu()).toContain(kind === 'dividend' ? 'Daily salary' : 'Dividend'))
    expect(await menu()).not.toContain(NAMES[kind])
  },
)

test('without the module of agent policy nothing of contracts is asked for, and no page of them is there', async () => {
  const site = openSite()
  await site.sandbox.scenario({ kind: 'modules', off: ['AGENT_POLICY'] })
  const visit = await site.visit('/help?agent=dividend', await site.sandbox.member('agent1'))
  await isOpen('Overview')
  expect(await menu()).not.toContain('Dividend')
  expect(visit.calls.join()).not.toMatch(/funds\/consolidated|agent\/contract/)
})

test('a page waits for what is enabled, says where that fails, and is tried again', async () => {
  const { sandbox, agent, visit } = await openPair()
  await sandbox.scenario({ kind: 'failing', how: 'html', endpoint: 'getAgentContracts', times: 1 })
  const { user } = await visit('/help?agent=dividend', agent)
  await press(user, await centre(), 'Try again')
  await isOpen('Dividend')
})

test('a request is accepted after what follows is said; both sides see it in force, and what it has paid', async () => {
  const pair = await openPair('agent2')
  const { agent, downline, sandbox, visit } = pair
  const id = await pair.offer('daily-salary')
  const { user } = await visit('/help?agent=dailySalary', downline)
  const mine = await screen.findByRole('article', { name: /^Daily salary, offered to you by / })
  expect(mine.textContent).toContain('Offered')
  await press(user, mine, 'Accept')
  const asked = await dialog('Accept this contract?')
  expect(asked.textContent).toContain('out of their own wallet')
  await user.dblClick(within(asked).getByRole('button', { name: 'Accept' }))
  await screen.findByText(/^The contract is in force, and /)
  const inForce = await screen.findByRole('article', { name: /^Daily salary from / })
  await within(inForce).findByText('It has paid nothing yet.')
  expect(await pair.newest(agent)).toMatchObject({ id, state: 'accepted' })

  await sandbox.post('bets', { member: downline.username, stake: '100' })
  await sandbox.post('settlements', { member: downline.username })
  const again = await visit('/help?agent=dailySalary', downline)
  await screen.findByText('Total paid: P1.00.')
  await press(again.user, await screen.findByRole('article', { name: /^Daily salary from / }), 'Terminate')
  const ending = await dialog('Terminate this contract?')
  expect(document.activeElement).toBe(within(ending).getByRole('button', { name: 'Keep the contract' }))
  await press(again.user, ending, 'Terminate')
  await screen.findByText(/^The contract was terminated, and /)
  await screen.findByText('1 earlier contract')
  expect(await pair.newest(agent)).toMatchObject({ id, state: 'terminated' })
})

test('a step whose answer is lost is found out; one that the other side was before is told, and the page is right', async () => {
  const pair = await openPair('agent2')
  const { agent, downline, sandbox, visit } = pair
  await pair.offer()
  await sandbox.scenario({ kind: 'failing', how: 'html', when: 'after', endpoint: 'processDividend', times: 1 })
  const page = await visit('/help?agent=dividend', downline)
  await press(page.user, await screen.findByRole('article', { name: /^Dividend, offered to you by / }), 'Reject')
  await press(page.user, await dialog('Reject this contract?'), 'Reject')
  await screen.findByText(/^The offer was rejected, and /)
  expect(callsTo(page, '/wps/relay/MCS2_processDividendReq')).toBe(1)
  expect(await pair.newest(agent)).toMatchObject({ state: 'declined' })

  // Both act at once: the upline takes it back while the downline reads what follows.
  const second = await pair.offer()
  const other = await visit('/help?agent=dividend', downline)
  await press(other.user, await screen.findByRole('article', { name: /^Dividend, offered to you by / }), 'Accept')
  const asked = await dialog('Accept this contract?')
  await pair.call(agent, 'processDividend', { id: second, step: 'terminate' })
  await press(other.user, asked, 'Accept')
  await within(asked).findByText('This contract is closed and can’t be changed any more.')
  await press(other.user, asked, 'Not now')
  await screen.findByText('2 earlier contracts')
  expect(screen.queryByRole('article')).toBeNull()
})

test('contracts given are found by state and name, opened, and an offer is taken back', async () => {
  const pair = await openPair()
  const { agent, downline, visit } = pair
  const id = await pair.offer()
  const { user, router } = await visit('/help?agent=dividend', agent)
  const given = await screen.findByRole('region', { name: 'Contracts with your downline' })
  const row = (): HTMLElement | null => within(given).queryByRole('link', { name: /Offered/ })
  await waitFor(() => expect(row()).not.toBeNull())
  expect(row()?.textContent).not.toContain(downline.username)
  await user.selectOptions(within(given).getByRole('combobox', { name: 'State' }), 'Declined')
  await within(given).findByText('No contract matches.')
  await user.selectOptions(within(given).getByRole('combobox', { name: 'State' }), 'Offered')
  await user.type(within(given).getByRole('searchbox', { name: 'Member' }), downline.username)
  await waitFor(() =>
    expect(router.latestLocation.search).toMatchObject({ 'a.state': 'offered', 'a.search': downline.username }),
  )
  await waitFor(() => expect(row()).not.toBeNull())
  await user.click(row()!)
  await waitFor(() => expect(router.latestLocation.search).toMatchObject({ 'a.contract': id }))
  await press(user, await screen.findByRole('article', { name: /^Dividend for / }), 'Take the offer back')
  await press(user, await dialog('Take this offer back?'), 'Take the offer back')
  await screen.findByText(/^The offer was taken back, and /)
  const closed = await screen.findByRole('article', { name: /^Dividend for / })
  await within(closed).findByText('The upline, before it was answered')
  expect(await pair.newest(downline)).toMatchObject({ id, state: 'terminated' })
  // Another one is offered from here, to the same member.
  await user.click(screen.getByRole('link', { name: /^Offer a contract/ }))
  await screen.findByRole('button', { name: 'Choose somebody else' })
  expect(router.latestLocation.search).not.toHaveProperty('a.contract')
  await user.click(screen.getByRole('link', { name: 'All contracts' }))
  await screen.findByRole('region', { name: 'Contracts with your downline' })
})

test('accepting says first which contracts of one’s own pay more, and end with it', async () => {
  const pair = await openPair('agent2')
  const { downline, visit } = pair
  const low = await pair.below(downline, 'player')
  await pair.call(downline, 'offerContract', {
    to: low.id,
    kind: 'dividend',
    period: 'weekly',
    tiers: [{ rate: '11' }],
  })
  await pair.offer()
  const { user } = await visit('/help?agent=dividend', downline)
  await press(user, await screen.findByRole('article', { name: /^Dividend, offered to you by / }), 'Accept')
  const asked = await dialog('Accept this contract?')
  await within(asked).findByText('These contracts of yours pay more than this one, and end with it:')
  await press(user, asked, 'Accept')
  await screen.findByText(/^The contract is in force, and /)
  expect(await pair.newest(low)).toMatchObject({ state: 'terminated' })
})
