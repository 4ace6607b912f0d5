/** What a brand with third-party sign-in lets into its pages, and no other brand does. */
import type { BundledIdentity } from '../../../src/brand/bundle.ts'
import type { Brand } from '../../../src/brand/schema.ts'

/** A brand's sign-in, with the emulator that answers in the service's place where a sandbox has one. */
export type IdentityOf = NonNullable<Brand['identity']> & { readonly emulator?: string }

/** What signing in is made of. */
interface IdentitySources {
  readonly scripts: readonly string[]
  readonly connections: readonly string[]
  readonly frames: readonly string[]
  /** Names of the Trusted Types policies that the service's scripts make. */
  readonly policies: readonly string[]
}

/** Behind the windows of providers: the loader, and what it loads. */
const WINDOWS_SCRIPTS = ['https://apis.google.com/js/api.js', 'https://apis.google.com/_/scs/']
/**
 * The check that one is human, which guards codes. Down to the file, since these hosts serve much else, some of which
 * would run what is written into a page (the check's own folder holds such a script).
 */
const CHECK_SCRIPTS = [
  'https://www.google.com/recaptcha/api.js',
  'https://www.google.com/recaptcha/enterprise.js',
  'https://www.gstatic.com/recaptcha/releases/',
]
const CHECK_FRAMES = ['https://www.google.com/recaptcha/', 'https://recaptcha.google.com/recaptcha/']
const CALLS = ['https://identitytoolkit.googleapis.com', 'https://securetoken.googleapis.com']

const NONE: IdentitySources = { scripts: [], connections: [], frames: [], policies: [] }

/** What the policy of a brand's pages lets in for its sign-in: by channel, so that a brand opens no more than it uses. */
export function identitySources(identity: IdentityOf | undefined): IdentitySources {
  if (!identity) return NONE
  const { firebase, emulator } = identity
  const windows = firebase.channels.some((channel) => channel !== 'phone')
  const codes = firebase.channels.includes('phone')
  return {
    scripts: [...(windows ? WINDOWS_SCRIPTS : []), ...(codes ? CHECK_SCRIPTS : [])],
    connections: emulator ? [emulator] : CALLS,
    frames: [...(windows ? [emulator ?? `https://${firebase.authDomain}`] : []), ...(codes ? CHECK_FRAMES : [])],
    // Where both are used, each makes one of the second name.
    policies: [...(windows ? ['gapi#gapi'] : []), 'goog#html', "'allow-duplicates'"],
  }
}

/**
 * What the page is told of it.
 * @param emulator answers for projects named `demo-…` alone: all others are somebody's
 */
export function bundledIdentity({ firebase }: NonNullable<Brand['identity']>, emulator?: string): BundledIdentity {
  const identity = { firebase, ...(emulator && firebase.projectId.startsWith('demo-') ? { emulator } : {}) }
  return { ...identity, scripts: identitySources(identity).scripts }
}
