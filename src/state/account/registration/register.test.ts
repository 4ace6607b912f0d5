import { describe, expect, test } from 'vitest'
import { credentials, createTestSandbox, wireframe, type Bench } from '../../../../scripts/sandbox/testing/sandbox.ts'
import { Refusal, TransportFailure } from '../../../rules/failure.ts'
import { mayHaveHappened } from '../../../rules/money/ambiguous-outcome.ts'
import { brandAtom } from '../../site/brand.ts'
import { languageAtom } from '../../site/language.ts'
import { registerDraftAtom } from './register-draft.ts'
import { affiliateQuery, checkAffiliateAtom, registerAtom, type Registration } from './register.ts'
import { sessionAtom } from '../login/session.ts'
import { openSession } from '../../../testing/session.ts'
import { freePlayAtom, signInAtom } from '../login/sign-in.ts'
import { signOutAtom } from '../login/sign-out.ts'
import { stored } from '../../../testing/state.ts'

const from = { domain: 'localhost', registerUrl: 'http://localhost/register' }
const ANA: Registration = {
  way: 'username',
  typed: { username: 'Ana12', password: 'Horse-2468', confirmPassword: 'Horse-2468', email: '' },
  referralCode: '',
  from,
}

/** A page over a merchant that asks for a name and a password alone; and what was sent to register. */
async function open() {
  const bench = createTestSandbox()
  await bench.control('POST', '/sandbox/scenarios', {
    kind: 'register-rules',
    rules: Object.fromEntries(
      ['mobileNum', 'email', 'fullName', 'birthday', 'idNumber'].map((name) => [name, { enabled: false }]),
    ),
  })
  const sent: unknown[] = []
  const fetch = async (request: Request): Promise<Response> => {
    if (request.method === 'PUT') sent.push(await request.clone().json())
    return bench.sandbox.fetch(request)
  }
  const { page } = openSession({ sandbox: { fetch, close: () => bench.sandbox.close() } })
  const register = (said: Registration = ANA): Promise<void> => page.store.set(registerAtom, said, page.queries)
  return { bench, page, register, sent }
}
const fails = (bench: Bench, more: object) =>
  bench.control('POST', '/sandbox/scenarios', { kind: 'failing', endpoint: 'registerMember', times: 1, ...more })

describe('registering', () => {
  test('sends what was said and nothing that was not, and begins the session', async () => {
    const { page, register, sent } = await open()
    page.store.set(registerDraftAtom, () => ({ way: null, values: { password: 'Horse-2468' }, unheard: null }))
    await register({ ...ANA, referralCode: '0012345' })
    expect(sent).toEqual([
      {
        ...from,
        username: 'Ana12',
        password: 'Horse-2468',
        confirmPassword: 'Horse-2468',
        referralCode: '0012345',
        registerMethod: 'WEB',
        login: true,
      },
    ])
    expect(page.store.get(sessionAtom)).toMatchObject({ username: 'ana12', accountType: 0 })
    expect(page.store.get(registerDraftAtom)).toEqual({ way: null, values: {}, unheard: null })
    expect(JSON.stringify([stored(sessionStorage), stored(localStorage)])).not.toContain('Horse')
  })

  test('says which texts were agreed to, in the language that they were read in', async () => {
    const { page, register, sent } = await open()
    const versions = { [page.store.get(languageAtom).code]: { terms: 'es-1a2b3c4d', privacy: 'es-5e6f7a8b' } }
    page.store.set(brandAtom, { ...page.store.get(brandAtom), pages: { base: '/pages/1', versions } })
    await register()
    expect(sent).toMatchObject([{ termsVersion: 'es-1a2b3c4d', privacyVersion: 'es-5e6f7a8b' }])
  })

  test('writes a number as its digits', async () => {
    const { register, sent } = await open()
    const typed = { ...ANA.typed, countryDialingCode: '+54', mobileNum: '+54 (911) 5550-1000' }
    await register({ ...ANA, typed }).catch(() => undefined)
    expect(sent).toMatchObject([{ countryDialingCode: '54', mobileNum: '91155501000' }])
  })

  test('that is refused keeps everything as it was', async () => {
    const { page, register } = await open()
    page.store.set(registerDraftAtom, () => ({ way: 'username', values: { username: 'player' }, unheard: null }))
    const refused = await register({ ...ANA, typed: { ...ANA.typed, username: 'player' } }).catch((it: unknown) => it)
    expect(refused).toBeInstanceOf(Refusal)
    expect(refused).toMatchObject({ value: { field: 'username' } })
    expect(page.store.get(sessionAtom)).toBeNull()
    expect(page.store.get(registerDraftAtom).values).toEqual({ username: 'player' })
  })

  test('ends the trial that came before', async () => {
    const { bench, page, register } = await open()
    await page.store.set(signInAtom, { ...credentials('trial').payload, type: 'username' }, page.queries)
    const trial = page.store.get(sessionAtom)
    expect(trial).toMatchObject({ accountType: 4 })
    await register()
    const session = page.store.get(sessionAtom)
    expect(session).toMatchObject({ username: 'ana12', accountType: 0 })
    expect(session?.token).not.toBe(trial?.token)
    const ended = { success: false, value: { session: 'ended' } }
    await expect.poll(() => bench.call('getMemberInfo', { token: trial?.token ?? '' })).toMatchObject(ended)
  })
})

describe('an answer that is lost', () => {
  test.each([{ how: 'abort' }, { how: 'html' }, { how: 'status', status: 502 }])(
    'after the account was made (%j): it is sent once, and one may log in with what was typed',
    async (how) => {
      const { bench, page, register, sent } = await open()
      await fails(bench, { ...how, when: 'after' })
      const lost = await register().catch((error: unknown) => error)
      expect(mayHaveHappened(lost)).toBe(true)
      expect(sent).toHaveLength(1)
      expect(page.store.get(sessionAtom)).toBeNull()
      await page.store.set(signInAtom, { type: 'username', username: 'Ana12', password: 'Horse-2468' }, page.queries)
      expect(page.store.get(sessionAtom)).toMatchObject({ username: 'ana12' })
    },
  )

  test('and a form that is sent again all the same makes no second account', async () => {
    const { bench, register } = await open()
    await fails(bench, { how: 'abort', when: 'after' })
    await expect(register()).rejects.toBeInstanceOf(TransportFailure)
    await expect(register()).rejects.toMatchObject({ value: { field: 'username' } })
  })

  test('before anything was made lets the form be sent again', async () => {
    const { bench, page, register } = await open()
    await fails(bench, { how: 'status', status: 503, when: 'before' })
    await expect(register()).rejects.toBeInstanceOf(TransportFailure)
    await register()
    expect(page.store.get(sessionAtom)).toMatchObject({ username: 'ana12' })
  })
})

describe('an affiliate’s code', () => {
  test('is good, or not, or not known where nothing was heard', async () => {
    const { bench, page } = await open()
    const ask = (code: string) => page.queries.fetchQuery(affiliateQuery(code, 'www.pampas.example'))
    expect(await ask('0012345')).toBe(true)
    expect(await ask('12345')).toBe(false)
    await bench.control('POST', '/sandbox/scenarios', { kind: 'failing', endpoint: 'checkAffiliateCode' })
    await expect(ask('7788')).rejects.toBeInstanceOf(TransportFailure)
  })

  test('that was typed is refused before anything is sent', async () => {
    const { page, sent } = await open()
    await expect(page.store.set(checkAffiliateAtom, 'nonsense', 'localhost')).rejects.toMatchObject({
      serverMessage: 'invitation_code_error',
    })
    await page.store.set(checkAffiliateAtom, '0012345', 'localhost')
    expect(sent).toEqual([])
  })
})

test('the neutral merchant asks for a name and a password', async () => {
  expect(
    Object.keys((await createTestSandbox().call('getRegisterRules', { merchant: wireframe })).value as object),
  ).toEqual(['username', 'password'])
})

describe('a draft', () => {
  const typed = { way: null, values: { username: 'ana', password: 'Horse-2468' }, unheard: null }
  const empty = { way: null, values: {}, unheard: null }

  test('is nobody else’s: a login by another way drops it', async () => {
    const { page } = await open()
    page.store.set(registerDraftAtom, () => typed)
    await page.store.set(signInAtom, { ...credentials('player').payload, type: 'username' }, page.queries)
    expect(page.store.get(registerDraftAtom)).toEqual(empty)
  })

  test.each(['before', 'in'])('that was typed %s a trial stays through it, and ends with it', async (when) => {
    const { page } = await open()
    if (when === 'before') page.store.set(registerDraftAtom, () => typed)
    await page.store.set(freePlayAtom, page.queries)
    if (when === 'in') page.store.set(registerDraftAtom, () => typed)
    expect(page.store.get(registerDraftAtom)).toEqual(typed)
    page.store.set(signOutAtom, page.queries)
    expect(page.store.get(registerDraftAtom)).toEqual(empty)
  })
})
