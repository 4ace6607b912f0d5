/** VIP (spec 2, "Routes"; spec 6: "members with rankLevel above 4 get the VIP service"). */
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { openSite } from '../../testing/site.tsx'

const rowOf = (name: RegExp): HTMLElement => screen.getByRole('rowheader', { name }).closest('tr')!

test('a guest sees what each level brings, and is asked to log in for their own', async () => {
  const { user } = await openSite().visit('/vip')
  await screen.findByText('Levels that you play for')
  const legend = rowOf(/^Legend/)
  expect(legend.textContent).toContain('P1,500,000.00')
  expect(legend.textContent).toContain('P120.00')
  expect(legend.textContent).toContain('VIP service')
  expect(rowOf(/^Platinum/).textContent).toContain('Live chat')
  expect(screen.queryByText(/more in valid bets/)).toBeNull()
  await user.click(screen.getByRole('button', { name: 'See your level' }))
  await screen.findByRole('dialog', { name: 'Log in' })
})

test('a member sees what the next level still asks for, and claims what a level brought once', async () => {
  const site = openSite()
  const member = await site.sandbox.member('empty')
  await site.sandbox.post('rewards', { member: member.username, kind: 'vip-week', amount: '3' })
  await site.sandbox.post('rewards', { member: member.username, kind: 'birthday', amount: '4' })
  const { user } = await site.visit('/vip', member)
  await screen.findByText('Your level: Silver')
  const bar = screen.getByRole('progressbar', { name: 'P5,000.00 more in valid bets until Gold' })
  expect(bar.getAttribute('aria-valuetext')).toBe('P0.00 of P5,000.00')
  screen.getByRole('rowheader', { name: 'Silver (your level)' })
  screen.getByText(/From level Royal on/)
  await user.dblClick(await screen.findByRole('button', { name: 'Claim' }))
  await screen.findByText('Done: VIP of the week · P3.00')
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Claim' })).toBeNull())
  expect(screen.queryByText('Birthday present')).toBeNull()
  expect(await site.sandbox.ask('ledger', { member: member.username })).toMatchObject({
    balance: '3.00',
    transactions: [{ reason: 'reward' }],
  })
})

test('the highest level has no next one, and a service of its own; a list that does not come is asked for again', async () => {
  const site = openSite()
  const member = await site.sandbox.member('vip')
  await site.sandbox.scenario({ kind: 'failing', how: 'html', endpoint: 'getVipBonus', times: 1 })
  const { user } = await site.visit('/vip', member)
  await user.click(within(await screen.findByRole('alert')).getByRole('button', { name: 'Try again' }))
  await screen.findByText('You have reached the highest level.')
  await screen.findByText(/Your level has its own customer service/)
})

test('a trial account is warned, and has no level', async () => {
  const site = openSite()
  const { user } = await site.enter('trial', '/vip')
  await user.click(await screen.findByRole('button', { name: 'See your level' }))
  await screen.findByText('Please register an account first')
})
