/** Logging in by username (spec 5, "Login by username"; spec 8, "Other messages"; spec 9, "Remember-me cookie"). */
import { screen, within } from '@testing-library/react'
import { expect, onTestFinished, test, vi } from 'vitest'
import { LOGIN } from '../../../../tests/support/section-8.ts'
import { callsTo, dialog, field, fill, fillIn, hasFocus, isIn, isWrong, press, saidOf } from '../../../testing/forms.ts'
import { headerLogin } from '../../../testing/header.ts'
import { openSite } from '../../../testing/site.tsx'

const LOGIN_PATH = '/wps/session/login'
const WRONG = 'The username or the password is not right. Check both and try again.'

test('an empty form in the header says what is missing, sends nothing, and follows the typing', async () => {
  const visit = await openSite().visit()
  const { user } = visit
  const form = await headerLogin()
  const [name, password] = [await field(form, 'Username'), await field(form, 'Password')]
  await press(user, form, 'Log in')
  expect(saidOf(name)).toBe('Enter your username')
  expect(saidOf(password)).toBe('Enter your password')
  expect([name, password].map(isWrong)).toEqual([true, true])
  await hasFocus(name)
  await fill(user, name, '   ')
  await press(user, form, 'Log in')
  expect(saidOf(name), 'spaces are no name').toBe('Enter your username')
  await fill(user, name, 'someone')
  expect([isWrong(name), saidOf(name)], 'the error goes with the typing').toEqual([false, ''])
  await press(user, form, 'Log in')
  await hasFocus(password) // the first that is wrong now
  expect(callsTo(visit, LOGIN_PATH)).toBe(0)

  expect(password.type).toBe('password')
  await fill(user, password, 'open sesame')
  await press(user, form, 'Show password')
  expect(password.type).toBe('text')
  await press(user, form, 'Hide password')
  expect([password.type, password.value]).toEqual(['password', 'open sesame'])
  expect([name.autocomplete, password.autocomplete]).toEqual(['username', 'current-password'])
})

test('each refusal is said in the form with all that was typed, and the very same goes through after it', async () => {
  const { sandbox, visit: open } = openSite()
  const member = await sandbox.member('player')
  const visit = await open('/index?modal=login')
  const { user } = visit
  const popup = await dialog('Log in')
  const [name, password] = [await field(popup, 'Username'), await field(popup, 'Password')]
  await fillIn(user, popup, { Username: `  ${member.username} `, Password: member.password })
  for (const { says: message, reads } of [...LOGIN, { says: 'Cobalt 77: ask again', reads: 'Cobalt 77: ask again' }]) {
    await sandbox.scenario({ kind: 'refusing', endpoint: 'login', message, times: 1 })
    await press(user, popup, 'Log in')
    const alert = await within(popup).findByRole('alert')
    expect(alert.textContent).toContain(reads)
    expect(within(alert).queryByRole('button'), 'a refusal needs no reference').toBeNull()
    expect([name.value, password.value]).toEqual([`  ${member.username} `, member.password])
  }
  await sandbox.scenario({ kind: 'failing', how: 'status', status: 503, endpoint: 'login', times: 1 })
  await press(user, popup, 'Log in')
  const alert = await within(popup).findByRole('alert')
  expect(alert.textContent).toMatch(/The server has a problem.*Reference.*login-http503-\d{4}-\d{6}/)
  await press(user, popup, 'Log in')
  await isIn()
  await vi.waitFor(() => expect(screen.queryByRole('dialog', { name: 'Log in' })).toBeNull())
  const kept = JSON.stringify({ ...sessionStorage, ...localStorage })
  expect(kept).toContain(member.username)
  expect(kept, 'a password is never stored').not.toContain(member.password)
  expect(document.cookie, 'the name neither, unless asked for').not.toContain(member.username)
})

test('a wrong password and an agent’s account are refused by the server itself', async () => {
  const { sandbox, visit: open } = openSite()
  const [member, agent] = [await sandbox.member('player'), await sandbox.member('affiliate')]
  const { user } = await open('/index?modal=login')
  const popup = await dialog('Log in')
  await fillIn(user, popup, { Username: member.username, Password: 'not-it' })
  await press(user, popup, 'Log in')
  await within(popup).findByText(WRONG)
  await fillIn(user, popup, { Username: agent.username, Password: agent.password })
  await press(user, popup, 'Log in')
  await within(popup).findByText('This site is for members. Agents have their own.')
  expect(screen.queryByRole('button', { name: /^Account: / })).toBeNull()
})

test('a login is sent once, however often, and what kept it away is said', async () => {
  const site = openSite()
  const { promise: held, reject: breakOff } = Promise.withResolvers<Response>()
  const visit = await site.visit('/index?modal=login')
  site.intercept(({ url }) => (url.endsWith(LOGIN_PATH) ? held : null))
  const { user } = visit
  const popup = await dialog('Log in')
  await fillIn(user, popup, { Username: 'ana', Password: 'Horse-2468' })
  const send = within(popup).getByRole('button', { name: 'Log in' })
  await user.click(send)
  await user.click(send)
  await user.type(await field(popup, 'Password'), '{Enter}')
  expect(send.getAttribute('aria-busy')).toBe('true')
  expect(callsTo(visit, LOGIN_PATH)).toBe(1)
  breakOff(new TypeError('Failed to fetch'))
  await within(popup).findByText('Check your network and try again.')
  expect(send.getAttribute('aria-busy')).not.toBe('true')
  expect((await field(popup, 'Username')).value).toBe('ana')
})

test('the username is remembered for a day where that is wanted, and forgotten where it is not', async () => {
  const site = openSite()
  const member = await site.sandbox.member('player')
  const written = vi.spyOn(document, 'cookie', 'set')
  onTestFinished(() => {
    document.cookie = 'rememberedUser=; Max-Age=0'
    written.mockRestore()
  })
  for (const wanted of [true, false]) {
    sessionStorage.clear()
    const { user } = await site.visit('/index?modal=login')
    const popup = await dialog('Log in')
    const remember = within(popup).getByRole<HTMLInputElement>('checkbox', { name: 'Remember my username' })
    expect(remember.checked, 'it was wanted the last time').toBe(!wanted)
    expect((await field(popup, 'Username')).value).toBe(wanted ? '' : member.username)
    expect((await field(popup, 'Password')).value).toBe('')
    await user.click(remember)
    await fillIn(user, popup, { Username: member.username, Password: member.password })
    await press(user, popup, 'Log in')
    await isIn()
    const value = wanted ? `${member.username}; Max-Age=86400` : '; Max-Age=0'
    await vi.waitFor(() => expect(written).toHaveBeenLastCalledWith(expect.stringContaining(`rememberedUser=${value}`)))
  }
})
