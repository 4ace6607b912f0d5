/** Registering in two steps (spec 5, "Registration"): nothing is lost between them, and what is wrong leads to its step. */
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { callsTo, dialog, field, fillIn, hasFocus, isIn, isWrong, press, saidOf } from '../../../testing/forms.ts'
import { openSite, type Site } from '../../../testing/site.tsx'

const PATH = '/wps/member/register'
const PASSWORD = 'Horse-2468'
const ACCOUNT = { Password: PASSWORD, 'Confirm password': PASSWORD }
const rule = { patternId: 1, minLength: 4, maxLength: 16, enabled: true, required: true }
const off = { enabled: false, required: false }

const twoSteps = ({ sandbox }: Site): Promise<void> =>
  sandbox.scenario({
    kind: 'register-rules',
    rules: {
      username: rule,
      password: { ...rule, patternId: 19 },
      nickname: { ...rule, patternId: 0 },
      birthday: { ...rule, patternId: 11, minLength: 10, maxLength: 10, required: false },
      occupation: { ...rule, patternId: 0, required: false },
      ...Object.fromEntries(['mobileNum', 'email', 'fullName', 'idNumber', 'nationality'].map((name) => [name, off])),
    },
  })

let serial = 0
const someone = (): string => `Two${(serial += 1)}x${Date.now() % 1e6}`
const form = (): Promise<HTMLElement> => screen.findByRole('form', { name: 'Register' })
const stepNow = (place: HTMLElement): string | null | undefined =>
  place.querySelector('[aria-current="step"]')?.textContent
const agree = (place: HTMLElement): void =>
  within(place)
    .getAllByRole('checkbox')
    .forEach((box) => fireEvent.click(box))

async function openForm() {
  const site = openSite()
  await twoSteps(site)
  const visit = await site.visit('/register')
  return { site, visit, user: visit.user, place: await form() }
}

test('the first step goes on once it is right, and back without a loss', async () => {
  const { user, place } = await openForm()
  expect(stepNow(place)).toBe('1. Your login')
  expect(within(place).queryByRole('button', { name: 'Register' })).toBeNull()
  expect(within(place).queryByRole('checkbox'), 'agreed to where it is sent').toBeNull()
  const name = await field(place, 'Username')
  await press(user, place, 'Go on to step 2')
  await hasFocus(name)
  expect(isWrong(name)).toBe(true)
  expect(stepNow(place)).toBe('1. Your login')
  expect(isWrong(await field(place, 'Nickname')), 'nobody was asked yet').toBe(false)
  const who = someone()
  await fillIn(user, place, { Username: who, ...ACCOUNT })
  // Enter is the button.
  await user.keyboard('{Enter}')
  expect(stepNow(place)).toBe('2. About you')
  expect(within(place).queryByRole('textbox', { name: 'Username' }), 'out of sight').toBeNull()
  await hasFocus(within(place).getByRole('group', { name: 'About you' }))
  await fillIn(user, place, { Nickname: 'Lia' })
  await press(user, place, 'Back')
  expect(within(place).getByRole<HTMLInputElement>('textbox', { name: 'Username' }).value).toBe(who)
  expect((await field(place, 'Confirm password')).value).toBe(PASSWORD)
  await press(user, place, 'Go on to step 2')
  expect((await field(place, 'Nickname')).value).toBe('Lia')
})

test('what is wrong or refused leads to its step and its field, and the rest stays typed', async () => {
  const { site, visit, user, place } = await openForm()
  await fillIn(user, place, { Username: someone(), ...ACCOUNT })
  await press(user, place, 'Go on to step 2')
  await press(user, place, 'Register')
  await hasFocus(await field(place, 'Nickname'))
  await fillIn(user, place, { Nickname: 'Lianne' })
  agree(place)
  // What may be left out is folded away, and opens where it is wrong.
  const born = await field(place, 'Date of birth (optional)')
  expect(born.closest('details')?.open).toBe(false)
  fireEvent.change(born, { target: { value: `${new Date().getFullYear() - 10}-01-01` } })
  await press(user, place, 'Register')
  await hasFocus(born)
  expect(born.closest('details')?.open).toBe(true)
  fireEvent.change(born, { target: { value: '' } })
  const refuse = (value: object): Promise<void> =>
    site.sandbox.scenario({ kind: 'refusing', endpoint: 'registerMember', message: 'taken', times: 1, value })
  await refuse({ field: 'username' })
  await press(user, place, 'Register')
  await waitFor(() => expect(stepNow(place)).toBe('1. Your login'))
  const name = within(place).getByRole<HTMLInputElement>('textbox', { name: 'Username' })
  await hasFocus(name)
  expect(saidOf(name)).not.toBe('')
  // The step that one goes back to by hand is not left again by itself.
  await press(user, place, 'Go on to step 2')
  expect(stepNow(place)).toBe('2. About you')
  await refuse({ field: 'occupation' })
  await press(user, place, 'Register')
  await hasFocus(await field(place, 'Occupation (optional)'))
  expect(stepNow(place)).toBe('2. About you')
  expect((await field(place, 'Nickname')).value).toBe('Lianne')
  await press(user, place, 'Register')
  await isIn()
  expect(callsTo(visit, PATH)).toBe(3)
})

test('of all that is missing in a step, what stands first on the page is led to', async () => {
  const site = openSite()
  const mobileNum = { ...rule, patternId: 6, minLength: 6, maxLength: 12 }
  const rules = { username: rule, password: { ...rule, patternId: 19 }, mobileNum, fullName: { ...rule, patternId: 0 } }
  await site.sandbox.scenario({ kind: 'register-rules', rules })
  const { user } = await site.visit('/register')
  const place = await form()
  await fillIn(user, place, { Username: someone(), ...ACCOUNT })
  await press(user, place, 'Go on to step 2')
  await press(user, place, 'Register')
  await hasFocus(await field(place, 'Full name'))
})

test('whoever closes it in the second step finds that step and all that was typed', async () => {
  const { user, place } = await openForm()
  await fillIn(user, place, { Username: someone(), ...ACCOUNT })
  await press(user, place, 'Go on to step 2')
  await fillIn(user, place, { Nickname: 'Lianne' })
  agree(place)
  await press(user, await dialog('Open an account'), 'Close')
  await user.click(within(screen.getByRole('banner')).getByRole('link', { name: 'Register' }))
  const again = await form()
  expect(stepNow(again)).toBe('2. About you')
  expect((await field(again, 'Nickname')).value).toBe('Lianne')
  expect((await field(again, 'Password')).value).toBe(PASSWORD)
  for (const box of within(again).getAllByRole<HTMLInputElement>('checkbox')) expect(box.checked).toBe(true)
})

test('an answer that is lost is looked into from the second step', async () => {
  const { site, user, place } = await openForm()
  const who = someone()
  await fillIn(user, place, { Username: who, ...ACCOUNT })
  await press(user, place, 'Go on to step 2')
  await fillIn(user, place, { Nickname: 'Lianne' })
  agree(place)
  await site.sandbox.scenario({ kind: 'failing', how: 'cut-short', times: 1, endpoint: 'registerMember' })
  await press(user, place, 'Register')
  await within(place).findByText('No response received')
  expect(within(place).queryByRole('button', { name: 'Back' }), 'nothing is sent beside the question').toBeNull()
  await press(user, place, 'Try to log in')
  await isIn()
  await vi.waitFor(() => expect(sessionStorage.getItem('username')).toBe(who.toLowerCase()))
})

test('the offer for a first deposit says the whole sum that has to be bet', async () => {
  const { place } = await openForm()
  const popup = await dialog('Open an account')
  const terms = await within(popup).findByRole('link', { name: 'All terms' })
  expect(terms.getAttribute('href')).toMatch(/^\/promoDetail\?promotion=/)
  expect(popup.textContent).toMatch(/If you deposit P[\d,.]+, you get P[\d,.]+ extra\./)
  expect(popup.textContent).toMatch(
    /Deposit P[\d,.]+: bet P[\d,.]+ before you withdraw \(P10: P[\d,.]+\)\. That is \d+ × \(deposit \+ bonus\) within \d+ days\. Until/,
  )
  expect(within(place).queryByRole('radio'), 'none is chosen here').toBeNull()
})
