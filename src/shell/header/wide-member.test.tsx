/** What a member finds in a wide header (spec 2, "Header"): what stands in it, and what its menu has. */
import { waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { brandOf } from '../../testing/brands.ts'
import { banner } from '../../testing/header.ts'
import { openSite } from '../../testing/site.tsx'
import { ACCOUNT_MENU_ID } from './account-menu-id.ts'

const menu = (): HTMLElement => document.getElementById(ACCOUNT_MENU_ID)!
const entries = (of: HTMLElement): string[] =>
  [...of.querySelectorAll('a, button')].map(({ textContent }) => textContent ?? '')

test('withdrawal stands beside the deposit; the rest of what the spec names is in the menu', async () => {
  await openSite({ brand: 'pampas' }).enter('player', '/help')
  const bar = within(banner())
  await bar.findByRole('button', { name: 'Deposit' })
  bar.getByRole('button', { name: 'Withdraw' })
  const has = entries(menu())
  for (const name of ['Deposit', 'Withdraw', 'Personal centre', 'Betting record', 'Rebate', 'Sign out'])
    expect(has, name).toContain(name)
})

test.each(['filled', 'outlined', 'inverse'] as const)(
  'the button to deposit is %s where the brand says so, and the guest’s to register as well',
  async (headerAction) => {
    const site = openSite({ says: { layout: { ...brandOf('wireframe').layout, headerAction } } })
    await site.visit('/help')
    const register = await within(banner()).findByRole('link', { name: 'Register' })
    const look = register.className
    await site.enter('player', '/help')
    const deposit = await within(banner()).findByRole('button', { name: 'Deposit' })
    expect(deposit.className).toBe(look)
  },
)

test('an amount of ten figures is said whole', async () => {
  const site = openSite()
  const member = await site.sandbox.member('player', '1234567890.00')
  await site.visit('/help', member)
  await waitFor(() => expect(banner().textContent).toContain('1,234,567,890.00'))
})

test('an agent finds the way to the agent centre, and a trial account neither points nor messages', async () => {
  const site = openSite({ brand: 'pampas' })
  await site.enter('agent1', '/help')
  // In the account's menu: a row has no room for it beside money and search.
  await waitFor(() => expect(banner().querySelector('a[href*="agent="]')?.textContent).toBe('Agent centre'))
  await site.enter('trial', '/help')
  await within(banner()).findByRole('button', { name: 'Deposit' })
  expect(banner().querySelector('a[href="/pointMall"]')).toBeNull()
})
