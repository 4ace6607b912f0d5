/** Changing a password, by choice and forced (spec 4, "Change password" and "Login success"; spec 5, "Change password"). */
import { screen, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { CHANGE } from '../../../tests/support/section-8.ts'
import { callsTo, dialog, field, fill, fillIn, hasFocus, isIn, isWrong, press, saidOf } from '../../testing/forms.ts'
import { headerLogin } from '../../testing/header.ts'
import { openSite } from '../../testing/site.tsx'

const NEW = 'Fresh-2468'
const PATH = '/wps/member/password'
const NOT_HEARD = 'No response received'
const chosen = (password: string) => ({ 'New password': password, 'Repeat the new password': password })

test('what is missing, weak or refused is said at its field or in the form, and the home page opens after the change', async () => {
  const site = openSite({ brand: 'pampas' })
  const visit = await site.enter('player', '/help?modal=change-password')
  const { user, member } = visit
  const popup = await dialog('Change password')
  const [old, fresh] = [await field(popup, 'Current password'), await field(popup, 'New password')]
  await hasFocus(old)
  expect([old.autocomplete, fresh.autocomplete]).toEqual(['current-password', 'new-password'])
  const hint = saidOf(fresh)
  expect(hint, 'what the server asks of it').not.toBe('')
  await press(user, popup, 'Change password')
  expect(saidOf(old)).toBe('Enter your current password')
  expect([isWrong(fresh), saidOf(fresh)]).toEqual([true, hint])
  expect(saidOf(await field(popup, 'Repeat the new password'))).toBe('Repeat the new password')
  await fillIn(user, popup, { 'Current password': member.password, ...chosen('a') })
  await press(user, popup, 'Change password')
  expect([isWrong(fresh), saidOf(fresh)], 'too short').toEqual([true, hint])
  await fillIn(user, popup, chosen(member.password))
  await press(user, popup, 'Change password')
  expect(saidOf(fresh)).toBe('Choose a password other than your current one.')
  await fillIn(user, popup, { 'New password': NEW, 'Repeat the new password': `${NEW}x` })
  await press(user, popup, 'Change password')
  expect(saidOf(await field(popup, 'Repeat the new password'))).toBe(
    'Incorrect confirmation input: the two passwords are not the same.',
  )
  expect(callsTo(visit, PATH)).toBe(0)
  await fill(user, await field(popup, 'Repeat the new password'), NEW)
  for (const { says: message, value, reads, at } of [...CHANGE, { says: 'Cobalt 77', reads: 'Cobalt 77' } as const]) {
    const told = value === undefined ? {} : { value }
    await site.sandbox.scenario({ kind: 'refusing', endpoint: 'changePassword', message, times: 1, ...told })
    await press(user, popup, 'Change password')
    if (at) {
      const wrong = await field(popup, at)
      await vi.waitFor(() => expect(saidOf(wrong)).toBe(reads))
      await hasFocus(wrong)
      expect(within(popup).queryByRole('alert')).toBeNull()
    } else expect((await within(popup).findByRole('alert')).textContent).toContain(reads)
  }
  await press(user, popup, 'Change password')
  await vi.waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await isIn()
  expect(visit.router.state.location.pathname).toBe('/index')
})

test.each([
  ['was never made: it can be sent again', 'before'],
  ['was made all the same: it is in use, and was sent once', 'after'],
] as const)('a change whose answer was lost, and that %s', async (_, when) => {
  const site = openSite({ brand: 'pampas' })
  const visit = await site.enter('player', '/help?modal=change-password')
  const { user, member, calls, queries } = visit
  const popup = await dialog('Change password')
  await fillIn(user, popup, { 'Current password': member.password, ...chosen(NEW) })
  // The change ends the session, and whatever asks a question of the member's then says so first: what comes with the first
  // sign of life has asked its own by now.
  await vi.waitFor(() => expect(calls).toContain('GET /wps/member/notifications'))
  await vi.waitFor(() => expect(queries.isFetching()).toBe(0))
  await site.sandbox.scenario({ kind: 'failing', endpoint: 'changePassword', status: 503, times: 1, when })
  await press(user, popup, 'Change password')
  await within(popup).findByText(NOT_HEARD)
  expect(callsTo(visit, PATH)).toBe(1)
  // What is tried is what was sent, whatever stands there by now.
  await fill(user, await field(popup, 'New password'), when === 'after' ? 'Another-13579' : NEW)
  await press(user, popup, 'Try to log in')
  if (when === 'before') {
    await within(popup).findByText('The new password is not in use yet')
    expect(within(popup).queryByRole('button', { name: 'Try to log in' })).toBeNull()
    await press(user, popup, 'Change password')
  }
  await vi.waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await isIn()
  expect(callsTo(visit, PATH)).toBe(when === 'before' ? 2 : 1)
})

test('a default password must be changed: neither Escape nor a reload gets past it, and the old one is asked for after that', async () => {
  const site = openSite({ brand: 'pampas' })
  const member = await site.sandbox.member('default')
  const first = await site.visit('/help?modal=login')
  const login = await dialog('Log in')
  await fillIn(first.user, login, { Username: member.username, Password: member.password })
  await press(first.user, login, 'Log in')
  const forced = await dialog('Choose a new password')
  expect(within(forced).queryByLabelText('Current password'), 'it was typed a moment ago').toBeNull()
  expect(within(forced).queryByRole('button', { name: 'Close' })).toBeNull()
  await first.user.keyboard('{Escape}')
  expect(await dialog('Choose a new password')).toBe(forced)
  await hasFocus(await field(forced, 'New password'))

  const { user, router } = await site.visit('/help')
  const again = await dialog('Choose a new password')
  const old = await field(again, 'Current password')
  await fillIn(user, again, { 'Current password': 'wrong', ...chosen(NEW) })
  await press(user, again, 'Change password')
  await vi.waitFor(() => expect(saidOf(old)).toBe('This is not your current password.'))
  await hasFocus(old)
  await fill(user, old, member.password)
  await press(user, again, 'Change password')
  await vi.waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(router.state.location.pathname).toBe('/index')
  expect(JSON.stringify({ ...sessionStorage, ...localStorage })).not.toContain(NEW)
})

test('where the module does not force it, an expired password lets in', async () => {
  const site = openSite()
  await site.sandbox.scenario({ kind: 'modules', off: ['FORCED_PASSWORD_CHANGE'] })
  const member = await site.sandbox.member('expired')
  const { user } = await site.visit('/index?modal=login')
  const login = await dialog('Log in')
  await fillIn(user, login, { Username: member.username, Password: member.password })
  await press(user, login, 'Log in')
  await isIn()
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('who does not want to change an expired password signs out', async () => {
  const site = openSite()
  const member = await site.sandbox.member('expired')
  const { user } = await site.visit('/index?modal=login')
  const login = await dialog('Log in')
  await fillIn(user, login, { Username: member.username, Password: member.password })
  await press(user, login, 'Log in')
  await press(user, await dialog('Choose a new password'), 'Sign out')
  expect(screen.queryByRole('dialog')).toBeNull()
  await headerLogin()
  expect([sessionStorage.getItem('cpw'), sessionStorage.getItem('token')]).toEqual([null, null])
})

test('a guest is asked to log in, and a trial account, which has no password, is warned', async () => {
  const site = openSite()
  const guest = await site.visit('/index?modal=change-password')
  await dialog('Log in')
  expect(guest.router.state.location.searchStr).toContain('modal=login')
  const trial = await site.sandbox.member('trial')
  const { user, router } = await site.visit('/index?modal=change-password', trial)
  const warning = await dialog('Trial account')
  expect(warning.textContent).toContain('Please register an account first')
  expect(router.state.location.searchStr).not.toContain('modal')
  await press(user, warning, 'Register')
  await dialog('Open an account')
  expect(screen.queryByRole('dialog', { name: 'Trial account' })).toBeNull()
})
