/** The login popup (spec 4, "Login popup tabs" and "Free play login"; spec 1, modules). */
import { screen, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { contract } from '../../api/contract.ts'
import { MODULES, type Module } from '../../rules/site/modules.ts'
import { callsTo, dialog, field, fillIn, isIn, press } from '../../testing/forms.ts'
import { openSite } from '../../testing/site.tsx'

/** Each has something that a guest sees at the two doors. */
const SHOWN = ['FREE_PLAY', 'DIRECT_REGISTRATION', 'VERIFICATION_CODE_LOGIN', 'CHNGPASSVERIF3'] as const
const without = (...modules: readonly Module[]): Module[] => MODULES.filter((each) => !modules.includes(each))

test.each([
  ['all of them', MODULES, SHOWN],
  ['none that a guest sees', without(...SHOWN), []],
  ...SHOWN.map(
    (module) => [`${module} alone`, [module], module === 'VERIFICATION_CODE_LOGIN' ? [] : [module]] as const,
  ),
  ['both of SMS login', ['SMS_LOGIN', 'VERIFICATION_CODE_LOGIN'], ['VERIFICATION_CODE_LOGIN']],
] as const)('of the modules with %s, the doors show what they say', async (_, on, shown) => {
  const { sandbox, visit } = openSite()
  await sandbox.scenario({ kind: 'modules', on, off: without(...on) })
  const { user } = await visit('/index?modal=login')
  const popup = await dialog('Log in')
  await within(popup).findByRole('button', { name: 'Log in' })
  const seen = {
    FREE_PLAY: within(popup).queryByRole('button', { name: 'Free demo' }) !== null,
    DIRECT_REGISTRATION: within(popup).queryByRole('link', { name: 'Register' }) !== null,
    VERIFICATION_CODE_LOGIN: within(popup).queryByRole('tab', { name: 'Mobile number' }) !== null,
  }
  const header = within(screen.getByRole('banner', { hidden: true })).queryAllByRole('link', {
    name: 'Register',
    hidden: true,
  })
  await user.click(within(popup).getByRole('link', { name: 'Forgot password?' }))
  const forgot = await dialog('Forgot password')
  await field(forgot, 'Username')
  const byPhone = within(forgot).queryByRole('tab', { name: 'By phone' }) !== null
  const names = Object.entries({ ...seen, CHNGPASSVERIF3: byPhone }).flatMap(([name, is]) => (is ? [name] : []))
  expect(names).toEqual([...shown])
  expect(header, 'the header offers to register exactly when the popup does').toHaveLength(
    seen.DIRECT_REGISTRATION ? 1 : 0,
  )
})

test('a free play is begun once, tells what kept it away, and goes home', async () => {
  const { sandbox, visit } = openSite({ brand: 'pampas' })
  const page = await visit('/help?modal=login')
  const { user, calls } = page
  const popup = await dialog('Log in')
  const play = await within(popup).findByRole('button', { name: 'Free demo' })
  await sandbox.scenario({ kind: 'failing', how: 'cut-short', endpoint: 'startFreePlay', times: 1 })
  await user.dblClick(play)
  await within(popup).findByText('The connection was lost')
  expect(callsTo({ calls }, '/wps/session/login/freeplay')).toBe(1)
  await user.click(play)
  await isIn()
  await vi.waitFor(() => expect(page.router.state.location.pathname).toBe('/index'))
  await vi.waitFor(() => expect(screen.queryByRole('dialog', { name: 'Log in' })).toBeNull())
  expect([sessionStorage.getItem('isAgent'), sessionStorage.getItem('cpw')]).toEqual(['4', null])
})

test('a login leads on to where one meant to go, and its ways keep what was typed', async () => {
  const { sandbox, visit } = openSite({ brand: 'pampas' })
  const member = await sandbox.member('player')
  const page = await visit('/index?modal=login&next=%2Fhelp%3Fq%3Dbonus')
  const { user } = page
  const popup = await dialog('Log in')
  const register = within(popup).getByRole<HTMLAnchorElement>('link', { name: 'Register' })
  expect(register.getAttribute('href'), 'registering leads on there, too').toContain('/register?next=')
  await fillIn(user, popup, { Username: member.username, Password: member.password })
  const [byName, byMobile] = within(popup).getAllByRole('tab')
  expect([byName, byMobile].map((tab) => tab?.getAttribute('aria-selected'))).toEqual(['true', 'false'])
  byName?.focus()
  await user.keyboard('{ArrowRight}')
  const number = await field(popup, 'Mobile number')
  expect([byName, byMobile].map((tab) => tab?.getAttribute('aria-selected'))).toEqual(['false', 'true'])
  expect(number.closest('[role="tabpanel"]')?.id).toBe(byMobile?.getAttribute('aria-controls'))
  await user.keyboard('{Home}')
  expect(document.activeElement).toBe(byName)
  expect((await field(popup, 'Username')).value).toBe(member.username)
  await press(user, popup, 'Log in')
  await isIn()
  await vi.waitFor(() => expect(page.router.state.location.href).toBe('/help?q=bonus'))
})

test('where only members are let in the login is a page, which leads on; a member is led on from it at once', async () => {
  const site = openSite({ brand: 'atrium' })
  const member = await site.sandbox.member('player')
  const { user, router } = await site.visit('/login?next=%2Fvip')
  const main = screen.getByRole('main')
  await within(main).findByRole('heading', { level: 1, name: 'Log in' })
  expect(screen.queryByRole('dialog')).toBeNull()
  await fillIn(user, main, { Username: member.username, Password: member.password })
  await press(user, main, 'Log in')
  await vi.waitFor(() => expect(router.state.location.pathname).toBe('/vip'))
  const again = await site.visit('/login?next=%2Fhelp', member)
  await vi.waitFor(() => expect(again.router.state.location.pathname).toBe('/help'))
})

test('once somebody is in, the balance and the promotions that are available are asked for anew', async () => {
  const { sandbox, visit } = openSite()
  const member = await sandbox.member('player')
  const page = await visit('/index?modal=login')
  const { user } = page
  const popup = await dialog('Log in')
  const [balance, promotions] = [contract.getBalance.path, contract.countAvailablePromotions.path]
  await vi.waitFor(() => expect(callsTo(page, promotions)).toBe(1))
  expect(callsTo(page, balance)).toBe(0)
  await fillIn(user, popup, { Username: member.username, Password: member.password })
  await press(user, popup, 'Log in')
  await isIn()
  await vi.waitFor(() => expect([callsTo(page, balance), callsTo(page, promotions)]).toEqual([1, 2]))
})
