/** The records of the agent centre (spec 2, "Agent centre": Team Betting, User Profit and Loss, My Income, Transaction Details). */
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { openSite, type Visit } from '../../testing/site.tsx'
import { giveWidth } from '../../testing/visibility.ts'

async function openPage(page: string): Promise<Visit> {
  giveWidth()
  const site = openSite()
  const member = await site.sandbox.member('agent1')
  // So many that of each kind something has happened in a week, whoever they are.
  await site.sandbox.post('grown-teams', { member: member.username, count: 300, levels: 3 })
  return site.visit(`/help?agent=${page}`, member)
}

const rows = (): HTMLElement[] => [...document.querySelectorAll<HTMLElement>('[data-row]')]
/** Once records stand there, and not their places. */
const filled = (): Promise<void> => waitFor(() => expect(rows()[0]?.textContent).toMatch(/P/))

test('what the team has bet is narrowed by level, category and name, which the address keeps', async () => {
  const { user, router } = await openPage('teamBetting')
  await filled()
  await user.selectOptions(screen.getByRole('combobox', { name: 'Levels' }), 'First level')
  await waitFor(() => expect(router.latestLocation.search).toMatchObject({ 'a.levels': '1' }))
  await user.selectOptions(screen.getByRole('combobox', { name: 'Category' }), 'Slots')
  await waitFor(() => expect(rows().every((row) => !row.textContent.includes('Live casino'))).toBe(true))
  await user.type(screen.getByRole('searchbox', { name: 'Member' }), 'nobody is called so')
  expect(await screen.findByText('No bets found.')).toBeTruthy()
})

test('what members brought in and took out, by kind', async () => {
  const { user } = await openPage('transactions')
  await filled()
  await user.selectOptions(screen.getByRole('combobox', { name: 'Type' }), 'Withdrawals')
  await waitFor(() => {
    expect(rows().length).toBeGreaterThan(0)
    expect(rows().every((row) => row.textContent.includes('Withdrawal'))).toBe(true)
  })
})

test('what the agent has earned is told with its kind, whose team it comes from, and its sum', async () => {
  const { user } = await openPage('income')
  await filled()
  expect(rows()[0]!.textContent).toContain('Commission')
  const sums = within(await screen.findByRole('group', { name: 'Totals for these dates' }))
  expect(sums.getByText('Total', { selector: 'dt' }).nextElementSibling?.textContent).toMatch(/^P[\d,.]+$/)
  await user.selectOptions(screen.getByRole('combobox', { name: 'Type' }), 'Dividend')
  expect(await screen.findByText('No income in this period.')).toBeTruthy()
})

test('profit and loss by member, narrowed by level, with its sums', async () => {
  const { user } = await openPage('userProfit')
  await filled()
  const sums = within(await screen.findByRole('group', { name: 'Totals for these dates' }))
  const staked = (): string => sums.getByText('Total staked', { selector: 'dt' }).nextElementSibling?.textContent ?? ''
  const before = staked()
  expect(before).toMatch(/^P[\d,.]+$/)
  await user.selectOptions(screen.getByRole('combobox', { name: 'Levels' }), 'First level')
  await waitFor(() => {
    expect(rows().every((row) => row.querySelectorAll('td')[1]?.textContent === '1')).toBe(true)
    expect(staked()).not.toBe(before)
  })
})

test.each(['teamBetting', 'userProfit', 'transactions'])(
  '%s tells nothing of somebody who is not below',
  async (page) => {
    const site = openSite()
    const member = await site.sandbox.member('agent1')
    const { user, router } = await site.visit(`/help?agent=${page}&a.member=wireframe-agent2`, member)
    expect((await screen.findByRole('alert')).textContent).toContain('This member is not in your team.')
    expect(rows()).toEqual([])
    await user.selectOptions(screen.getByRole('combobox', { name: 'Team of' }), 'Everybody')
    await screen.findByText('Choose other days or fewer filters.')
    expect(router.latestLocation.search).not.toHaveProperty('a.member')
  },
)
