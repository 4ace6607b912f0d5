/** The account's menu by keyboard, and the question that ends a session (spec 2, "Header"; spec 4, "Logout"). */
import { act, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { banner, headerLogin } from '../testing/header.ts'
import { openSite } from '../testing/site.tsx'

const account = (): Promise<HTMLElement> => within(banner()).findByRole('button', { name: /^Account: / })

test('the menu opens by keyboard; signing out asks first: no leaves everything as it is, yes goes home as a guest', async () => {
  const { user, router } = await openSite().enter('player', '/help')
  const opener = await account()
  const ask = async (): Promise<HTMLElement> => {
    act(() => opener.focus())
    await user.keyboard('{Enter}')
    act(() =>
      within(screen.getByRole('group', { name: 'Account' }))
        .getByRole('button', { name: 'Sign out' })
        .focus(),
    )
    await user.keyboard('{Enter}')
    return screen.findByRole('dialog', { name: 'Sign out?' })
  }
  const question = await ask()
  expect(document.activeElement).toBe(within(question).getByRole('button', { name: 'Sign out' }))
  expect(screen.queryByRole('group', { name: 'Account' })).toBeNull()
  await user.keyboard('{Escape}')
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(sessionStorage.getItem('token')).not.toBeNull()
  await ask()
  await user.keyboard('{Enter}')
  await headerLogin()
  await waitFor(() => expect(router.state.location.href).toBe('/index'))
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(sessionStorage.getItem('token')).toBeNull()
})

test('the menu counts messages and leads to the password; Escape closes it and gives the focus back', async () => {
  const { user, router } = await openSite().enter('player', '/help')
  const opener = await account()
  await waitFor(() => expect(opener.textContent).toContain('3 unread'))
  act(() => opener.focus())
  await user.keyboard('{Enter}')
  const menu = screen.getByRole('group', { name: 'Account' })
  expect(menu.textContent).toContain('3 unread messages')
  await user.keyboard('{Escape}')
  expect(screen.queryByRole('group', { name: 'Account' })).toBeNull()
  expect(document.activeElement).toBe(opener)
  await user.keyboard('{Enter}')
  await user.click(within(menu).getByRole('link', { name: 'Change password' }))
  await screen.findByRole('dialog', { name: 'Change password' })
  expect(router.state.location.href).toBe('/help?modal=change-password')
  expect(screen.queryByRole('group', { name: 'Account' })).toBeNull()
})

test('a trial account has no password to change, and is called what it is', async () => {
  const { user } = await openSite().enter('trial', '/help')
  await user.click(await account())
  const menu = screen.getByRole('group', { name: 'Account' })
  await within(menu).findByText('Trial account')
  within(menu).getByRole('button', { name: 'Sign out' })
  expect(within(menu).queryByRole('link', { name: 'Change password' })).toBeNull()
})
