/** Signing in with an account from elsewhere, and codes that a third party sends (spec 1, "social sign-in"; spec 8). */
import { screen, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import type { IdentityProvider, IdentityProof } from '../../../api/account/identity/provider.ts'
import { IdentityFailure, type IdentityProblem } from '../../../rules/account/identity-failure.ts'
import { identityAtom } from '../../../state/account/identity.ts'
import { callsTo, dialog, field, fill, hasFocus, isIn, press, saidOf, standingClock } from '../../../testing/forms.ts'
import { openSite, type VisitOptions } from '../../../testing/site.tsx'

/** What the service vouches with, as it looks. */
const WORD = ['word', 'of', 'service'].map((part) => Buffer.from(part.repeat(9)).toString('base64url')).join('.')
const PATH = '/wps/session/login/thirdParty'
type Channels = readonly ('google' | 'facebook' | 'phone')[]

/** Settles each call of the service as a test says, in the order of the calls. */
function stubService() {
  const windows: { provider: string; settle: PromiseWithResolvers<IdentityProof> }[] = []
  const sent: string[] = []
  const told: { problem?: IdentityProblem; right?: string } = {}
  const port: IdentityProvider = {
    prepare: async () => undefined,
    signIn: (provider) => {
      const settle = Promise.withResolvers<IdentityProof>()
      windows.push({ provider, settle })
      return settle.promise
    },
    sendCode: async (phone) => {
      if (told.problem) throw new IdentityFailure(told.problem)
      sent.push(phone)
      return {
        confirm: async (code) => {
          if (code !== told.right) throw new IdentityFailure('invalid-code')
          return { channel: 'phone', token: WORD }
        },
      }
    },
  }
  return { port, windows, sent, told }
}

/** The login popup of a brand that takes the word of a service. */
async function open(channels: Channels, options: VisitOptions = {}) {
  const firebase = { apiKey: 'key', authDomain: 'a.example', projectId: 'demo-livery', channels: [...channels] }
  const site = openSite({ ...options, says: { identity: { firebase, scripts: [] } } })
  const service = stubService()
  const member = await site.sandbox.member('player')
  // What the gateway makes of the service's word is the sandbox's own business, and tested there.
  const value = { token: member.token, firstTimeLogin: false, passwordExpired: false }
  await site.sandbox.scenario({ kind: 'answering', endpoint: 'loginWithIdentity', value })
  const visit = await site.visit('/index')
  visit.store.set(identityAtom, service.port)
  await visit.router.navigate({ to: '/index', search: { modal: 'login' } })
  return { ...visit, site, service, member, popup: await dialog('Log in') }
}

test('a provider’s window is waited for, given up, told of, tried again, and lets in', async () => {
  const { user, calls, popup, service } = await open(['google', 'facebook'])
  const google = await within(popup).findByRole('button', { name: 'Continue with Google' })
  const facebook = within(popup).getByRole('button', { name: 'Continue with Facebook' })
  await user.click(facebook)
  expect(service.windows[0]?.provider).toBe('facebook')
  await within(popup).findByText('Continue in the window that opened.')
  expect([facebook, google].map((it) => it.getAttribute('aria-busy'))).toEqual(['true', null])
  await press(user, popup, 'Cancel')
  expect(within(popup).queryByText('Continue in the window that opened.')).toBeNull()
  await hasFocus(facebook)
  service.windows[0]?.settle.resolve({ channel: 'facebook', token: WORD })
  await user.click(google)
  expect(callsTo({ calls }, PATH), 'what a window that was given up brings counts for nothing').toBe(0)

  service.windows[1]?.settle.reject(new IdentityFailure('popup-blocked'))
  const alert = await within(popup).findByRole('alert')
  expect(alert.textContent).toContain('The window could not open')
  await press(user, alert, 'Try again')
  expect(within(popup).queryByRole('alert')).toBeNull()
  await hasFocus(google)
  service.windows[2]?.settle.reject(new IdentityFailure('closed-by-user'))
  await within(popup).findByText('Login failure. Please try again.')
  await press(user, popup, 'Try again')
  expect(service.windows.map(({ provider }) => provider)).toEqual(['facebook', 'google', 'google', 'google'])
  service.windows[3]?.settle.resolve({ channel: 'google', token: WORD })
  await isIn()
  await vi.waitFor(() => expect(screen.queryByRole('dialog', { name: 'Log in' })).toBeNull())
  expect(JSON.stringify({ ...sessionStorage, ...localStorage })).not.toContain(WORD)
})

test('an answer of our own gateway that is lost is told, keeps what was typed, and is asked for with a new word', async () => {
  const { user, site, calls, popup, service } = await open(['google'])
  await fill(user, await field(popup, 'Username'), 'ana')
  await press(user, popup, 'Continue with Google')
  await site.sandbox.scenario({ kind: 'failing', how: 'cut-short', times: 1, endpoint: 'loginWithIdentity' })
  service.windows[0]?.settle.resolve({ channel: 'google', token: WORD })
  await within(popup).findByText('Check your network and try again.')
  expect((await field(popup, 'Username')).value).toBe('ana')
  expect(callsTo({ calls }, PATH), 'nothing is sent again by itself').toBe(1)
  await press(user, popup, 'Try again')
  service.windows[1]?.settle.resolve({ channel: 'google', token: WORD })
  await isIn()
  expect(callsTo({ calls }, PATH)).toBe(2)
})

/** Spec 8, "Phone and auth messages", as the third party says them. */
const SAID = [
  ['invalid-phone', 'The format of the phone number is not valid. Check the number and the country code.'],
  ['missing-phone', 'Please enter a valid phone number.'],
  ['too-many-requests', 'Too many requests. Try again after 5 minutes.'],
  ['captcha-failed', 'Please try again. If the problem continues, reload the page.'],
  ['quota', 'No more codes can be sent at the moment. Please contact customer service.'],
  ['not-allowed', 'This login method is not available for your account. Please contact customer service.'],
  ['unknown', 'Unknown error. Please try again, or log in another way.'],
] as const

test('a third party’s code is sent once for a minute, told of in its words, judged there, and lets in', async () => {
  const pass = standingClock()
  const { user, calls, popup, service } = await open(['phone'], { brand: 'pampas' })
  expect(within(popup).queryByRole('button', { name: /^Continue with/ })).toBeNull()
  await user.click(await within(popup).findByRole('tab', { name: 'Mobile number' }))
  const [number, code] = [await field(popup, 'Mobile number'), await field(popup, 'SMS code')]
  await within(popup).findByRole('combobox', { name: 'Country code' })
  await fill(user, number, '91155501234')
  for (const [problem, words] of SAID) {
    service.told.problem = problem
    pass(1001)
    await press(user, popup, 'Send code')
    const told = await dialog('The code was not sent')
    expect(told.textContent).toContain(words)
    await press(user, told, 'OK')
  }
  delete service.told.problem
  service.told.right = '123456'
  pass(1001)
  await press(user, popup, 'Send code')
  await within(popup).findByText('+54 91155501234')
  // One minute, whatever the gateway says of its own codes (spec 4).
  await within(popup).findByRole('button', { name: 'Send again in 60 s' })
  expect(service.sent).toEqual(['+5491155501234'])
  expect(callsTo({ calls }, '/wps/verification/sms/noLogin')).toBe(0)
  await fill(user, code, '000000')
  await press(user, popup, 'Log in')
  await vi.waitFor(() =>
    expect(popup.textContent).toContain('The verification code is missing or not right. Check it and try again.'),
  )
  expect(saidOf(code)).toContain('The verification code is missing or not right.')
  expect(callsTo({ calls }, PATH)).toBe(0)
  await fill(user, code, '123456')
  await press(user, popup, 'Log in')
  await isIn()
})
