/** Keeps the identity service's library out of everything but the pages of players who ask for it. */
import { IdentityFailure } from '../../../rules/account/identity-failure.ts'
import type { FirebaseProject } from './firebase.ts'
import type { IdentityProvider } from './provider.ts'

/**
 * The identity port of a Firebase project, whose library is loaded when it is first wanted; what does not load is asked
 * for again the next time.
 * @param emulator as for `createFirebaseIdentity`
 */
export function lazyIdentity(project: FirebaseProject, emulator?: string): IdentityProvider {
  let loaded: Promise<IdentityProvider> | undefined
  const load = (): Promise<IdentityProvider> => {
    loaded ??= import('./firebase.ts').then(
      ({ createFirebaseIdentity }) => createFirebaseIdentity(project, emulator),
      () => {
        loaded = undefined
        throw new IdentityFailure('not-loaded')
      },
    )
    return loaded
  }
  return {
    prepare: () =>
      load().then(
        (identity) => identity.prepare(),
        () => undefined,
      ),
    signIn: async (provider, language) => (await load()).signIn(provider, language),
    sendCode: async (phone, language) => (await load()).sendCode(phone, language),
  }
}
