/** Bonus details (spec 2, "Member centre": bonusDetails): every state of a bonus with its word, and what is to be played. */
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { openCentre } from '../../../testing/centre.ts'
import { chosenIn } from '../../../testing/control-state.ts'

const STATES = [
  ['offered', 'Waiting', 'It will be added with the deposit you chose it for.'],
  ['active', 'Active', 'Released once the wagering requirement is met.'],
  ['completed', 'Completed', 'Wagering completed. The bonus is yours.'],
  ['forfeited', 'Forfeited', 'You cancelled this bonus and it was removed.'],
  ['expired', 'Expired', 'It expired before the wagering requirement was met.'],
] as const

const cards = (): HTMLElement[] => screen.queryAllByRole('listitem').filter((item) => item.querySelector('h4'))

test('each state of a bonus has its word, is found by it in the address, and none is said', async () => {
  const page = await openCentre('bonuses')
  const { user, sandbox, member } = page
  await screen.findByText('No bonus here')
  await screen.findByText('No bonuses')
  const bonus = { member: member.username, name: 'Welcome', amount: '20.00', turnoverRequired: '100.00' }
  for (const [state] of STATES) await sandbox.post('bonuses', { ...bonus, state })
  await page.reload()
  await screen.findByText('5 bonuses')
  for (const [, name, says] of STATES) {
    const card = cards().find(({ textContent }) => textContent?.includes(says))!
    expect(within(card).getByRole('heading', { name: 'Welcome' }).nextSibling?.textContent).toBe('P20.00')
    within(card).getByText(name)
  }
  // What has not come yet is not played.
  expect(screen.getAllByRole('progressbar')).toHaveLength(4)

  await user.selectOptions(screen.getByRole('combobox', { name: 'Status' }), 'Active')
  await screen.findByText('1 bonus')
  const [card] = cards() as [HTMLElement] // there is one
  expect(cards()).toHaveLength(1)
  const bar = within(card).getByRole('progressbar', { name: 'Welcome' })
  expect(bar.getAttribute('value')).toBe('0')
  expect(bar.getAttribute('aria-valuetext')).toBe('P0.00 of P100.00')
  within(card).getByText('Wagered P0.00 of P100.00')
  expect(page.router.state.location.search).toMatchObject({ 'm.state': 'active' })

  await sandbox.scenario({ kind: 'failing', how: 'html', endpoint: 'listBonuses', times: 1 })
  await user.selectOptions(screen.getByRole('combobox', { name: 'Status' }), 'Completed')
  await user.click(await screen.findByRole('button', { name: 'Try again' }))
  await waitFor(() => expect(cards()[0]?.textContent).toContain('Wagering completed. The bonus is yours.'))
  expect(screen.queryByRole('alert')).toBeNull()

  // An address that says a page and a state is followed, and more than one page can be turned.
  for (let more = 0; more < 12; more += 1) await sandbox.post('bonuses', { ...bonus, state: 'expired' })
  await page.reload('bonuses&m.state=expired&m.page=2')
  await screen.findByText('13 bonuses')
  expect(chosenIn(screen.getByRole('combobox', { name: 'Status' }))).toBe('Expired')
  const pager = screen.getByRole('navigation', { name: 'Pages of bonuses' })
  expect(within(pager).getByRole('button', { current: 'page' }).textContent).toBe('2')
  expect(cards()).toHaveLength(3)
  expect(within(pager).getByRole('button', { name: 'Next page' }).getAttribute('aria-disabled')).toBe('true')
  await user.click(within(pager).getByRole('button', { name: 'Previous page' }))
  await waitFor(() => expect(cards()).toHaveLength(10))
})
