/** The login check before protected actions, and where a login leads (spec 5; spec 6). */
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { openSite, type Member, type Visit } from '../../../testing/site.tsx'

const banner = (): ReturnType<typeof within> => within(screen.getByRole('banner'))

/** Logs in at the popup that something asked for. */
async function logInHere({ user }: Visit, { username, password }: Member): Promise<void> {
  const form = await screen.findByRole('dialog', { name: 'Log in' })
  await user.type(await within(form).findByLabelText('Username'), username)
  await user.type(within(form).getByLabelText('Password'), `${password}{Enter}`)
  await waitFor(() => expect(form.isConnected).toBe(false))
}

test('a trial account is warned once, stays where it is, and may register where that is direct', async () => {
  const { user, router } = await openSite().enter('trial', '/help')
  const deposit = await banner().findByRole('button', { name: 'Deposit' })
  await user.click(deposit)
  const warning = await screen.findByRole('dialog', { name: 'Trial account' })
  expect(warning.textContent).toContain('Please register an account first')
  expect(screen.getAllByRole('dialog')).toHaveLength(1)
  await user.click(within(warning).getByRole('button', { name: 'OK' }))
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(document.activeElement).toBe(deposit)
  expect(router.state.location.href).toBe('/help')
  await user.click(deposit)
  const again = await screen.findByRole('dialog', { name: 'Trial account' })
  const register = within(again).getByRole('button', { name: 'Register' })
  expect(document.activeElement).toBe(register)
  await user.click(register)
  await screen.findByRole('dialog', { name: 'Open an account' })
})

test('where registering is not direct, the warning offers none', async () => {
  const site = openSite()
  await site.sandbox.scenario({ kind: 'modules', on: [], off: ['DIRECT_REGISTRATION'] })
  const { user } = await site.enter('trial', '/help')
  await user.click(await banner().findByRole('button', { name: 'Deposit' }))
  const warning = await screen.findByRole('dialog', { name: 'Trial account' })
  await waitFor(() => expect(within(warning).queryByRole('button', { name: 'Register' })).toBeNull())
  within(warning).getByRole('button', { name: 'OK' })
})

test('where the brand has the member centre switched off, a member gets the warning', async () => {
  const { user } = await openSite({
    says: {
      access: {
        agentCentreTypes: [],
        embedders: [],
        memberCentre: false,
        minimumAge: 18,
        idleMinutes: 30,
        resetByEmail: 'link' as const,
      },
    },
  }).enter('player', '/help')
  await user.click(await banner().findByRole('button', { name: 'Deposit' }))
  await screen.findByRole('dialog', { name: 'Trial account' })
})

test('a login leads to where the player meant to go', async () => {
  const site = openSite()
  const member = await site.sandbox.member('player')
  const page = await site.visit('/vip?modal=login&next=%2Fhelp%3Fq%3Dbonus')
  await logInHere(page, member)
  await waitFor(() => expect(page.router.state.location.href).toBe('/help?q=bonus'))
  await banner().findByRole('button', { name: /^Account: / })
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('a login stays on the page where the address leads to another site', async () => {
  const site = openSite()
  const member = await site.sandbox.member('player')
  const page = await site.visit('/help?modal=login&next=%2F%2Fevil.example%2F')
  await logInHere(page, member)
  await banner().findByRole('button', { name: /^Account: / })
  expect(page.router.state.location.href).toBe('/help')
})

test('a session that the server has ended is told once, all of it is gone, and the login leads back', async () => {
  const site = openSite()
  const member = await site.sandbox.member('player', '777.77')
  const sessions = `http://wireframe.localhost/sandbox/sessions?merchant=wireframe&member=${member.username}`
  await site.answer(new Request(sessions, { method: 'DELETE' }))
  const page = await site.visit('/help?q=bonus', member)
  const dialog = await screen.findByRole('dialog', { name: 'You were signed out' })
  expect(dialog.textContent).toContain('Your session has ended. Log in again to continue.')
  expect(screen.getAllByRole('dialog')).toHaveLength(1)
  expect(document.body.textContent).not.toContain('777.77')
  expect([sessionStorage.getItem('token'), sessionStorage.getItem('merchant')]).toEqual([null, 'wireframe'])
  await page.user.click(within(dialog).getByRole('button', { name: 'Log in' }))
  await logInHere(page, member)
  await banner().findByRole('button', { name: /^Account: / })
  expect(page.router.state.location.href).toBe('/help?q=bonus')
})

test.each(['no token', 'mañana-mañana'])('“%s” is no token, and ends the session the same way', async (token) => {
  const site = openSite()
  await site.visit('/help', { ...(await site.sandbox.member('player')), token })
  await screen.findByRole('dialog', { name: 'You were signed out' })
  expect(banner().queryByRole('button', { name: /^Account: / })).toBeNull()
  expect(sessionStorage.getItem('token')).toBeNull()
})
