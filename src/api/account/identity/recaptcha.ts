/** Google's check that one is human, which guards the codes that a Firebase project sends. */
import { IdentityFailure } from '../../../rules/account/identity-failure.ts'

const SCRIPT = 'https://www.google.com/recaptcha/api.js'
const CALLBACK = 'identityCheckLoaded'
/** Longer than a slow phone needs, and short enough for whoever waits. */
const TIMEOUT_MS = 30_000

interface CheckGlobals {
  grecaptcha?: { readonly render?: unknown }
  [CALLBACK]?: () => void
}

let loading: Promise<void> | undefined

/**
 * Loads the check unless it is there: by ourselves, since the variant that the library asks for makes elements out of
 * plain text, which the page's policy forbids.
 * @param language as the service spells it
 * @throws IdentityFailure `not-loaded`; the next call asks again
 */
export function loadRecaptcha(language: string): Promise<void> {
  loading ??= load(language).catch((error: unknown) => {
    loading = undefined
    throw error
  })
  return loading
}

function load(language: string): Promise<void> {
  // What Google's script leaves in the page; the page's types do not know it.
  const globals = globalThis as CheckGlobals
  if (globals.grecaptcha?.render) return Promise.resolve()
  const { promise, resolve, reject } = Promise.withResolvers<void>()
  const fail = (): void => reject(new IdentityFailure('not-loaded', 'recaptcha'))
  const timer = setTimeout(fail, TIMEOUT_MS)
  globals[CALLBACK] = resolve
  const search = new URLSearchParams({ trustedtypes: 'true', render: 'explicit', hl: language, onload: CALLBACK })
  const script = document.createElement('script')
  script.addEventListener('error', fail)
  script.src = `${SCRIPT}?${search.toString()}`
  document.head.append(script)
  return promise.finally(() => {
    clearTimeout(timer)
    delete globals[CALLBACK]
  })
}
