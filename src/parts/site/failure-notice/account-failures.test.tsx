/**
 * Each call of the ways in, answered in every wrong way: always a message, never a blank page, and nothing typed is lost.
 * What a message says is told where each form is tested.
 */
import { fireEvent, screen, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { dialog, field, fill, fillIn, press, standingClock } from '../../../testing/forms.ts'
import { openSite, type Site } from '../../../testing/site.tsx'

/** One of each kind of failure: a status, an end in the middle, and no answer of ours. How each is read is the gateway's. */
const HOWS = ['status', 'cut-short', 'html'] as const

interface Rounds {
  readonly site: Site
  readonly user: UserEvent
  readonly endpoint: string
  /** Where it is tried, and told unless in a dialog of its own. */
  readonly place: () => HTMLElement
  readonly attempt: () => Promise<void>
  /** After each message, such as putting it away. */
  readonly after?: () => Promise<void>
}

/** Everything that is typed into a place. */
const typedIn = (place: HTMLElement): string[] =>
  [...place.querySelectorAll('input')].map(({ name, value, checked }) => `${name}=${value} ${checked}`)

/** Tries a call in each wrong way. */
async function tryEach({ site, endpoint, place, attempt, after }: Rounds): Promise<void> {
  const before = typedIn(place())
  for (const how of HOWS) {
    await site.sandbox.scenario({ kind: 'failing', how, endpoint })
    await attempt()
    await vi.waitFor(() => {
      const here = place()
      expect(here.querySelector('button[aria-busy="true"]'), `${endpoint} ${how}: still busy`).toBeNull()
      const inPlace = [...here.querySelectorAll('[role="alert"], [role="status"]')].map((it) => it.textContent)
      const inDialog = screen.queryByRole('dialog', { name: 'The code was not sent' })?.textContent
      expect([...inPlace, inDialog ?? ''].join(' '), `${endpoint} ${how}`).toMatch(/.{20}/)
    })
    await after?.()
    expect(typedIn(place()), `${endpoint} ${how}: what was typed`).toEqual(before)
  }
  await site.sandbox.clear('failing')
}

const NEW = { 'New password': 'Horse-2468', 'Repeat the new password': 'Horse-2468' }

test('logging in, free plays and codes', async () => {
  const pass = standingClock()
  const site = openSite({ brand: 'pampas' })
  const { user } = await site.visit('/index?modal=login')
  const popup = await dialog('Log in')
  const rounds = { site, user, place: () => popup }
  await fillIn(user, popup, { Username: 'ana', Password: 'Horse-2468' })
  await tryEach({ ...rounds, endpoint: 'startFreePlay', attempt: () => press(user, popup, 'Free demo') })
  await tryEach({ ...rounds, endpoint: 'login', attempt: () => press(user, popup, 'Log in') })
  await user.click(within(popup).getByRole('tab', { name: 'Mobile number' }))
  await within(popup).findByRole('combobox', { name: 'Country code' })
  await fillIn(user, popup, { 'Mobile number': '91155501000', 'SMS code': '123456' })
  await tryEach({
    ...rounds,
    endpoint: 'sendLoginCode',
    attempt: async () => {
      pass(1001)
      await press(user, popup, 'Send code')
    },
    after: async () => press(user, await dialog('The code was not sent'), 'OK'),
  })
})

test('the second form of login, and showing that a person is there', async () => {
  const site = openSite({ brand: 'hoasen' })
  const member = await site.sandbox.member('player')
  const { user } = await site.visit('/index?modal=login')
  const popup = await dialog('Log in')
  await fillIn(user, popup, { Username: member.username, Password: member.password })
  await tryEach({
    site,
    user,
    place: () => popup,
    endpoint: 'loginWithSlider',
    attempt: () => press(user, popup, 'Log in'),
  })

  await site.sandbox.scenario({ kind: 'captcha' })
  await site.sandbox.scenario({ kind: 'failing', how: 'html', endpoint: 'getSliderPuzzle' })
  await press(user, popup, 'Log in')
  const puzzle = await dialog('One more step')
  const rounds = { site, user, place: () => puzzle }
  const again = () => press(user, puzzle, 'Try again')
  await within(puzzle).findByRole('alert')
  await tryEach({ ...rounds, endpoint: 'getSliderPuzzle', attempt: again })
  await again()
  await within(puzzle).findByRole('img', { name: /piece/ })
  await tryEach({
    ...rounds,
    endpoint: 'judgeSliderPuzzle',
    attempt: async () => {
      await within(puzzle).findByRole('img', { name: /piece/ })
      fireEvent.change(within(puzzle).getByRole('slider'), { target: { value: '100' } })
      await press(user, puzzle, 'Check')
    },
  })
  await press(user, puzzle, 'Answer a question instead')
  const said = await within(puzzle).findByRole<HTMLInputElement>('textbox')
  await vi.waitFor(() => expect(said.labels?.[0]?.textContent).not.toBe('Loading'))
  await tryEach({
    ...rounds,
    endpoint: 'judgeCaptchaQuestion',
    attempt: async () => {
      await vi.waitFor(() => expect(said.labels?.[0]?.textContent).not.toBe('Loading'))
      await fill(user, said, 'x')
      await press(user, puzzle, 'Check')
    },
  })
})

test('a second factor', async () => {
  const pass = standingClock()
  const site = openSite()
  const member = await site.sandbox.member('player')
  await site.sandbox.scenario({ kind: 'unregistered-ip' })
  const { user } = await site.visit('/index?modal=login')
  const popup = await dialog('Log in')
  await fillIn(user, popup, { Username: member.username, Password: member.password })
  await press(user, popup, 'Log in')
  const question = await dialog('Is this you?')
  await fill(user, await field(question, 'SMS code'), '123456')
  const rounds = { site, user, place: () => question }
  await tryEach({ ...rounds, endpoint: 'proveSecondFactor', attempt: () => press(user, question, 'Confirm') })
  await tryEach({
    ...rounds,
    endpoint: 'sendSecondFactorCode',
    attempt: async () => {
      pass(1001)
      await press(user, question, 'Send code')
    },
    after: async () => press(user, await dialog('The code was not sent'), 'OK'),
  })
})

test('passwords', async () => {
  const site = openSite({ brand: 'pampas' })
  const guest = await site.visit('/index?modal=forgot-password')
  const popup = await dialog('Forgot password')
  const form = async (label: string): Promise<HTMLElement> => (await field(popup, label)).form as HTMLFormElement // Each of them stands in one.
  const ask = await form('E-mail')
  await fillIn(guest.user, ask, { Username: 'ana', 'E-mail': 'ana@example.com' })
  const rounds = { site, user: guest.user, place: () => popup }
  await tryEach({
    ...rounds,
    endpoint: 'forgotPasswordByEmail',
    attempt: () => press(guest.user, ask, 'Send e-mail'),
  })
  await press(guest.user, ask, 'I have a code already')
  const set = await form('Code from the e-mail')
  await fillIn(guest.user, set, { 'Code from the e-mail': 'ABCD1234', ...NEW })
  await tryEach({
    ...rounds,
    endpoint: 'setPasswordByEmail',
    attempt: () => press(guest.user, set, 'Set password and log in'),
  })

  const { user } = await site.enter('player', '/index?modal=change-password')
  const change = await dialog('Change password')
  await fillIn(user, change, { 'Current password': 'not-it', ...NEW })
  await tryEach({
    site,
    user,
    place: () => change,
    endpoint: 'changePassword',
    attempt: () => press(user, change, 'Change password'),
  })
})

test('registering', async () => {
  const site = openSite()
  const rule = { patternId: 0, minLength: 2, maxLength: 20, enabled: true, required: true }
  const names = ['mobileNum', 'email', 'fullName', 'birthday', 'idNumber', 'nationality', 'recommenderId']
  const rules = Object.fromEntries(names.map((name) => [name, { enabled: false }]))
  const asked = { ...rules, username: rule, password: rule, affiliateCode: { ...rule, required: false } }
  await site.sandbox.scenario({ kind: 'register-rules', rules: asked })
  await site.sandbox.scenario({ kind: 'modules', on: ['AFFILIATE'] })
  const { user } = await site.visit('/register')
  const form = await screen.findByRole('form', { name: 'Register' })
  await fillIn(user, form, {
    Username: `lupe${Date.now()}`,
    Password: 'Horse-2468',
    'Confirm password': 'Horse-2468',
  })
  for (const box of within(form).getAllByRole('checkbox')) await user.click(box)
  const code = await field(form, 'Invitation code (optional)')
  await fill(user, code, '7788')
  const rounds = { site, user, place: () => form }
  await tryEach({ ...rounds, endpoint: 'checkAffiliateCode', attempt: () => press(user, form, 'Register') })
  await fill(user, code, '')
  // It is never sent again by itself: whoever wants that says so.
  await tryEach({
    ...rounds,
    endpoint: 'registerMember',
    attempt: async () => {
      const unheard = within(form).queryByRole('button', { name: 'Send them again' })
      if (unheard) await user.click(unheard)
      await press(user, form, 'Register')
    },
  })
})
