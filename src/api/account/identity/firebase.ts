/**
 * The identity port over Firebase Authentication. A chunk of its own, which `lazy-identity.ts` fetches when a player of a
 * brand that names a Firebase project wants it. The library works in the page itself, so this is the one place of this
 * floor that touches the document.
 */
import { initializeApp } from '@firebase/app'
import {
  browserPopupRedirectResolver,
  connectAuthEmulator,
  FacebookAuthProvider,
  GoogleAuthProvider,
  initializeAuth,
  inMemoryPersistence,
  RecaptchaVerifier,
  signInWithPhoneNumber,
  signInWithPopup,
  signOut,
  type Auth,
  type User,
} from '@firebase/auth'
import { IdentityFailure } from '../../../rules/account/identity-failure.ts'
import { yieldToRecaptcha } from './yield-to-recaptcha.ts'
import type { IdentityChannel, IdentityProvider, IdentityProof, SocialProvider } from './provider.ts'
import { identityFailure } from './problems.ts'
import { loadRecaptcha } from './recaptcha.ts'

/** The project that vouches, as its console shows it; none of this is secret. */
export interface FirebaseProject {
  readonly apiKey: string
  readonly authDomain: string
  readonly projectId: string
  readonly appId?: string | undefined
}

/** What is used of the library; tests that have no provider's window to open hand in their own. */
export const LIBRARY = {
  initializeApp,
  initializeAuth,
  connectAuthEmulator,
  signInWithPopup,
  signInWithPhoneNumber,
  signOut,
  makeVerifier: (auth: Auth, place: HTMLElement) => new RecaptchaVerifier(auth, place, { size: 'invisible' }),
  loadRecaptcha,
  yieldToRecaptcha,
}
export type FirebaseLibrary = typeof LIBRARY

/**
 * @param emulator the origin of a Firebase Auth emulator that answers in the project's place
 */
export function createFirebaseIdentity(
  project: FirebaseProject,
  emulator?: string,
  library: FirebaseLibrary = LIBRARY,
): IdentityProvider {
  const { apiKey, authDomain, projectId, appId } = project
  const open = (name: string, popups: boolean): Auth => {
    const app = library.initializeApp({ apiKey, authDomain, projectId, ...(appId ? { appId } : {}) }, name)
    const auth = library.initializeAuth(app, {
      // Nothing of a player is kept: the proof goes to our own gateway, whose session is the only one.
      persistence: inMemoryPersistence,
      ...(popups ? { popupRedirectResolver: browserPopupRedirectResolver } : {}),
    })
    if (emulator) library.connectAuthEmulator(auth, emulator, { disableWarnings: true })
    return auth
  }
  // Apart, since the one for windows begins by loading a frame on phones, which a code must not wait for.
  let windows: Auth | undefined
  let phones: Auth | undefined

  const proofOf = async (auth: Auth, user: User, channel: IdentityChannel): Promise<IdentityProof> => {
    const token = await user.getIdToken()
    // Whether it hears of it or not, there is nothing stored to sign out of.
    await library.signOut(auth).catch(() => undefined)
    return { channel, token }
  }

  return {
    // Phones begin with the frame that hands a window's answer on; other browsers have the time when one is opened.
    prepare: async () => {
      windows ??= open('windows', true)
    },
    signIn: (provider, language) =>
      translated(async () => {
        windows ??= open('windows', true)
        windows.languageCode = serviceLanguage(language)
        const { user } = await library.signInWithPopup(windows, makeProvider(provider))
        return proofOf(windows, user, provider)
      }),
    sendCode: (phone, language) =>
      translated(async () => {
        if (!phone) throw new IdentityFailure('missing-phone')
        phones ??= open('phones', false)
        const auth = phones
        auth.languageCode = serviceLanguage(language)
        // The emulator asks for no proof that one is human.
        if (!emulator) await library.loadRecaptcha(auth.languageCode)
        const stop = emulator ? undefined : library.yieldToRecaptcha()
        const place = document.body.appendChild(document.createElement('div'))
        const verifier = library.makeVerifier(auth, place)
        try {
          const sent = await library.signInWithPhoneNumber(auth, phone, verifier)
          return {
            confirm: (code) =>
              translated(async () => {
                if (!code) throw new IdentityFailure('invalid-code')
                return proofOf(auth, (await sent.confirm(code)).user, 'phone')
              }),
          }
        } finally {
          stop?.()
          verifier.clear()
          place.remove()
        }
      }),
  }
}

function makeProvider(name: SocialProvider): GoogleAuthProvider | FacebookAuthProvider {
  const provider = name === 'google' ? new GoogleAuthProvider() : new FacebookAuthProvider()
  provider.addScope('email')
  // Whoever shares a computer must not come in as who was there before.
  provider.setCustomParameters(name === 'google' ? { prompt: 'select_account' } : { display: 'popup' })
  return provider
}

/** The service's own spelling of a language: at most six letters, Chinese by country. */
export function serviceLanguage(tag: string): string {
  if (/^zh-Hans\b/.test(tag)) return 'zh-CN'
  if (/^zh-Hant\b/.test(tag)) return 'zh-TW'
  return tag.length <= 6 ? tag : (tag.split('-')[0] ?? 'en')
}

/** Lets nothing through but what the port promises to throw. */
async function translated<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    throw identityFailure(error)
  }
}
