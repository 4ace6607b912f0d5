/** The letters that a login wants once the server says so (spec 4, "Failed login"; spec 9, "Captcha refresh"). */
import { screen, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import {
  answerTo,
  callsTo,
  dialog,
  field,
  fill,
  fillIn,
  hasFocus,
  isIn,
  isWrong,
  press,
  saidOf,
  standingClock,
} from '../../../testing/forms.ts'
import { openSite } from '../../../testing/site.tsx'

const CAPTCHA = '/wps/captcha'
const LETTERS = 'Letters in the picture'

/** The address of the picture that is shown. */
const shown = async (place: HTMLElement): Promise<string> =>
  (await within(place).findByRole<HTMLImageElement>('img', { name: 'Letters to type' })).src

test('wanted letters are shown, asked for, refused when wrong, and let in when right', async () => {
  const { sandbox, visit: open } = openSite()
  const member = await sandbox.member('player')
  await sandbox.scenario({ kind: 'captcha' })
  const visit = await open('/index?modal=login')
  const { user } = visit
  const popup = await dialog('Log in')
  await fillIn(user, popup, { Username: member.username, Password: member.password })
  expect(within(popup).queryByLabelText(LETTERS)).toBeNull()
  await press(user, popup, 'Log in')
  await within(popup).findByText('Please enter the captcha.')
  const letters = await field(popup, LETTERS)
  await hasFocus(letters) // they are what is asked for now
  expect([isWrong(letters), saidOf(letters)], 'nobody has left them empty').toEqual([false, ''])
  await fill(user, await field(popup, 'Password'), `${member.password}x`)
  await fill(user, await field(popup, 'Password'), member.password)
  expect([isWrong(letters), saidOf(letters)], 'while another field is mended').toEqual([false, ''])
  const first = await shown(popup)
  await press(user, popup, 'Log in')
  expect(saidOf(letters)).toBe('Enter the letters in the picture')
  await hasFocus(letters)

  await fill(user, letters, 'wrong')
  await press(user, popup, 'Log in')
  await within(popup).findByText('It did not match. Try the new one.')
  await vi.waitFor(async () => expect(await shown(popup)).not.toBe(first))
  expect(letters.value, 'each picture is good for one try').toBe('')
  await fill(user, await field(popup, 'Username'), member.username)
  expect([isWrong(letters), saidOf(letters)], 'the form has emptied them').toEqual([false, ''])
  expect((await field(popup, 'Password')).value).toBe(member.password)
  await fill(user, letters, (await answerTo<{ answer: string }>('captcha')).answer.toLowerCase())
  await press(user, popup, 'Log in')
  await isIn()
  expect(callsTo(visit, CAPTCHA)).toBe(2)
})

test('three wrong passwords lead there; another picture comes at most once a second, and one that does not come says so', async () => {
  const pass = standingClock()
  const { sandbox, visit: open } = openSite()
  const member = await sandbox.member('player')
  const visit = await open('/index?modal=login')
  const { user } = visit
  const popup = await dialog('Log in')
  await fillIn(user, popup, { Username: member.username, Password: 'wrong' })
  for (let tries = 0; tries < 3; tries += 1) {
    expect(within(popup).queryByLabelText(LETTERS)).toBeNull()
    await press(user, popup, 'Log in')
    await within(popup).findByRole('alert')
  }
  const letters = await field(popup, LETTERS)
  const first = await shown(popup)
  const asked = callsTo(visit, CAPTCHA)
  const another = within(popup).getByRole('button', { name: 'Another picture' })
  await user.click(another)
  await vi.waitFor(async () => expect(await shown(popup)).not.toBe(first))
  await user.click(another)
  expect(callsTo(visit, CAPTCHA)).toBe(asked + 1)
  await sandbox.scenario({ kind: 'failing', status: 404, endpoint: 'getCaptcha' })
  pass(1000)
  await user.click(another)
  await within(popup).findByText('No picture')
  expect(callsTo(visit, CAPTCHA)).toBe(asked + 2)
  await sandbox.clear('failing')
  pass(1000)
  await user.click(another)
  expect(await shown(popup)).not.toBe('')
  await fill(user, await field(popup, 'Password'), member.password)
  await fill(user, letters, (await answerTo<{ answer: string }>('captcha')).answer)
  await press(user, popup, "Can't read it? Ask customer service")
  await vi.waitFor(() => expect(callsTo(visit, '/wps/system/customerService')).toBe(1))
  await press(user, popup, 'Log in')
  await isIn()
  await vi.waitFor(() => expect(screen.queryByRole('dialog', { name: 'Log in' })).toBeNull())
})
