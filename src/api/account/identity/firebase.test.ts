import { inMemoryPersistence, type Auth, type GoogleAuthProvider } from '@firebase/auth'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { createFirebaseIdentity, LIBRARY, serviceLanguage, type FirebaseLibrary } from './firebase.ts'

const PROJECT = { apiKey: 'AIza-not-a-secret-key-00', authDomain: 'casa.firebaseapp.com', projectId: 'demo-casa' }

/** What the adapter asked of the library, which has no provider's window to open here. */
interface Asked {
  readonly what: string
  readonly language: string | null
  readonly about: unknown
}

/** A library that writes down what is asked of it. Each name of the real one is there, or this does not compile. */
function record(answers: { readonly window?: () => unknown; readonly code?: () => unknown } = {}) {
  const asked: Asked[] = []
  const note = (what: string, auth: Auth, about: unknown): void => {
    asked.push({ what, language: auth.languageCode, about })
  }
  const user = { getIdToken: async () => 'a.b.c' }
  const verifier = { clear: vi.fn() }
  const library = {
    ...LIBRARY,
    initializeApp: (options: object, name: string) => ({ options, name }),
    initializeAuth: (app: { name: string }, deps: object) => {
      asked.push({ what: `open ${app.name}`, language: null, about: deps })
      return { languageCode: null }
    },
    connectAuthEmulator: (auth: Auth, url: string) => note('emulator', auth, url),
    signInWithPopup: async (auth: Auth, provider: unknown) => {
      note('window', auth, provider)
      return answers.window?.() ?? { user }
    },
    signInWithPhoneNumber: async (auth: Auth, phone: string) => {
      note('code', auth, phone)
      return { confirm: async (code: string) => answers.code?.() ?? (note('confirm', auth, code), { user }) }
    },
    signOut: async (auth: Auth) => note('sign out', auth, null),
    makeVerifier: () => verifier,
    yieldToRecaptcha: () => {
      asked.push({ what: 'way', language: null, about: null })
      return () => asked.push({ what: 'way back', language: null, about: null })
    },
    loadRecaptcha: async (language: string) => {
      asked.push({ what: 'check', language, about: null })
    },
    // The parts that are used of each answer are those above.
  } as unknown as FirebaseLibrary
  const asks = () => asked.map(({ what, language }) => [what, language])
  return { library, asked, asks, verifier }
}

const error = (code: string) => Object.assign(new Error(`${code}: +5491155501000`), { code })

/** As much of a document as the check needs: a place to stand in. */
function stubPage() {
  const places = new Set<object>()
  const makePlace = () => {
    const place = { remove: () => places.delete(place) }
    return place
  }
  const appendChild = (place: object) => (places.add(place), place)
  vi.stubGlobal('document', Object.assign(new EventTarget(), { createElement: makePlace, body: { appendChild } }))
  return places
}
afterEach(() => vi.unstubAllGlobals())

describe('a provider’s window', () => {
  test.each([
    ['google', 'google.com', { prompt: 'select_account' }, ['profile', 'email']],
    ['facebook', 'facebook.com', { display: 'popup' }, ['email']],
  ] as const)('of %s is opened with its scopes, parameters and the page’s language', async (name, id, said, scopes) => {
    const { library, asked, asks } = record()
    const proof = await createFirebaseIdentity(PROJECT, undefined, library).signIn(name, 'zh-Hans')
    expect(proof).toEqual({ channel: name, token: 'a.b.c' })
    expect(asks()).toEqual([
      ['open windows', null],
      ['window', 'zh-CN'],
      ['sign out', 'zh-CN'],
    ])
    const provider = asked[1]?.about as GoogleAuthProvider // what the library's own function is handed
    expect(provider.providerId).toBe(id)
    expect(provider.getCustomParameters()).toEqual(said)
    expect(provider.getScopes().toSorted()).toEqual([...scopes].toSorted())
  })

  test('is made ready ahead, by opening nothing', async () => {
    const { library, asks } = record()
    const identity = createFirebaseIdentity(PROJECT, undefined, library)
    await identity.prepare()
    expect(asks()).toEqual([['open windows', null]])
    await identity.signIn('google', 'en')
    expect(asks().map(([what]) => what)).toEqual(['open windows', 'window', 'sign out'])
  })

  test('keeps nothing between visits, and is opened once for all', async () => {
    const { library, asked } = record()
    const identity = createFirebaseIdentity(PROJECT, undefined, library)
    await identity.signIn('google', 'en')
    await identity.signIn('facebook', 'es')
    const opened = asked.filter(({ what }) => what.startsWith('open'))
    expect(opened).toHaveLength(1)
    expect(opened[0]?.about).toMatchObject({ persistence: inMemoryPersistence })
    expect(opened[0]?.about).toHaveProperty('popupRedirectResolver')
  })

  test.each([
    ['auth/popup-blocked', 'popup-blocked'],
    ['auth/popup-closed-by-user', 'closed-by-user'],
    ['auth/cancelled-popup-request', 'closed-by-user'],
    ['auth/user-cancelled', 'closed-by-user'],
    ['auth/operation-not-allowed', 'not-allowed'],
    ['auth/unauthorized-domain', 'not-allowed'],
    ['auth/user-disabled', 'not-allowed'],
    ['auth/account-exists-with-different-credential', 'other-provider'],
    ['auth/network-request-failed', 'network'],
    ['auth/internal-error', 'not-loaded'],
    ['auth/argument-error', 'unknown'],
    ['toString', 'unknown'],
  ])('that ends in %s is "%s", without a word of what was typed', async (code, problem) => {
    const fail = () => {
      throw error(code)
    }
    const signIn = createFirebaseIdentity(PROJECT, undefined, record({ window: fail }).library).signIn('google', 'en')
    const failure: unknown = await signIn.catch((it: unknown) => it)
    expect(failure).toMatchObject({ name: 'IdentityFailure', problem, mark: code.startsWith('auth/') ? code : '' })
    expect(String(failure)).not.toContain('5491155501000')
  })
})

describe('a code', () => {
  test('goes out after the check that one is human, and its confirmation proves the phone', async () => {
    const places = stubPage()
    const { library, asks, asked, verifier } = record()
    const sent = await createFirebaseIdentity(PROJECT, undefined, library).sendCode('+5491155501000', 'vi')
    expect(await sent.confirm('123456')).toEqual({ channel: 'phone', token: 'a.b.c' })
    expect(asks()).toEqual([
      ['open phones', null],
      ['check', 'vi'],
      ['way', null],
      ['code', 'vi'],
      ['way back', null],
      ['confirm', 'vi'],
      ['sign out', 'vi'],
    ])
    expect(asked[0]?.about).toEqual({ persistence: inMemoryPersistence })
    expect([places.size, verifier.clear.mock.calls.length], 'nothing is left in the page').toEqual([0, 1])
  })

  test('of an emulator needs no check', async () => {
    stubPage()
    const { library, asks } = record()
    await createFirebaseIdentity(PROJECT, 'http://127.0.0.1:9099', library).sendCode('+5491155501000', 'en')
    expect(asks().map(([what]) => what)).toEqual(['open phones', 'emulator', 'code'])
  })

  test.each([
    ['auth/invalid-verification-code', 'invalid-code'],
    ['auth/missing-verification-code', 'invalid-code'],
    ['auth/code-expired', 'code-expired'],
    ['auth/invalid-verification-id', 'code-expired'],
    ['auth/invalid-phone-number', 'invalid-phone'],
    ['auth/missing-phone-number', 'missing-phone'],
    ['auth/too-many-requests', 'too-many-requests'],
    ['auth/quota-exceeded', 'quota'],
    ['auth/captcha-check-failed', 'captcha-failed'],
    ['auth/invalid-app-credential', 'captcha-failed'],
  ])('that ends in %s is "%s"', async (code, problem) => {
    stubPage()
    const fail = () => {
      throw error(code)
    }
    const sent = await createFirebaseIdentity(PROJECT, undefined, record({ code: fail }).library).sendCode('+1', 'en')
    await expect(sent.confirm('123456')).rejects.toMatchObject({ name: 'IdentityFailure', problem })
  })

  test('without a number, or without a code, is asked of nobody', async () => {
    stubPage()
    const { library, asked } = record()
    const identity = createFirebaseIdentity(PROJECT, undefined, library)
    await expect(identity.sendCode('', 'en')).rejects.toMatchObject({ problem: 'missing-phone' })
    const sent = await identity.sendCode('+5491155501000', 'en')
    await expect(sent.confirm('')).rejects.toMatchObject({ problem: 'invalid-code' })
    expect(asked.map(({ what }) => what)).toEqual(['open phones', 'check', 'way', 'code', 'way back'])
  })
})

test.each([
  ['en', 'en'],
  ['zh-Hans', 'zh-CN'],
  ['zh-Hant', 'zh-TW'],
  ['pt-BR', 'pt-BR'],
  ['sr-Latn-RS', 'sr'],
])('%s is "%s" to the service', (tag, said) => {
  expect(serviceLanguage(tag)).toBe(said)
})
