/** Sessions that end, warnings of trial accounts, and a first login (spec 4, "Login success"; spec 5, "Login check"). */
import { screen, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { promptAtom } from '../../state/site/prompts.ts'
import { dialog, fillIn, isIn, press } from '../../testing/forms.ts'
import { banner } from '../../testing/header.ts'
import { openSite } from '../../testing/site.tsx'

test('a session that the server has ended is told once, and the login leads back to the page that is open', async () => {
  const site = openSite()
  const { member } = await site.enter('player', '/index')
  await isIn()
  await site.sandbox.endSessions(member.username)
  const { user, router } = await site.visit('/help?q=bonus', member)
  const ended = await dialog('You were signed out')
  expect(ended.textContent).toContain('Your session has ended. Log in again to continue.')
  expect(screen.getAllByRole('dialog')).toEqual([ended])
  expect(sessionStorage.getItem('token')).toBeNull()
  await press(user, ended, 'Log in')
  const login = await dialog('Log in')
  await fillIn(user, login, { Username: member.username, Password: member.password })
  await press(user, login, 'Log in')
  await isIn()
  await vi.waitFor(() => expect(router.state.location.href).toBe('/help?q=bonus'))
})

test('who is away for half an hour is warned a minute before, may stay, and is asked to log in again', async () => {
  const site = openSite()
  const { user, member } = await site.enter('player', '/help')
  await isIn()
  const minute = 60_000
  vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'], shouldAdvanceTime: true })
  try {
    // The watch set its timer by the true clock: what brings it to look again is a tab that is shown again.
    const goOn = async (ms: number): Promise<void> => {
      vi.setSystemTime(Date.now() + ms)
      document.dispatchEvent(new Event('visibilitychange'))
      await vi.advanceTimersByTimeAsync(10)
    }
    await goOn(28 * minute)
    expect(screen.queryByRole('dialog')).toBeNull()
    await goOn(minute + 10_000)
    const warning = await dialog('Are you still there?')
    expect(within(warning).getByRole('timer').textContent).toMatch(/^You will be signed out in [45]\d seconds\.$/)
    await press(user, warning, 'Stay logged in')
    expect(screen.queryByRole('dialog')).toBeNull()
    await goOn(28 * minute)
    expect(screen.queryByRole('dialog')).toBeNull()
    await goOn(minute + 10_000)
    await dialog('Are you still there?')
    await goOn(minute)
    const ended = await dialog('You were signed out')
    expect(ended.textContent).toContain('You were signed out after 30 minutes of inactivity. Log in again to continue.')
    expect(screen.getAllByRole('dialog')).toEqual([ended])
    expect([sessionStorage.getItem('token'), localStorage.getItem('lastUsed')]).toEqual([null, null])
    await press(user, ended, 'Cancel')
    expect(screen.queryByRole('dialog')).toBeNull()
  } finally {
    vi.useRealTimers()
  }
  await vi.waitFor(async () =>
    expect(await site.sandbox.ask('sessions', { member: member.username })).toEqual({ running: 0 }),
  )
})

test.each([
  ['and may register where anybody may', [], true],
  ['and told so alone where nobody may', ['DIRECT_REGISTRATION'], false],
] as const)('a trial account is warned, %s', async (_, off, registers) => {
  const site = openSite()
  await site.sandbox.scenario({ kind: 'modules', off })
  const { user } = await site.enter('trial')
  await isIn()
  await user.click(await within(banner()).findByRole('button', { name: 'Deposit' }))
  const warning = await dialog('Trial account')
  expect(warning.textContent).toContain('Please register an account first')
  expect(within(warning).queryAllByRole('button', { name: 'Register' })).toHaveLength(registers ? 1 : 0)
  if (registers) {
    await press(user, warning, 'Register')
    await dialog('Open an account')
  } else await press(user, warning, 'OK')
  expect(screen.queryByRole('dialog', { name: 'Trial account' })).toBeNull()
})

test('a first login is greeted once, with what to do next', async () => {
  const site = openSite()
  const member = await site.sandbox.member('newcomer')
  for (const greeted of [true, false]) {
    sessionStorage.clear()
    const { user, store } = await site.visit('/index?modal=login')
    const login = await dialog('Log in')
    await fillIn(user, login, { Username: member.username, Password: member.password })
    await press(user, login, 'Log in')
    await isIn()
    if (!greeted) {
      await within(banner()).findByRole('button', { name: 'Deposit' })
      expect(store.get(promptAtom)).toBeNull()
      continue
    }
    const welcome = await dialog(/^Welcome/)
    expect(
      within(welcome)
        .getAllByRole('link')
        .map((it) => it.getAttribute('href')),
    ).toEqual(['/help#responsible-gaming', '/noticePage'])
    await press(user, welcome, /^First deposit/)
    await dialog('Personal centre')
    expect(screen.queryByRole('dialog', { name: /^Welcome/ })).toBeNull()
  }
})
