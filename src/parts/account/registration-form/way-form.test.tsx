/** Registering (spec 4, "Registration tabs"; spec 5, "Registration"; spec 8, "Validation failure", "Invalid affiliate code"). */
import { fireEvent, screen, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { REGISTRATION } from '../../../../tests/support/section-8.ts'
import {
  answerTo,
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
import { openSite, type Site } from '../../../testing/site.tsx'

const PATH = '/wps/member/register'
const PASSWORD = 'Horse-2468'
const off = { enabled: false, required: false }
const asked = { patternId: 1, minLength: 4, maxLength: 16, enabled: true, required: true }
const NAMES = [
  'mobileNum',
  'email',
  'fullName',
  'birthday',
  'idNumber',
  'nationality',
  'recommenderId',
  'affiliateCode',
]
const account = { username: asked, password: { ...asked, patternId: 19 } }

let serial = 0
/** A name that nobody has. */
const someone = (): string => `Lia${(serial += 1)}x${Date.now() % 1e6}`

/** Registration asks for these fields besides a name and a password. */
const ask = ({ sandbox }: Site, rules: Readonly<Record<string, object>> = {}): Promise<void> =>
  sandbox.scenario({
    kind: 'register-rules',
    rules: { ...Object.fromEntries(NAMES.map((name) => [name, off])), ...account, ...rules },
  })

const form = (): Promise<HTMLElement> => screen.findByRole('form', { name: 'Register' })
const twice = (password: string) => ({ Password: password, 'Confirm password': password })

async function agree(user: { click(it: Element): Promise<void> }, place: HTMLElement): Promise<void> {
  for (const box of within(place).getAllByRole<HTMLInputElement>('checkbox')) if (!box.checked) await user.click(box)
}

test('what is missing or wrong is said at its field, and follows the typing', async () => {
  const site = openSite()
  await ask(site, { birthday: { ...asked, patternId: 11, minLength: 10, maxLength: 10, required: false } })
  const visit = await site.visit('/register')
  const { user } = visit
  const place = await form()
  const name = await field(place, 'Username')
  const rule = saidOf(name)
  expect(rule, 'what its pattern wants, before anything is typed').toMatch(/4\u2060–\u206016/)
  await press(user, place, 'Register')
  await hasFocus(name)
  expect([isWrong(name), saidOf(name)]).toEqual([true, rule])
  const [age, terms] = within(place).getAllByRole('checkbox')
  expect([age, terms].map((it) => it && saidOf(it))).toEqual([
    'Please confirm your age to continue',
    'Please accept the terms to continue',
  ])
  expect(isWrong(await field(place, 'Date of birth (optional)'))).toBe(false)
  await fill(user, name, 'ana')
  expect(isWrong(name)).toBe(true)
  await fill(user, name, 'ana7')
  expect(isWrong(name), 'follows the typing').toBe(false)
  await fillIn(user, place, { Password: PASSWORD, 'Confirm password': `${PASSWORD}x` })
  expect(saidOf(await field(place, 'Confirm password'))).toBe(
    'Incorrect confirmation input: the two passwords are not the same.',
  )
  await agree(user, place)
  expect([age, terms].map((it) => it && [isWrong(it), saidOf(it)])).toEqual([
    [false, ''],
    [false, ''],
  ])
  const born = await field(place, 'Date of birth (optional)')
  fireEvent.change(born, { target: { value: `${new Date().getFullYear() - 17}-01-01` } })
  await press(user, place, 'Register')
  expect(saidOf(born)).toBe('Accounts are for people aged 18 and over.')
  expect(place.innerHTML, 'no password in the markup').not.toContain(PASSWORD)
  expect(callsTo(visit, PATH)).toBe(0)
})

test('each refusal stands at its field or in the form, and the very same goes through and leads on', async () => {
  const site = openSite()
  await ask(site)
  const visit = await site.visit('/register?next=%2Fhelp')
  const { user } = visit
  const place = await form()
  const name = someone()
  await fillIn(user, place, { Username: name, ...twice(PASSWORD) })
  await agree(user, place)
  for (const { says: message, value, reads, at } of [
    ...REGISTRATION,
    { says: 'Cobalt 77', reads: 'Cobalt 77' } as const,
  ]) {
    const told = value === undefined ? {} : { value }
    await site.sandbox.scenario({ kind: 'refusing', endpoint: 'registerMember', message, times: 1, ...told })
    await press(user, place, 'Register')
    if (at) {
      const wrong = await field(place, at)
      await vi.waitFor(() => expect(saidOf(wrong)).toContain(reads))
      await hasFocus(wrong)
      expect(within(place).queryByRole('alert'), 'told in one place').toBeNull()
    } else await vi.waitFor(() => expect(within(place).getByRole('alert').textContent).toContain(reads))
    expect((await field(place, 'Confirm password')).value).toBe(PASSWORD)
  }
  await press(user, place, 'Register')
  await isIn()
  await vi.waitFor(() => expect(visit.router.state.location.pathname).toBe('/help'))
  await vi.waitFor(() => expect(screen.queryByRole('form', { name: 'Register' })).toBeNull())
  expect(JSON.stringify({ ...sessionStorage, ...localStorage })).not.toContain(PASSWORD)
})

test('an account whose making was not heard of is not made twice, and is logged in to', async () => {
  const site = openSite()
  await ask(site)
  const visit = await site.visit('/register')
  const { user } = visit
  const place = await form()
  const name = someone()
  await fillIn(user, place, { Username: name, ...twice(PASSWORD) })
  await agree(user, place)
  await site.sandbox.scenario({ kind: 'failing', how: 'cut-short', times: 1, endpoint: 'registerMember' })
  const send = within(place).getByRole('button', { name: 'Register' })
  await user.click(send)
  await within(place).findByText('No response received')
  expect(within(place).queryByRole('button', { name: 'Register' })).toBeNull()
  const tryOut = within(place).getByRole('button', { name: 'Try to log in' })
  await hasFocus(tryOut)
  // Enter in a field sends nothing by itself, and what is typed by now is not what was sent.
  await fill(user, await field(place, 'Username'), `${name}x`)
  await user.click(tryOut)
  await isIn()
  expect(sessionStorage.getItem('username')).toBe(name.toLowerCase())
})

test('where nothing was made one is told so, and may send it again', async () => {
  const site = openSite()
  await ask(site)
  const visit = await site.visit('/register')
  const { user } = visit
  const place = await form()
  // As some password managers do it: without a focus, a key or an event.
  for (const [label, value] of Object.entries({ Username: someone(), ...twice(PASSWORD) }))
    (await field(place, label)).value = value
  await agree(user, place)
  await site.sandbox.scenario({ kind: 'failing', status: 503, times: 1, endpoint: 'registerMember' })
  await press(user, place, 'Register')
  await press(user, place, 'Try to log in')
  await within(place).findByText('No account was created')
  await press(user, place, 'Send them again')
  const send = await within(place).findByRole('button', { name: 'Register' })
  await hasFocus(send)
  expect(within(place).queryByText('No account was created')).toBeNull()
  await user.click(send)
  await isIn()
  expect(callsTo(visit, PATH)).toBe(2)
})

test('whoever goes and comes back finds what was typed, on both tabs, and waits for the same answer', async () => {
  const site = openSite({ brand: 'pampas' })
  const code = { ...asked, patternId: 4, maxLength: 12, required: false }
  await ask(site, { affiliateCode: code })
  await site.sandbox.scenario({ kind: 'modules', on: ['AFFILIATE', 'MOBILE_REGISTRATION'], off: ['REGISTRATION_SMS'] })
  const { promise: held, resolve: letGo } = Promise.withResolvers<void>()
  const visit = await site.visit('/register')
  const { user } = visit
  const place = await form()
  await fillIn(user, place, { Username: 'player', ...twice(PASSWORD), 'Invitation code (optional)': 'nope' })
  await agree(user, place)
  await user.click(screen.getByRole('tab', { name: 'Mobile number' }))
  const mobile = await form()
  expect(within(mobile).queryByLabelText('Username')).toBeNull()
  expect((await field(mobile, 'Password')).value).toBe(PASSWORD)
  await fill(user, await field(mobile, 'Mobile number'), '91155507777')
  screen.getByRole('tab', { name: 'Mobile number' }).focus()
  await user.keyboard('{ArrowLeft}')
  await hasFocus(screen.getByRole('tab', { name: 'Username' }))
  const named = await form()
  expect((await field(named, 'Username')).value).toBe('player')
  await press(user, named, 'Register')
  const told = await dialog('Check the invitation code')
  expect(callsTo(visit, PATH), 'the code is checked first').toBe(0)
  await press(user, told, 'OK')
  const invitation = await field(named, 'Invitation code (optional)')
  await hasFocus(invitation)
  expect(isWrong(invitation)).toBe(true)
  await fill(user, invitation, '0012345')
  expect(isWrong(invitation)).toBe(false)
  site.intercept((request) => (request.url.endsWith(PATH) ? held.then(() => site.answer(request)) : null))
  await press(user, named, 'Register')
  await press(user, await dialog('Open an account'), 'Close')
  await user.click(within(screen.getByRole('banner')).getByRole('link', { name: 'Register' }))
  const again = await form()
  const busy = within(again).getByRole('button', { name: 'Register' })
  expect(busy.getAttribute('aria-busy')).toBe('true')
  await user.click(busy)
  letGo()
  const name = await field(again, 'Username')
  await vi.waitFor(() => expect(saidOf(name)).toContain('This is in use already.'))
  await hasFocus(name)
  expect(callsTo(visit, PATH), 'it is sent once').toBe(1)
  expect((await field(again, 'Confirm password')).value).toBe(PASSWORD)
  await fill(user, name, someone())
  await press(user, again, 'Register')
  await isIn()
})

test('by mobile number: a person shows that they are there, the code proves the number, and is the name', async () => {
  const site = openSite({ brand: 'pampas' })
  await ask(site)
  const { user } = await site.visit('/register')
  await form()
  await user.click(screen.getByRole('tab', { name: 'Mobile number' }))
  const place = await form()
  const mobileNum = `911${String(Date.now()).slice(-7)}`
  await within(place).findByRole('combobox', { name: 'Country code' })
  await fillIn(user, place, { 'Mobile number': mobileNum, ...twice(PASSWORD) })
  await agree(user, place)
  await press(user, place, 'Send code')
  const slider = within(await dialog('One more step')).getByRole('slider')
  await within(await dialog('One more step')).findByRole('img', { name: /piece/ })
  fireEvent.change(slider, { target: { value: String((await answerTo<{ x: number }>('slider')).x) } })
  await press(user, await dialog('One more step'), 'Check')
  await within(place).findByText(`+54 ${mobileNum}`)
  const code = await field(place, 'SMS code')
  await fill(user, code, '000')
  await press(user, place, 'Register')
  await vi.waitFor(() => expect(saidOf(code)).toContain('The verification code is missing or not right.'))
  await hasFocus(code)
  const to = { countryDialingCode: '54', mobileNum }
  await fill(user, code, inHalves(await lastSms(site.sandbox, to, 'register')))
  await site.sandbox.scenario({ kind: 'failing', how: 'cut-short', times: 1, endpoint: 'registerMobile' })
  await press(user, place, 'Register')
  await within(place).findByText('No response received')
  await press(user, place, 'Try to log in')
  await isIn()
  await vi.waitFor(() => expect(sessionStorage.getItem('username')).toBe(mobileNum))
})

test('a second code to the same number asks for no second proof', async () => {
  const pass = standingClock()
  const site = openSite({ brand: 'pampas' })
  await ask(site)
  const page = await site.visit('/register')
  const { user } = page
  await form()
  await user.click(screen.getByRole('tab', { name: 'Mobile number' }))
  const place = await form()
  await within(place).findByRole('combobox', { name: 'Country code' })
  const mobileNum = `911${String(Date.now()).slice(-6)}7`
  await fillIn(user, place, { 'Mobile number': mobileNum })
  await press(user, place, 'Send code')
  const question = await dialog('One more step')
  await within(question).findByRole('img', { name: /piece/ })
  const { x } = await answerTo<{ x: number }>('slider')
  fireEvent.change(within(question).getByRole('slider'), { target: { value: String(x) } })
  await press(user, question, 'Check')
  await within(place).findByText(`+54 ${mobileNum}`)
  pass(120_001)
  // The countdown looks at the clock once a second.
  await user.click(await within(place).findByRole('button', { name: 'Send code' }))
  await vi.waitFor(() => expect(callsTo(page, '/wps/verification/sms/register')).toBe(2))
  expect(screen.queryByRole('dialog', { name: 'One more step' })).toBeNull()
})

test('a trial account is told that it gives way, and rules that do not come are asked for again', async () => {
  const site = openSite()
  await site.sandbox.scenario({ kind: 'failing', how: 'html', endpoint: 'getRegisterRules' })
  const { user, router } = await site.enter('trial')
  await vi.waitFor(() => expect(sessionStorage.getItem('isAgent')).toBe('4'))
  await router.navigate({ to: '/register' })
  const popup = await dialog('Open an account')
  const again = await within(popup).findByRole('button', { name: 'Try again' })
  await site.sandbox.clear('failing')
  await user.click(again)
  const place = await form()
  expect(place.textContent).toContain('You are using a trial account. Registering replaces it with your own.')
  await fillIn(user, place, { Username: someone(), ...twice('Horse2468') })
  await agree(user, place)
  await press(user, place, 'Register')
  // Another dialog greets a newcomer.
  await vi.waitFor(() => expect(screen.queryByRole('dialog', { name: 'Open an account' })).toBeNull())
  await vi.waitFor(() => expect(sessionStorage.getItem('isAgent')).toMatch(/^(?!4$)\d+$/))
})
