import { describe, expect, test, vi } from 'vitest'
import { makeAccount, rightAnswer } from '../../../scripts/sandbox/testing/password.ts'
import { credentials, createTestSandbox } from '../../../scripts/sandbox/testing/sandbox.ts'
import { SECOND_FACTORS, type LoginReply } from '../../api/account/session.ts'
import { Refusal } from '../../rules/failure.ts'
import { logInAgainAtom } from './password.ts'
import { promptAtom, type Prompt, type SecondFactorQuestion } from '../site/prompts.ts'
import { endsLogin, secondFactorCodeAtom, secondFactorProofAtom } from './second-factor.ts'
import { sessionAtom } from '../account/login/session.ts'
import { openSession } from '../../testing/session.ts'
import type { TestPage } from '../../testing/state.ts'

/** Logs in from an unregistered IP address, up to the question. */
async function logIn() {
  const bench = createTestSandbox()
  const account = await makeAccount(bench)
  await bench.control('POST', '/sandbox/scenarios', { kind: 'unregistered-ip' })
  const { page, signIn } = openSession(bench)
  const login = signIn(credentials(account.username))
  // Whether it fails is the test's business, later on.
  login.catch(() => undefined)
  return { bench, account, page, signIn, login, question: await asked(page) }
}

/** The question, once it is put to the player. */
const asked = (page: TestPage): Promise<SecondFactorQuestion> =>
  vi.waitFor(() => {
    const prompt = page.store.get(promptAtom)
    expect(prompt).toHaveProperty('demand')
    return prompt as SecondFactorQuestion // it has what makes it one
  })

describe('a login from an unregistered IP address', () => {
  test.each(SECOND_FACTORS)('goes on once %s has proved who it is', async (way) => {
    const { bench, account, page, login, question } = await logIn()
    expect(page.store.get(sessionAtom)).toBeNull()
    const { ticket } = question.demand
    const prove = page.store.get(secondFactorProofAtom)
    await expect(prove({ ticket, way, answer: 'wrong' })).rejects.toBeInstanceOf(Refusal)
    const reply = await prove({ ticket, way, answer: await rightAnswer(bench, account, ticket, way) })
    question.settle(reply)
    await login
    expect(page.store.get(sessionAtom)).toMatchObject({ token: reply.token, username: account.username })
    expect(page.store.get(promptAtom)).toBeNull()
  })

  test('is refused as before where the player gives up', async () => {
    const { page, login, question } = await logIn()
    question.settle(null)
    await expect(login).rejects.toMatchObject({ serverMessage: 'please complete verification first' })
    expect(page.store.get(promptAtom)).toBeNull()
    expect(page.store.get(sessionAtom)).toBeNull()
  })

  test.each<Prompt>([null, 'sign-out', 'ended-by-server', 'ended-idle'])(
    'is given up where its question gives way to %j',
    async (next) => {
      const { page, login } = await logIn()
      page.store.set(promptAtom, next)
      await expect(login).rejects.toMatchObject({ serverMessage: 'please complete verification first' })
      expect(page.store.get(promptAtom)).toBe(next)
      expect(page.store.get(sessionAtom)).toBeNull()
    },
  )

  test('gives way to another login, whose question stands', async () => {
    const { page, signIn, login, account, question } = await logIn()
    const second = signIn(credentials(account.username))
    await expect(login).rejects.toBeInstanceOf(Refusal)
    const next = await asked(page)
    expect(next).not.toBe(question)
    next.settle(null)
    await expect(second).rejects.toBeInstanceOf(Refusal)
    expect(page.store.get(promptAtom), 'the first one is over').toBeNull()
  })

  test('that is given up inside a forced change of the password has that asked again', async () => {
    const bench = createTestSandbox()
    const { username } = await makeAccount(bench, 'expired')
    const { page, signIn } = openSession(bench)
    await signIn(credentials(username))
    expect(page.store.get(promptAtom)).toBe('forced-password-change')
    await bench.control('POST', '/sandbox/scenarios', { kind: 'unregistered-ip' })
    const again = page.store.set(logInAgainAtom, 'Sandbox-2468', page.queries)
    again.catch(() => undefined)
    const question = await asked(page)
    question.settle(null)
    await expect(again).rejects.toBeInstanceOf(Refusal)
    expect(page.store.get(promptAtom)).toBe('forced-password-change')
    expect(page.store.get(sessionAtom)).toMatchObject({ username })
  })

  test('codes say how long they take, and the last wrong answer is told from others', async () => {
    const { page, question } = await logIn()
    const { ticket } = question.demand
    expect(await page.store.get(secondFactorCodeAtom)({ ticket, way: 'sms' })).toEqual({ expiredMinutes: 2 })
    const prove = (): Promise<LoginReply> =>
      page.store.get(secondFactorProofAtom)({ ticket, way: 'authenticator', answer: 'wrong' })
    const ends: boolean[] = []
    for (let tries = 0; tries < 6; tries += 1) ends.push(endsLogin(await prove().catch((error: unknown) => error)))
    expect(ends).toEqual([false, false, false, false, true, true])
  })

  test('a refusal that is none of this is handed on', async () => {
    const { signIn, page } = openSession(createTestSandbox())
    await expect(signIn(credentials('player', { password: 'wrong' }))).rejects.toBeInstanceOf(Refusal)
    expect(page.store.get(promptAtom)).toBeNull()
  })
})
