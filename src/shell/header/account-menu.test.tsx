/** What a member finds in the top bar (spec 2, "Header"). */
import { screen, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { openSite, type Site } from '../../testing/site.tsx'

/** Opens the menu of the member who is logged in. */
async function openMenu({ user }: Awaited<ReturnType<Site['visit']>>): Promise<HTMLElement> {
  await user.click(await screen.findByRole('button', { name: /^Account: / }))
  return screen.findByRole('group', { name: 'Account' })
}

describe('the account’s menu', () => {
  test.each([
    ['Personal centre', 'My account'],
    ['Deposit', 'Deposit'],
    ['Withdraw', 'Withdraw'],
    ['Betting record', 'Betting record'],
  ])('%s leads to its page in the member centre', async (entry, title) => {
    const page = await openSite().enter('player')
    const menu = await openMenu(page)
    await page.user.click(within(menu).getByRole('button', { name: entry }))
    const centre = await screen.findByRole('dialog', { name: 'Personal centre' })
    await within(centre).findByRole('heading', { name: title })
    expect(screen.queryByRole('group', { name: 'Account' })).toBeNull()
  })

  test.each([
    ['pampas', 1],
    ['wireframe', 0],
  ] as const)('in %s cashback is there %i times, with manual rebate alone', async (brand, times) => {
    const page = await openSite({ brand }).enter('player')
    const menu = await openMenu(page)
    expect(within(menu).queryAllByRole('button', { name: 'Rebate' })).toHaveLength(times)
  })
})

test('the username opens the member centre, and has the focus once that is closed', async () => {
  const { user } = await openSite().enter('player')
  const name = await screen.findByRole('button', { name: /^Member centre: / })
  await user.click(name)
  await screen.findByRole('dialog', { name: 'Personal centre' })
  await user.keyboard('{Escape}')
  expect(screen.queryByRole('dialog', { name: 'Personal centre' })).toBeNull()
  expect(document.activeElement).toBe(name)
})

test('a trial account is warned instead', async () => {
  const { user } = await openSite({ brand: 'pampas' }).enter('trial')
  await user.click(await screen.findByRole('button', { name: /^Member centre: / }))
  await screen.findByRole('dialog', { name: 'Trial account' })
})
