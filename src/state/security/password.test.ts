import { describe, expect, test } from 'vitest'
import { mailedCode, makeAccount, textedCode } from '../../../scripts/sandbox/testing/password.ts'
import { credentials, createTestSandbox } from '../../../scripts/sandbox/testing/sandbox.ts'
import { ContractFailure, Refusal } from '../../rules/failure.ts'
import { mayHaveHappened } from '../../rules/money/ambiguous-outcome.ts'
import {
  changePasswordAtom,
  forgotPasswordAtom,
  logInAgainAtom,
  setPasswordByEmailAtom,
  setPasswordByPhoneAtom,
} from './password.ts'
import { loadMemberAtom } from '../account/login/load-member.ts'
import { promptAtom } from '../site/prompts.ts'
import { sessionAtom, storedSession } from '../account/login/session.ts'
import { MERCHANT_KEYS, openSession } from '../../testing/session.ts'
import { signInAtom } from '../account/login/sign-in.ts'
import { signOutAtom } from '../account/login/sign-out.ts'
import { stored } from '../../testing/state.ts'
import { unheardChangeAtom } from './unheard-change.ts'

const NEW = 'Fresh-2468'

/** A page over a sandbox of its own, with a member of a kind who has logged in by name. */
async function enter(kind: 'player' | 'expired' | 'default' | 'newcomer' = 'player') {
  const bench = createTestSandbox()
  const account = await makeAccount(bench, kind)
  const session = openSession(bench)
  await session.signIn(credentials(account.username))
  const { page } = session
  const change = (said: { oldPassword?: string; newPassword: string }) =>
    page.store.set(changePasswordAtom, said, page.queries)
  return { bench, account, change, ...session }
}

test('nothing is asked behind the back of a change that is under way', async () => {
  const { page, change, account } = await enter()
  const isUnheard = (): boolean => page.store.get(unheardChangeAtom)
  const wrong = change({ oldPassword: 'Wrong-2468', newPassword: NEW })
  expect(isUnheard()).toBe(true)
  await expect(wrong).rejects.toBeInstanceOf(Refusal)
  expect(isUnheard(), 'nothing was changed').toBe(false)
  const right = change({ oldPassword: account.password, newPassword: NEW })
  expect(isUnheard()).toBe(true)
  await right
  expect(isUnheard(), 'the next session has begun').toBe(false)
})

describe('a forced change of the password', () => {
  test.each(['expired', 'default'] as const)('of an %s one stands in the way, and needs no old one', async (kind) => {
    const { page, change, account } = await enter(kind)
    expect(page.store.get(promptAtom)).toBe('forced-password-change')
    const before = page.store.get(sessionAtom)?.token
    await change({ newPassword: NEW })
    expect(page.store.get(promptAtom)).toBeNull()
    expect(page.store.get(sessionAtom)).toMatchObject({ username: account.username, accountType: 0 })
    expect(page.store.get(sessionAtom)?.token).not.toBe(before)
    expect(sessionStorage.getItem('cpw')).toBeNull()
    const kept = JSON.stringify({ ...stored(sessionStorage), ...stored(localStorage) })
    for (const secret of [NEW, account.password]) expect(kept).not.toContain(secret)
  })

  test('survives a reload, after which the old one is asked for', async () => {
    const { bench } = await enter('default')
    const kept = stored(sessionStorage)
    const { page } = openSession(bench)
    for (const [key, value] of Object.entries(kept)) sessionStorage.setItem(key, value)
    page.store.set(sessionAtom, storedSession())
    await page.store.set(loadMemberAtom, page.queries)
    expect(page.store.get(sessionAtom)).toMatchObject({ demandsPassword: true })
    const again = (said: { oldPassword?: string; newPassword: string }) =>
      page.store.set(changePasswordAtom, said, page.queries)
    await expect(again({ newPassword: NEW })).rejects.toMatchObject({ value: { field: 'oldPassword' } })
    await again({ oldPassword: 'Sandbox-2468', newPassword: NEW })
    expect(page.store.get(promptAtom)).toBeNull()
  })

  test('can be left by signing out', async () => {
    const { page } = await enter('expired')
    page.store.set(signOutAtom, page.queries)
    page.store.set(promptAtom, null)
    expect(stored(sessionStorage)).toEqual(MERCHANT_KEYS)
  })

  test.each(['expired', 'default'] as const)('of an %s one stands in nobody’s way who came by SMS', async (kind) => {
    const bench = createTestSandbox()
    const account = await makeAccount(bench, kind)
    const { page } = openSession(bench)
    const { mobileNum, countryDialingCode } = account
    await bench.call('sendLoginCode', { payload: { mobileNum, countryDialingCode } })
    const said = { type: 'sms' as const, username: mobileNum, countryDialingCode }
    await page.store.set(signInAtom, { ...said, password: await textedCode(bench, account) }, page.queries)
    expect(page.store.get(sessionAtom)).toMatchObject({ username: account.username })
    expect(page.store.get(promptAtom)).toBeNull()
  })
})

describe('a change of the password by choice', () => {
  test('needs the old one, and logs in again', async () => {
    const { page, change } = await enter()
    await expect(change({ newPassword: NEW })).rejects.toMatchObject({ value: { field: 'oldPassword' } })
    const before = page.store.get(sessionAtom)?.token
    await change({ oldPassword: 'Sandbox-2468', newPassword: NEW })
    expect(page.store.get(sessionAtom)?.token).not.toBe(before)
    expect(page.store.get(promptAtom)).toBeNull()
  })

  test.each([
    ['a captcha is wanted', { kind: 'captcha' }],
    ['no answer comes', { kind: 'failing', endpoint: 'login', how: 'abort' }],
  ])('says that it is done where logging in again fails: %s', async (_, scenario) => {
    const { bench, page, change } = await enter()
    await bench.control('POST', '/sandbox/scenarios', scenario)
    await change({ oldPassword: 'Sandbox-2468', newPassword: NEW })
    expect(page.store.get(sessionAtom)).toBeNull()
    expect(page.store.get(promptAtom)).toBe('ended-by-new-password')
    expect(stored(sessionStorage)).toEqual(MERCHANT_KEYS)
  })

  test('whose answer is lost can be looked into: it was carried out, or it was not', async () => {
    for (const when of ['after', 'before']) {
      const { bench, page, change } = await enter()
      const lost = { kind: 'failing', endpoint: 'changePassword', how: 'abort', when, times: 1 }
      await bench.control('POST', '/sandbox/scenarios', lost)
      const error = await change({ oldPassword: 'Sandbox-2468', newPassword: NEW }).catch((it: unknown) => it)
      expect(mayHaveHappened(error)).toBe(true)
      const before = page.store.get(sessionAtom)
      const again = page.store.set(logInAgainAtom, NEW, page.queries)
      if (when === 'after') {
        await again
        expect(page.store.get(sessionAtom)?.token).not.toBe(before?.token)
      } else {
        await expect(again).rejects.toBeInstanceOf(Refusal)
        expect(page.store.get(sessionAtom), 'the session still stands').toEqual(before)
        await change({ oldPassword: 'Sandbox-2468', newPassword: NEW })
      }
    }
  })

  test.each([
    ['/wps/member/password', 'nobody'],
    ['/wps/member/password', 'somebody else'],
    ['/wps/session/login', 'nobody'],
    ['/wps/session/login', 'somebody else'],
  ])('of whoever signs out before %s is answered lets nobody in, and leaves %s alone', async (path, next) => {
    const { page, change, signIn, onItsWay } = await enter()
    const { late, release } = await onItsWay(() => change({ oldPassword: 'Sandbox-2468', newPassword: NEW }), path)
    page.store.set(signOutAtom, page.queries)
    if (next === 'somebody else') await signIn(credentials('vip'))
    const here = page.store.get(sessionAtom)
    release()
    await late
    expect(page.store.get(sessionAtom)).toEqual(here)
    expect(page.store.get(promptAtom)).toBeNull()
  })

  test('a first login that had to wait for it is still a first one', async () => {
    const { page, change } = await enter('default')
    sessionStorage.setItem('firstTimeLogin', 'true')
    await change({ newPassword: NEW })
    expect(sessionStorage.getItem('firstTimeLogin')).toBe('true')
    expect(page.store.get(promptAtom)).toBe('welcome')
    await change({ oldPassword: NEW, newPassword: 'Other-1357' })
    expect(page.store.get(promptAtom), 'and that once').toBeNull()
  })
})

describe('a forgotten password', () => {
  test('is set anew by e-mail, which logs in', async () => {
    const bench = createTestSandbox()
    const { username, email } = await makeAccount(bench, 'expired')
    const { page } = openSession(bench)
    await page.store.set(forgotPasswordAtom, { username, email })
    await page.store.set(forgotPasswordAtom, { username: 'nobody', email: 'nobody@players.example' })
    const set = (verificationCode: string) =>
      page.store.set(setPasswordByEmailAtom, { username, verificationCode, newPassword: NEW }, page.queries)
    await expect(set('ABCDEFGH')).rejects.toMatchObject({ value: { field: 'verificationCode' } })
    expect(page.store.get(sessionAtom)).toBeNull()
    await set(await mailedCode(bench, email))
    expect(page.store.get(sessionAtom)).toMatchObject({ username, accountType: 0 })
    expect(page.store.get(promptAtom), 'the new one is neither expired nor a default').toBeNull()
  })

  test('is set anew by phone, which logs in', async () => {
    const bench = createTestSandbox()
    const account = await makeAccount(bench)
    const { page } = openSession(bench)
    const { mobileNum, countryDialingCode } = account
    await bench.call('sendLoginCode', { payload: { mobileNum, countryDialingCode } })
    const request = { mobileNum, countryDialingCode, newPassword: NEW }
    await page.store.set(
      setPasswordByPhoneAtom,
      { ...request, verificationCode: await textedCode(bench, account) },
      page.queries,
    )
    expect(page.store.get(sessionAtom)).toMatchObject({ username: account.username, accountType: 0 })
  })

  test('what is no e-mail address is not sent', async () => {
    const bench = createTestSandbox()
    const { page } = openSession(bench)
    await expect(page.store.set(forgotPasswordAtom, { username: 'a', email: 'b' })).rejects.toBeInstanceOf(
      ContractFailure,
    )
  })
})
