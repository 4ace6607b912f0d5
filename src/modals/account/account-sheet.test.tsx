/** A member's account as a sheet: the pages of the member centre, and the way out (spec 2, "Header"; spec 4, "Logout"). */
import { screen, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { callsTo, dialog, isIn, press } from '../../testing/forms.ts'
import { headerLogin } from '../../testing/header.ts'
import { openSite } from '../../testing/site.tsx'

/** The sheet, whose title is what the member is called. */
const openedSheet = async (): Promise<HTMLElement> => {
  const sheet = await screen.findByRole('dialog')
  await within(sheet).findByRole('link', { name: 'VIP' })
  return sheet
}

test('a member finds the pages, the password and the way out, which asks first', async () => {
  const site = openSite({ device: 'phone' })
  const visit = await site.enter('player', '/help?modal=account')
  const { user, member, router } = visit
  const sheet = await openedSheet()
  const title = within(sheet).getByRole('heading').textContent ?? ''
  expect((await isIn()).textContent, 'as the header calls the member').toContain(title)
  expect(sheet.textContent).toMatch(/\d+ unread messages?|No unread messages/)
  expect(
    within(sheet)
      .getAllByRole('link')
      .map(({ textContent }) => textContent),
  ).toEqual(['VIP', 'Points mall', 'Change password', 'Limits and help'])
  await press(user, sheet, 'Sign out')
  const question = await dialog('Sign out?')
  expect(screen.queryByRole('heading', { name: title }), 'the sheet goes first').toBeNull()
  await press(user, question, 'Stay logged in')
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(sessionStorage.getItem('token')).toBe(member.token)

  await router.navigate({ to: '/help', search: { modal: 'account' } })
  const again = await openedSheet()
  await user.click(within(again).getByRole('link', { name: 'Change password' }))
  await dialog('Change password')
  expect(screen.queryByRole('heading', { name: title }), 'in place of the sheet').toBeNull()
  await user.keyboard('{Escape}')
  await vi.waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())

  await router.navigate({ to: '/help', search: { modal: 'account' } })
  await press(user, await openedSheet(), 'Sign out')
  await press(user, await dialog('Sign out?'), 'Sign out')
  await vi.waitFor(() => expect(router.state.location.pathname).toBe('/index'))
  await vi.waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(JSON.stringify({ ...sessionStorage, ...localStorage })).not.toMatch(
    new RegExp(`${member.username}|${member.token}`),
  )
  expect(document.documentElement.outerHTML).not.toContain(member.username)
  await vi.waitFor(() => expect(callsTo(visit, '/wps/session/logout')).toBe(1))
  expect(await site.sandbox.ask('sessions', { member: member.username })).toEqual({ running: 0 })
})

test('without an answer of the server all is forgotten just the same', async () => {
  const site = openSite()
  const { user, member } = await site.enter('player', '/help')
  site.intercept((request) =>
    request.url.endsWith('/wps/session/logout') ? Promise.reject(new TypeError('Failed to fetch')) : null,
  )
  await user.click(await screen.findByRole('button', { name: /^Account: / }))
  await press(user, await screen.findByRole('group', { name: 'Account' }), 'Sign out')
  await press(user, await dialog('Sign out?'), 'Sign out')
  await headerLogin()
  expect(JSON.stringify({ ...sessionStorage, ...localStorage })).not.toMatch(
    new RegExp(`${member.username}|${member.token}`),
  )
})

test('a trial account has no password to change, and a guest gets the login in its place', async () => {
  const site = openSite({ device: 'phone' })
  await site.enter('trial', '/index?modal=account')
  const sheet = await openedSheet()
  expect(sheet.textContent).toContain('Trial account')
  expect(within(sheet).queryByRole('link', { name: 'Change password' })).toBeNull()
  sessionStorage.clear()
  await site.visit('/index?modal=account')
  await dialog('Log in')
})
