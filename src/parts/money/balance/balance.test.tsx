/** The balance in the header (spec 2, "Header"; spec 9: two decimals, thousands separators, hidden shows three stars). */
import { waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { banner } from '../../../testing/header.ts'
import { openSite } from '../../../testing/site.tsx'

const AGAIN = 'The server has a problem. Refresh the balance'
const shown = (): (string | null)[] =>
  within(banner())
    .getAllByRole('status')
    .slice(0, 2)
    .map(({ textContent }) => textContent)
const button = (name: string): HTMLElement => within(banner()).getByRole('button', { name })

test('has two decimals and thousands, and can be hidden, which is remembered', async () => {
  const site = openSite({ brand: 'pampas' })
  const member = await site.sandbox.member('player', '1234567.8')
  const { user } = await site.visit('/help', member)
  await waitFor(() => expect(shown()).toEqual(['$1,234,567.80', '']))
  expect(button('Hide balance').getAttribute('aria-pressed')).toBe('false')
  await user.click(button('Hide balance'))
  expect(shown()).toEqual(['***', ''])
  expect(document.body.textContent).not.toContain('1,234,567')
  expect(localStorage.getItem('balanceHidden')).toBe('true')
  expect(button('Show balance').getAttribute('aria-pressed')).toBe('true')
  await user.click(button('Show balance'))
  expect(shown()).toEqual(['$1,234,567.80', ''])
  expect(localStorage.getItem('balanceHidden')).toBe('false')
})

// What is said whole is followed by what a phone shows of it.
test('an amount beyond a double’s reach is exact, in the currency’s own digits', async () => {
  const site = openSite({ brand: 'pampas' })
  await site.visit('/help', await site.sandbox.member('rich', '90071992547409.91'))
  await waitFor(() => expect(shown()[0]).toBe('$90,071,992,547,409.91$90T'))
})

test('where a phone has no room for it, it goes without decimals that are empty before it is shortened', async () => {
  const site = openSite({ brand: 'pampas' })
  await site.visit('/help', await site.sandbox.member('rich', '1234567890.00'))
  await waitFor(() => expect(shown()[0]).toBe('$1,234,567,890.00$1,234,567,890'))
})

test('an amount has the digits that its currency has', async () => {
  const site = openSite({ brand: 'hoasen' })
  await site.visit('/help', await site.sandbox.member('rich', '90071992547409'))
  await waitFor(() => expect(shown()[0]).toMatch(/^₫\s?90,071,992,547,409₫\s?90T$/))
})

test('is asked for again on request; a failure looks neither like nothing nor like news', async () => {
  const site = openSite()
  const { user, calls } = await site.visit('/help', await site.sandbox.member('player', '10'))
  const asked = (): number => calls.filter((call) => call.endsWith('/wallets/balance')).length
  await waitFor(() => expect(shown()[0]).toContain('10.00'))
  const [amount] = shown()
  const before = asked()
  await user.click(button('Refresh balance'))
  await waitFor(() => expect(asked()).toBe(before + 1))
  await site.sandbox.scenario({ kind: 'failing', how: 'status', status: 500, endpoint: 'getBalance' })
  await waitFor(() => expect(button('Refresh balance').getAttribute('aria-busy')).not.toBe('true'))
  await user.click(button('Refresh balance'))
  await within(banner()).findByRole('button', { name: AGAIN })
  expect(shown()).toEqual([amount, expect.stringMatching(/^The server has a problem\. As of .*\d[:.]\d\d/)])
  await site.sandbox.clear('failing')
  await user.click(button(AGAIN))
  await within(banner()).findByRole('button', { name: 'Refresh balance' })
  expect(shown()).toEqual([amount, ''])
})

test('one that can’t be read says so where it would stand, with nothing to hide, and can be asked for again', async () => {
  const site = openSite()
  await site.sandbox.scenario({ kind: 'failing', how: 'status', status: 500, endpoint: 'getBalance' })
  const { user } = await site.visit('/help', await site.sandbox.member('player', '10'))
  const again = await within(banner()).findByRole('button', { name: AGAIN })
  expect(shown()).toEqual(['', 'The server has a problem. Not available'])
  expect(within(banner()).queryByRole('button', { name: 'Hide balance' })).toBeNull()
  await site.sandbox.clear('failing')
  await user.click(again)
  await waitFor(() => expect(shown()).toEqual([expect.stringContaining('10.00'), '']))
  button('Hide balance')
})
