import { createLocalJWKSet, exportJWK, generateKeyPair, SignJWT, UnsecuredJWT } from 'jose'
import { beforeAll, describe, expect, test } from 'vitest'
import { DEMO_PROJECT, demoToken, identityClaims, type SaidIdentity } from '../testing/identity.ts'
import { createIdentityJudge, type IdentityJudge } from './identity-token.ts'

const NOW = 1_800_000_000_000
const seconds = NOW / 1000
const project = 'casa-norte'
const said = { iss: `https://securetoken.google.com/${project}`, aud: project }

type Keys = Awaited<ReturnType<typeof generateKeyPair>>
let keys: Keys
let others: Keys
let judge: IdentityJudge

beforeAll(async () => {
  ;[keys, others] = await Promise.all([generateKeyPair('RS256'), generateKeyPair('RS256')])
  const set = { keys: [{ ...(await exportJWK(keys.publicKey)), kid: 'k1', alg: 'RS256' }] }
  judge = createIdentityJudge({ keys: createLocalJWKSet(set) })
})

const sign = (claims: Readonly<Record<string, unknown>> = {}, by: Keys = keys): Promise<string> =>
  new SignJWT(identityClaims({ now: NOW, claims: { ...said, ...claims } }))
    .setProtectedHeader({ alg: 'RS256', kid: 'k1' })
    .sign(by.privateKey)

describe('a signed token', () => {
  test('is believed', async () => {
    expect(await judge.judge(await sign({ sub: 'ada', name: 'Ada' }), 'google', project, NOW)).toEqual({
      subject: 'ada',
      name: 'Ada',
      number: null,
      expiresAt: seconds + 3600,
    })
  })

  test.each<[what: string, claims: Record<string, unknown>]>([
    ['another project', { aud: 'casa-sur' }],
    ['another issuer', { iss: 'https://securetoken.google.com/casa-sur' }],
    ['one that is over', { exp: seconds - 1 }],
    ['one without an end', { exp: undefined }],
    ['one from the future', { iat: seconds + 600 }],
    ['a login of long ago', { auth_time: seconds - 601 }],
    ['a login of tomorrow', { auth_time: seconds + 86_400 }],
    ['no time of login', { auth_time: undefined }],
    ['nobody', { sub: '' }],
    ['somebody endless', { sub: 'x'.repeat(129) }],
    ['another channel', { firebase: { sign_in_provider: 'facebook.com' } }],
    ['a password', { firebase: { sign_in_provider: 'password' } }],
    ['no channel', { firebase: undefined }],
    ['a number that is none', { phone_number: '110' }],
  ])('for %s is not', async (_, claims) => {
    expect(await judge.judge(await sign(claims), 'google', project, NOW)).toBeNull()
  })

  test('by another key, without a signature, or changed afterwards is not', async () => {
    const good = await sign()
    const [head = '', body = '', signature = ''] = good.split('.')
    const richer = Buffer.from(JSON.stringify({ ...identityClaims({ now: NOW, claims: said }), sub: 'admin' }))
    const forged = [
      await sign({}, others),
      `${head}.${body}.`,
      `${head}.${richer.toString('base64url')}.${signature}`,
      new UnsecuredJWT(identityClaims({ now: NOW, claims: said })).encode(),
      'a.b.c',
      '',
    ]
    for (const token of forged) expect([token, await judge.judge(token, 'google', project, NOW)]).toEqual([token, null])
  })
})

describe('a token of the emulator', () => {
  const emulated = createIdentityJudge({ emulated: true })
  const phone: SaidIdentity = { channel: 'phone', subject: 'ada', phone: '+5491155501000', now: NOW }

  test('is believed where it was asked for, of a project that is nobody’s', async () => {
    expect(await emulated.judge(demoToken(phone), 'phone', DEMO_PROJECT, NOW)).toMatchObject({
      subject: 'ada',
      number: '5491155501000',
    })
  })

  test('is not believed elsewhere: by another sandbox, of a real project, of another channel, without its number', async () => {
    const { phone: _, ...numberless } = phone
    const real = demoToken({ ...phone, claims: said })
    const answers = await Promise.all([
      judge.judge(demoToken(phone), 'phone', DEMO_PROJECT, NOW),
      createIdentityJudge({ keys: () => Promise.reject(new Error('no key')) }).judge(real, 'phone', project, NOW),
      emulated.judge(real, 'phone', DEMO_PROJECT, NOW),
      emulated.judge(demoToken(phone), 'google', DEMO_PROJECT, NOW),
      emulated.judge(demoToken(numberless), 'phone', DEMO_PROJECT, NOW),
      emulated.judge(`${demoToken(phone)}c2lnbmVk`, 'phone', DEMO_PROJECT, NOW),
    ])
    expect(answers).toEqual(answers.map(() => null))
  })
})
