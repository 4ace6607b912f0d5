import { expect, test } from 'vitest'
import { makeAccount } from '../../../../scripts/sandbox/testing/password.ts'
import { credentials, createTestSandbox } from '../../../../scripts/sandbox/testing/sandbox.ts'
import { changePasswordAtom } from '../../security/password.ts'
import { brandAtom } from '../../site/brand.ts'
import { logInByNameAtom } from './log-in-by-name.ts'
import { sessionAtom } from './session.ts'
import { openSession } from '../../../testing/session.ts'
import { wantsCaptcha } from './sign-in.ts'
import { testBrand } from '../../../testing/state.ts'

const PATHS = { letters: '/wps/session/login', slider: '/wps/session/login/slider' } as const
const FORMS = ['letters', 'slider'] as const

/** A page of a brand that has one of the forms of login, and which of them were asked. */
async function open(form: (typeof FORMS)[number]) {
  const bench = createTestSandbox()
  const { username, password } = await makeAccount(bench)
  const asked: string[] = []
  const fetch = (request: Request): Response | Promise<Response> => {
    const { pathname } = new URL(request.url)
    if (pathname.startsWith(PATHS.letters)) asked.push(pathname)
    return bench.sandbox.fetch(request)
  }
  const session = openSession({ sandbox: { fetch, close: () => bench.sandbox.close() } })
  const { page } = session
  const brand = testBrand()
  page.store.set(brandAtom, { ...brand, captcha: { ...brand.captcha, login: form } })
  return { bench, username, password, asked, ...session }
}

test.each(FORMS)('goes by the brand’s own form of login alone: %s', async (form) => {
  const { page, username, password, asked } = await open(form)
  await page.store.set(logInByNameAtom, { username, password }, page.queries)
  expect(page.store.get(sessionAtom)).toMatchObject({ username, accountType: 0 })
  expect(asked).toEqual([PATHS[form]])
})

test.each(FORMS)('hands the wish for a captcha on: %s', async (form) => {
  const { bench, page, username, password, asked } = await open(form)
  await bench.control('POST', '/sandbox/scenarios', { kind: 'captcha' })
  const error = await page.store.set(logInByNameAtom, { username, password }, page.queries).catch((it: unknown) => it)
  expect(wantsCaptcha(error)).toBe(true)
  expect(page.store.get(sessionAtom)).toBeNull()
  expect(asked).toEqual([PATHS[form]])
})

test('a change of the password logs in again by the slider’s form, too', async () => {
  const { page, signIn, username, password, asked } = await open('slider')
  await signIn(credentials(username))
  const before = page.store.get(sessionAtom)?.token
  await page.store.set(changePasswordAtom, { oldPassword: password, newPassword: 'Fresh-2468' }, page.queries)
  expect(page.store.get(sessionAtom)).toMatchObject({ username })
  expect(page.store.get(sessionAtom)?.token).not.toBe(before)
  expect(asked).toEqual([PATHS.letters, PATHS.slider])
})
