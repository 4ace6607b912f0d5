/** A new password for a forgotten one (spec 4, "Forgot by phone"; spec 5; spec 6, CHNGPASSVERIF3; spec 8, "in_been_out"). */
import { screen, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { LOGIN } from '../../../tests/support/section-8.ts'
import {
  callsTo,
  codeIn,
  dialog,
  field,
  fill,
  fillIn,
  hasFocus,
  inHalves,
  isIn,
  isWrong,
  lastMail,
  lastSms,
  press,
  saidOf,
} from '../../testing/forms.ts'
import { openSite } from '../../testing/site.tsx'

const NEW = 'Fresh-2468'
const FORGOT = '/index?modal=forgot-password'
const SET = 'Set password and log in'
const NOT_HEARD = 'No response received'

/** The form of the step that is shown. */
const step = (popup: HTMLElement, label: string): Promise<HTMLFormElement> =>
  field(popup, label).then((input) => input.form as HTMLFormElement) // Each of them stands in one.

test('an e-mail with a link ends the popup: the rest is on the platform’s own page', async () => {
  const { sandbox, visit } = openSite()
  const member = await sandbox.member('player')
  const { user, router } = await visit(`${FORGOT}&with=code`)
  const popup = await dialog('Forgot password')
  const ask = await step(popup, 'E-mail')
  expect(within(popup).queryByRole('tab'), 'the phone is for merchants with its module').toBeNull()
  expect(within(popup).queryByRole('button', { name: 'I have a code already' }), 'it has none').toBeNull()
  expect(within(popup).queryByText('Code from the e-mail'), 'whatever the address says').toBeNull()
  await fillIn(user, ask, { Username: member.username, 'E-mail': member.email })
  await press(user, ask, 'Send e-mail')
  const sent = await dialog('Check your e-mail')
  expect(sent.textContent).toContain('It explains how to choose a new password.')
  await press(user, sent, 'OK')
  await vi.waitFor(() => expect(screen.queryByRole('dialog', { name: 'Forgot password' })).toBeNull())
  expect(router.state.location.pathname).toBe('/index')
})

test('an e-mail is asked for by a name and an address, and says the same to strangers', async () => {
  const { sandbox, visit } = openSite({ brand: 'hoasen' })
  const member = await sandbox.member('player')
  const { user } = await visit(FORGOT)
  const popup = await dialog('Forgot password')
  const ask = await step(popup, 'E-mail')
  const [name, email] = [await field(ask, 'Username'), await field(ask, 'E-mail')]
  await press(user, ask, 'Send e-mail')
  await hasFocus(name)
  expect(saidOf(name)).toBe('Enter your username')
  await fillIn(user, ask, { Username: 'nobody', 'E-mail': 'nobody@' })
  await press(user, ask, 'Send e-mail')
  expect([saidOf(name), saidOf(email)]).toEqual(['', 'Enter the e-mail address of your account'])
  await fill(user, email, 'nobody@players.example')
  const wrong = { says: 'username/email does not exist', reads: LOGIN[1]?.reads ?? '' }
  for (const { says: message, reads } of [wrong, { says: 'Cobalt 77', reads: 'Cobalt 77' }]) {
    await sandbox.scenario({ kind: 'refusing', endpoint: 'forgotPasswordByEmail', message, times: 1 })
    await press(user, ask, 'Send e-mail')
    expect((await within(ask).findByRole('alert')).textContent).toContain(reads)
  }
  const told: (string | null)[] = []
  for (const [username, address] of [
    ['nobody', 'nobody@players.example'],
    [member.username, member.email],
  ] as const) {
    await fillIn(user, ask, { Username: username, 'E-mail': address })
    await press(user, ask, 'Send e-mail')
    const sent = await dialog('Check your e-mail')
    told.push(sent.textContent)
    await press(user, sent, 'OK')
    const set = await step(popup, 'Code from the e-mail')
    expect((await field(set, 'Username')).value, 'a name that was typed goes along').toBe(username)
    await hasFocus(await field(set, 'Code from the e-mail'))
    await fill(user, await field(set, 'Code from the e-mail'), 'ABCD-EFGH')
    await press(user, set, 'Send another e-mail')
    expect(email.value, 'nothing typed is lost').toBe(address)
    await press(user, ask, 'I have a code already')
    expect((await field(set, 'Code from the e-mail')).value).toBe('ABCD-EFGH')
    await press(user, set, 'Send another e-mail')
  }
  expect(told[1], 'nobody learns who has an account').toBe(told[0])
  expect(told[0]).toContain('an e-mail is on its way')
})

test('the code of the e-mail sets the password and lets in, however it is copied', async () => {
  const { sandbox, visit } = openSite({ brand: 'pampas' })
  const member = await sandbox.member('player')
  const before = await visit(FORGOT)
  const asked = await step(await dialog('Forgot password'), 'E-mail')
  await fillIn(before.user, asked, { Username: member.username, 'E-mail': member.email })
  await press(before.user, asked, 'Send e-mail')
  await dialog('Check your e-mail')
  // As the link in the e-mail leads back.
  const page = await visit(`${FORGOT}&with=code`)
  const { user } = page
  const popup = await dialog('Forgot password')
  const set = await step(popup, 'Code from the e-mail')
  const [name, code] = [await field(set, 'Username'), await field(set, 'Code from the e-mail')]
  await press(user, set, SET)
  await hasFocus(name) // nobody has typed a name yet
  expect([name, code].map(saidOf)).toEqual(['Enter your username', 'Enter the code from the e-mail'])
  await fillIn(user, set, { Username: member.username, 'Code from the e-mail': 'WRONG123' })
  await fillIn(user, set, { 'New password': NEW, 'Repeat the new password': `${NEW}x` })
  await press(user, set, SET)
  expect(saidOf(await field(set, 'Repeat the new password'))).toBe(
    'Incorrect confirmation input: the two passwords are not the same.',
  )
  await fill(user, await field(set, 'Repeat the new password'), NEW)
  await press(user, set, SET)
  await vi.waitFor(() => expect(isWrong(code)).toBe(true))
  await hasFocus(code)
  expect([code.autocomplete, (await field(set, 'New password')).autocomplete]).toEqual([
    'one-time-code',
    'new-password',
  ])
  await fill(user, code, ` ${codeIn(await lastMail(sandbox, member)).toLowerCase()} `)
  await press(user, set, SET)
  await isIn()
  await vi.waitFor(() => expect(screen.queryByRole('dialog', { name: 'Forgot password' })).toBeNull())
  expect(page.router.state.location.pathname).toBe('/index')
  expect(JSON.stringify({ ...sessionStorage, ...localStorage })).not.toContain(NEW)
})

test('by phone: a code is sent, and one that may have been used up is not taken for the only way', async () => {
  const { sandbox, visit } = openSite({ brand: 'pampas' })
  const member = await sandbox.member('player')
  const page = await visit(FORGOT)
  const { user } = page
  const popup = await dialog('Forgot password')
  const byEmail = await within(popup).findByRole('tab', { name: 'By e-mail' })
  byEmail.focus()
  await user.keyboard('{ArrowRight}')
  const byPhone = within(popup).getByRole('tab', { name: 'By phone' })
  expect([document.activeElement, byPhone.ariaSelected ?? byPhone.getAttribute('aria-selected')]).toEqual([
    byPhone,
    'true',
  ])
  const form = await step(popup, 'SMS code')
  await within(form).findByRole('combobox', { name: 'Country code' })
  await press(user, form, 'Send code')
  expect(saidOf(await field(form, 'Mobile number'))).toBe('Enter your mobile number')
  await fill(user, await field(form, 'Mobile number'), member.mobileNum)
  await press(user, form, 'Send code')
  await within(form).findByText(`+54 ${member.mobileNum}`)
  expect(within(form).queryByText(NOT_HEARD), 'nothing was changed yet').toBeNull()
  await press(user, form, SET)
  expect(saidOf(await field(form, 'SMS code'))).toBe('Enter the code from the SMS')
  const code = inHalves(await lastSms(sandbox, member))
  await fillIn(user, form, { 'SMS code': code, 'New password': NEW, 'Repeat the new password': NEW })
  await sandbox.scenario({ kind: 'failing', how: 'cut-short', times: 1, endpoint: 'setPasswordByPhone' })
  await press(user, form, SET)
  await within(form).findByText(NOT_HEARD)
  expect(callsTo(page, '/wps/member/password/verification'), 'nothing is sent again by itself').toBe(1)
  await press(user, form, SET)
  await vi.waitFor(async () => expect(isWrong(await field(form, 'SMS code')), 'it holds for one change').toBe(true))
  expect(within(form).getByText(NOT_HEARD), 'which may have been made').toBeDefined()
  expect((await field(form, 'New password')).value).toBe(NEW)
  await press(user, form, 'Try to log in')
  const login = await dialog('Log in')
  await fillIn(user, login, { Username: member.username, Password: NEW })
  await press(user, login, 'Log in')
  await isIn()
})

test('by phone, the number has to be one, and a new password is required, and has to fit its rule', async () => {
  const page = await openSite({ brand: 'pampas' }).visit(FORGOT)
  const { user } = page
  const popup = await dialog('Forgot password')
  await user.click(await within(popup).findByRole('tab', { name: 'By phone' }))
  const form = await step(popup, 'SMS code')
  await within(form).findByRole('combobox', { name: 'Country code' })
  const [number, fresh] = [await field(form, 'Mobile number'), await field(form, 'New password')]
  await fillIn(user, form, { 'Mobile number': '12', 'SMS code': '123456' })
  await press(user, form, SET)
  expect(saidOf(number)).toBe('Please enter a valid phone number.')
  const rule = saidOf(fresh)
  expect([isWrong(fresh), rule]).toEqual([true, expect.stringMatching(/\d/)])
  await fillIn(user, form, { 'Mobile number': '91155501234', 'New password': 'a', 'Repeat the new password': 'a' })
  await press(user, form, SET)
  expect([isWrong(number), isWrong(fresh), saidOf(fresh)]).toEqual([false, true, rule])
  expect(callsTo(page, '/wps/member/password/verification')).toBe(0)
})

test.each([
  ['pampas', '/wps/session/login'],
  ['hoasen', '/wps/session/login/slider'],
] as const)(
  'a change by e-mail in %s that was not heard of is looked into with what was sent',
  async (brand, login) => {
    const { sandbox, visit } = openSite({ brand })
    const member = await sandbox.member('player')
    const page = await visit(FORGOT)
    const { user } = page
    const popup = await dialog('Forgot password')
    await fillIn(user, await step(popup, 'E-mail'), { Username: member.username, 'E-mail': member.email })
    await press(user, popup, 'Send e-mail')
    await press(user, await dialog('Check your e-mail'), 'OK')
    const set = await step(popup, 'Code from the e-mail')
    await fillIn(user, set, { 'New password': NEW, 'Repeat the new password': NEW })
    await fill(user, await field(set, 'Code from the e-mail'), codeIn(await lastMail(sandbox, member)))
    await sandbox.scenario({ kind: 'failing', how: 'cut-short', times: 1, endpoint: 'setPasswordByEmail' })
    await press(user, set, SET)
    await within(set).findByText(NOT_HEARD)
    await fill(user, await field(set, 'New password'), 'Another-13579')
    await press(user, set, 'Try to log in')
    await isIn()
    expect(callsTo(page, login), 'by the brand’s own form of login').toBe(1)
    expect(page.router.state.location.pathname).toBe('/index')
  },
)
