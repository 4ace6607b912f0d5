import { describe, expect, test } from 'vitest'
import type { Brand } from '../../../src/brand/schema.ts'
import { PINNED_POLICY, withoutHashes } from '../fixtures/pinned-policy.ts'
import { contentSecurityPolicy } from './headers.ts'
import { bundledIdentity, identitySources, type IdentityOf } from './identity-policy.ts'

type Channels = NonNullable<Brand['identity']>['firebase']['channels']

const inline = { scripts: ['run()'], styles: ['a{}', 'b{}', 'c{}'] }
const gateway: Brand['gateway'] = {
  logoutMethod: 'POST',
  feedbackMethod: 'POST',
  idempotency: 'header',
  timeoutSeconds: 10,
}
const identityOf = (channels: Channels, emulator?: string): IdentityOf => ({
  firebase: {
    apiKey: 'key-of-nobody-in-particular',
    authDomain: 'casa.firebaseapp.com',
    projectId: 'casa-1',
    channels,
  },
  ...(emulator ? { emulator } : {}),
})
/** The policy of a brand without a host of its own but those of its sign-in. */
function policyOf(identity: IdentityOf | undefined, games: readonly string[] = []): readonly string[] {
  const origins = { images: [], support: [], games: [...games] }
  return withoutHashes(contentSecurityPolicy({ gateway, origins, identity }, inline, true))
}
const added = (identity: IdentityOf): readonly string[] =>
  policyOf(identity).filter((line) => !PINNED_POLICY.includes(line))

describe('the policy of a brand', () => {
  test('without third-party sign-in names nobody of its', () => {
    expect(policyOf(undefined)).toEqual(PINNED_POLICY)
  })

  test('with every channel', () => {
    expect(policyOf(identityOf(['google', 'facebook', 'phone']))).toHaveLength(PINNED_POLICY.length)
    expect(added(identityOf(['google', 'facebook', 'phone']))).toMatchInlineSnapshot(`
      [
        "script-src 'self' 'sha256-*' https://apis.google.com/js/api.js https://apis.google.com/_/scs/ https://www.google.com/recaptcha/api.js https://www.google.com/recaptcha/enterprise.js https://www.gstatic.com/recaptcha/releases/",
        "connect-src 'self' https://identitytoolkit.googleapis.com https://securetoken.googleapis.com",
        "frame-src https://casa.firebaseapp.com https://www.google.com/recaptcha/ https://recaptcha.google.com/recaptcha/",
        "trusted-types default dompurify gapi#gapi goog#html 'allow-duplicates'",
      ]
    `)
  })

  test('with windows alone', () => {
    expect(added(identityOf(['google']))).toMatchInlineSnapshot(`
      [
        "script-src 'self' 'sha256-*' https://apis.google.com/js/api.js https://apis.google.com/_/scs/",
        "connect-src 'self' https://identitytoolkit.googleapis.com https://securetoken.googleapis.com",
        "frame-src https://casa.firebaseapp.com",
        "trusted-types default dompurify gapi#gapi goog#html 'allow-duplicates'",
      ]
    `)
  })

  test('with codes by SMS alone', () => {
    expect(added(identityOf(['phone']))).toMatchInlineSnapshot(`
      [
        "script-src 'self' 'sha256-*' https://www.google.com/recaptcha/api.js https://www.google.com/recaptcha/enterprise.js https://www.gstatic.com/recaptcha/releases/",
        "connect-src 'self' https://identitytoolkit.googleapis.com https://securetoken.googleapis.com",
        "frame-src https://www.google.com/recaptcha/ https://recaptcha.google.com/recaptcha/",
        "trusted-types default dompurify goog#html 'allow-duplicates'",
      ]
    `)
  })

  test('keeps its games, and says unsafe of nothing', () => {
    const policy = policyOf(identityOf(['google', 'phone']), ['https://play.example'])
    expect(policy.find((line) => line.startsWith('frame-src'))).toMatch(/^frame-src https:\/\/play\.example https:/)
    expect(policy.join(';')).not.toMatch(/unsafe|http:|\*\./)
  })

  test('with an emulator calls that in the place of the service', () => {
    expect(added(identityOf(['google'], 'http://127.0.0.1:9099'))).toEqual(
      expect.arrayContaining(["connect-src 'self' http://127.0.0.1:9099", 'frame-src http://127.0.0.1:9099']),
    )
  })
})

test('an emulator answers for nobody’s projects alone', () => {
  const { firebase } = identityOf(['google'])
  const emulated = (projectId: string) =>
    bundledIdentity({ firebase: { ...firebase, projectId } }, 'http://127.0.0.1:9099').emulator
  expect([emulated('demo-casa'), emulated('casa-1')]).toEqual(['http://127.0.0.1:9099', undefined])
})

test.each<Channels>([['google'], ['phone'], ['facebook', 'phone']])(
  'the page lets in the scripts that its policy names: %s',
  (...channels) => {
    const identity = identityOf(channels)
    expect(bundledIdentity(identity).scripts).toEqual(identitySources(identity).scripts)
    // A prefix without a slash at its host's end would let other hosts in, one without a path much else of its host.
    for (const start of bundledIdentity(identity).scripts) {
      expect(start).toMatch(/^https:\/\/[a-z.]+\/.+(?:\.js|\/)$/)
      expect(start).not.toMatch(/google\.com\/recaptcha\/$/)
    }
  },
)
