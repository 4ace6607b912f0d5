/** Logging in by mobile number (spec 4, "SMS code button" and "Login popup tabs"; spec 5, "Login by sms"; spec 8). */
import { screen, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { CODES, SENDING } from '../../../../tests/support/section-8.ts'
import {
  callsTo,
  dialog,
  field,
  fill,
  fillIn,
  hasFocus,
  inHalves,
  isIn,
  isWrong,
  lastSms,
  press,
  saidOf,
  standingClock,
} from '../../../testing/forms.ts'
import { brandOf } from '../../../testing/brands.ts'
import { headerLogin } from '../../../testing/header.ts'
import { openSite } from '../../../testing/site.tsx'

const SENDING_PATH = '/wps/verification/sms/noLogin'
const COUNTRIES = '/wps/system/countries'

/** The brand whose login has both ways. */
const both = () => openSite({ brand: 'pampas', says: { layout: { ...brandOf('pampas').layout, login: 'form' } } })

test('a code asked for before the countries are there goes out once they are, counts down, and lets in', async () => {
  const site = both()
  const member = await site.sandbox.member('player')
  const { promise: held, resolve: letGo } = Promise.withResolvers<void>()
  const visit = await site.visit('/index?modal=login')
  site.intercept((request) => (request.url.includes(COUNTRIES) ? held.then(() => site.answer(request)) : null))
  const { user } = visit
  const popup = await dialog('Log in')
  await user.click(await within(popup).findByRole('tab', { name: 'Mobile number' }))
  const number = await field(popup, 'Mobile number')
  await fill(user, number, member.mobileNum.replace(/^(...)/, '$1 '))
  const country = await field(popup, 'Country code')
  const send = within(popup).getByRole('button', { name: 'Send code' })
  await user.click(send)
  expect([country.disabled, send.getAttribute('aria-busy')]).toEqual([true, 'true'])
  expect(callsTo(visit, SENDING_PATH)).toBe(0)
  letGo()
  expect((await within(popup).findByText(`+54 ${member.mobileNum}`)).tagName).toBe('BDI')
  const wait = await within(popup).findByRole('button', { name: /^Send again in \d+ s$/ })
  expect(wait.getAttribute('aria-disabled')).toBe('true')
  await user.click(wait)
  expect(callsTo(visit, SENDING_PATH)).toBe(1)
  // The wait is the number's: another one may be sent a code, and the first one waits still.
  await fill(user, number, '91155500000')
  expect(within(popup).getByRole('button', { name: 'Send code' }).getAttribute('aria-disabled')).toBeNull()
  await fill(user, number, member.mobileNum)
  await within(popup).findByRole('button', { name: /^Send again in \d+ s$/ })

  const code = await field(popup, 'SMS code')
  expect([number.autocomplete, code.autocomplete]).toEqual(['tel-national', 'one-time-code'])
  await fill(user, code, inHalves(await lastSms(site.sandbox, member)))
  await press(user, popup, 'Log in')
  await isIn()
  expect(JSON.stringify({ ...sessionStorage, ...localStorage })).not.toContain(member.mobileNum)
})

test('what is missing or wrong is said at its field, and each refusal of the code where it belongs', async () => {
  const { sandbox, visit: open } = both()
  const member = await sandbox.member('player')
  const { user } = await open('/index?modal=login')
  const popup = await dialog('Log in')
  await user.click(await within(popup).findByRole('tab', { name: 'Mobile number' }))
  const [number, code] = [await field(popup, 'Mobile number'), await field(popup, 'SMS code')]
  await within(popup).findByRole('combobox', { name: 'Country code' })
  await press(user, popup, 'Send code')
  expect(saidOf(number)).toBe('Enter your mobile number')
  await hasFocus(number)
  expect(isWrong(code), 'nobody has sent the form').toBe(false)
  await fill(user, number, '12')
  await press(user, popup, 'Log in')
  expect([number, code].map(saidOf)).toEqual(['Please enter a valid phone number.', 'Enter the code from the SMS'])
  await fillIn(user, popup, { 'Mobile number': member.mobileNum, 'SMS code': '000000' })
  for (const { says: message, value, reads, at } of CODES) {
    await sandbox.scenario({ kind: 'refusing', endpoint: 'login', message, times: 1, ...(value ? { value } : {}) })
    await press(user, popup, 'Log in')
    if (at) {
      await vi.waitFor(() => expect(saidOf(code)).toBe(reads))
      await hasFocus(code)
      expect(within(popup).queryByRole('alert'), 'told in one place').toBeNull()
    } else {
      expect((await within(popup).findByRole('alert')).textContent).toContain(reads)
      expect(isWrong(code)).toBe(false)
    }
    expect([number.value, code.value]).toEqual([member.mobileNum, '000000'])
  }
})

test('a code that can’t be sent is told in a dialog with one button, after which one may try again', async () => {
  const { sandbox, visit: open } = both()
  const pass = standingClock()
  const visit = await open('/index?modal=login')
  const { user } = visit
  const popup = await dialog('Log in')
  await user.click(await within(popup).findByRole('tab', { name: 'Mobile number' }))
  const number = await field(popup, 'Mobile number')
  await fill(user, number, '91155501234')
  await within(popup).findByRole('combobox', { name: 'Country code' })
  const send = within(popup).getByRole('button', { name: 'Send code' })
  for (const { says: message, reads } of [...SENDING, { says: 'Cobalt 77', reads: 'Cobalt 77' }]) {
    await sandbox.scenario({ kind: 'refusing', endpoint: 'sendLoginCode', message, times: 1 })
    pass(1001)
    await user.click(send)
    const told = await dialog('The code was not sent')
    expect(told.textContent).toContain(reads)
    expect(within(told).queryByRole('button', { name: 'Cancel' })).toBeNull()
    await press(user, told, 'OK')
    expect(screen.queryByRole('dialog', { name: 'The code was not sent' })).toBeNull()
    await hasFocus(send)
  }
  const sent = callsTo(visit, SENDING_PATH)
  await user.click(send)
  expect(callsTo(visit, SENDING_PATH), 'no two within a second').toBe(sent)
  expect(number.value).toBe('91155501234')
  pass(1001)
  await user.click(send)
  await within(popup).findByText('+54 91155501234')
})

test('the wait for another code outlives a reload, and is told in the header as well', async () => {
  const site = both()
  const { user } = await site.visit('/index?modal=login')
  const popup = await dialog('Log in')
  await user.click(await within(popup).findByRole('tab', { name: 'Mobile number' }))
  await fill(user, await field(popup, 'Mobile number'), '91155501235')
  await press(user, popup, 'Send code')
  await within(popup).findByText('+54 91155501235')

  const again = await site.visit('/index')
  const bar = await headerLogin()
  const name = await field(bar, 'Username')
  await fill(again.user, name, 'ana')
  await press(again.user, bar, 'Mobile number')
  const number = await within(screen.getByRole('banner')).findByRole<HTMLInputElement>('textbox', {
    name: 'Mobile number',
  })
  await hasFocus(number) // the button that was pressed has gone
  await fill(again.user, number, '91155501235')
  const form = number.form as HTMLFormElement // It stands in one.
  expect(await within(form).findByRole('button', { name: /^Send again in \d+ s$/ })).toBeDefined()
  expect(within(form).getByRole('button', { name: 'Mobile number' }).getAttribute('aria-pressed')).toBe('true')
  await press(again.user, form, 'Username')
  await hasFocus(name) // and back, with what was typed
  expect(name.value).toBe('ana')
  await press(again.user, bar, 'Mobile number')
  expect(number.value).toBe('91155501235')
})
