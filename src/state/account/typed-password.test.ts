import { expect, test } from 'vitest'
import { credentials, createTestSandbox } from '../../../scripts/sandbox/testing/sandbox.ts'
import { endSessionAtom, sessionAtom } from './login/session.ts'
import { openSession } from '../../testing/session.ts'
import { signOutAtom } from './login/sign-out.ts'
import { typedPasswordAtom } from './typed-password.ts'

test.each([
  ['by signing out', signOutAtom],
  ['by the server', endSessionAtom],
])('a password that was typed is out of memory once its session is over %s', async (_, over) => {
  const { page, signIn } = openSession(createTestSandbox())
  await signIn(credentials('default'))
  const session = page.store.get(sessionAtom)
  expect(page.store.get(typedPasswordAtom)).toBe('Sandbox-2468')
  page.store.set(over, page.queries)
  // Were it still held, it would show with its token.
  page.store.set(sessionAtom, session)
  expect(page.store.get(typedPasswordAtom)).toBeNull()
})

test('the password of a session that began later is held all the same', async () => {
  const { page, signIn } = openSession(createTestSandbox())
  await signIn(credentials('default'))
  await signIn(credentials('default'))
  expect(page.store.get(typedPasswordAtom)).toBe('Sandbox-2468')
})
