import { base64url, CompactEncrypt, decodeProtectedHeader, importJWK } from 'jose'
import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { lazySeal } from './lazy-seal.ts'
import { createSeal, newReplyKey, openReply } from './seal.ts'
import { refuse, serveInProcess } from '../serve-in-process.ts'
import { login } from '../account/session.ts'
import { tamperSeals } from './tamper-seals.ts'
import { CLOCK_TOLERANCE_MS, generateSealPair, SEAL_LIFETIME_MS, SealError, sealReply, unseal } from './unseal.ts'
import type { UnsealContext } from './unseal.ts'

const { publicKey, privateKey } = await generateSealPair('k1')
const CALL = { method: 'POST', path: '/wps/session/login' } as const

/** Opens at the time of day, remembering ids as a server does. */
function opener(overrides: Partial<UnsealContext> = {}) {
  const ids = new Set<string>()
  const seen = (jti: string): boolean => ids.has(jti) || !ids.add(jti)
  return (jwe: string) => unseal(jwe, privateKey, { ...CALL, now: Date.now(), seen, ...overrides })
}

const reason = (opened: Promise<unknown>): Promise<unknown> =>
  opened.then(
    () => 'opened',
    (error: unknown) => (error instanceof SealError ? error.reason : error),
  )

/** A request sealed by someone who has the public key but does not keep to the format. */
async function forge(header: Record<string, unknown>, plaintext = '{}', key = publicKey): Promise<string> {
  const { n, e } = key
  const seal = createSeal(key)
  const good = decodeProtectedHeader(await seal.seal({}, CALL))
  const merged = { ...good, alg: 'RSA-OAEP-256', enc: 'A256GCM', ...header }
  return new CompactEncrypt(new TextEncoder().encode(plaintext))
    .setProtectedHeader(merged)
    .encrypt(await importJWK({ kty: 'RSA', n, e }, merged.alg))
}

describe('seal', () => {
  test('what is sealed opens to the same payload (property)', async () => {
    const seal = createSeal(publicKey)
    const open = opener()
    await fc.assert(
      fc.asyncProperty(fc.jsonValue(), async (payload) => {
        expect(JSON.stringify(await open(await seal.seal(payload, CALL)))).toBe(JSON.stringify(payload))
      }),
      { numRuns: 50 },
    )
  })

  test('the header says key, call, time and a fresh id, and nothing of the payload', async () => {
    const seal = createSeal(publicKey)
    const before = Date.now()
    const [one, two] = [await seal.seal({ password: 'secret' }, CALL), await seal.seal({ password: 'secret' }, CALL)]
    const header = decodeProtectedHeader(one)
    expect(header).toEqual({
      alg: 'RSA-OAEP-256',
      enc: 'A256GCM',
      typ: 'sealed-request',
      kid: 'k1',
      mth: 'POST',
      pth: '/wps/session/login',
      iat: expect.any(Number),
      jti: expect.stringMatching(/^[0-9a-f]{32}$/),
    })
    expect(header.iat).toBeGreaterThanOrEqual(before)
    expect(decodeProtectedHeader(two).jti).not.toBe(header.jti)
    expect(one.split('.')[3]).not.toBe(two.split('.')[3])
  })

  test('is good once, for its own call and its own time', async () => {
    const jwe = await createSeal(publicKey).seal({ a: 1 }, CALL)
    const open = opener()
    expect(await open(jwe)).toEqual({ a: 1 })
    expect(await reason(open(jwe))).toBe('replayed')
    expect(await reason(opener({ path: '/wps/member/password' })(jwe))).toBe('wrong-call')
    expect(await reason(opener({ method: 'PUT' })(jwe))).toBe('wrong-call')
    const { iat = 0 } = decodeProtectedHeader(jwe) as { iat?: number } // `createSeal` writes it
    expect(await reason(opener({ now: iat + SEAL_LIFETIME_MS })(jwe))).toBe('opened')
    expect(await reason(opener({ now: iat + SEAL_LIFETIME_MS + 1 })(jwe))).toBe('too-old')
    expect(await reason(opener({ now: iat - CLOCK_TOLERANCE_MS })(jwe))).toBe('opened')
    expect(await reason(opener({ now: iat - CLOCK_TOLERANCE_MS - 1 })(jwe))).toBe('from-the-future')
  })

  test('an id is remembered only once its seal was found good', async () => {
    const asked: string[] = []
    const seen = (jti: string): boolean => asked.push(jti) > 9
    const jwe = await createSeal(publicKey).seal({}, CALL)
    await reason(opener({ seen, path: '/x' })(jwe))
    await reason(opener({ seen })(`${jwe.slice(0, -8)}AAAAAAAA`))
    expect(asked).toEqual([])
    await opener({ seen })(jwe)
    expect(asked).toHaveLength(1)
  })

  test.each([
    [{ alg: 'RSA-OAEP' }, 'wrong-algorithm'],
    [{ enc: 'A128GCM' }, 'wrong-algorithm'],
    [{ kid: 'k2' }, 'wrong-key'],
    [{ typ: 'JWT' }, 'malformed'],
    [{ jti: 'x' }, 'malformed'],
    [{ iat: 'now' }, 'malformed'],
    [{ iat: undefined }, 'malformed'],
    [{ zip: 'DEF' }, 'tampered'],
  ])('refuses a well-made JWE that says %j', async (header, expected) => {
    expect(await reason(opener()(await forge(header)))).toBe(expected)
  })

  test('refuses another key under our name, and a payload that is not JSON', async () => {
    const stranger = await generateSealPair('k1')
    expect(await reason(opener()(await forge({}, '{}', stranger.publicKey)))).toBe('tampered')
    expect(await reason(opener()(await forge({}, '{')))).toBe('tampered')
    expect(await reason(opener()(await forge({})))).toBe('opened')
  })

  test.each(['', '....', 'a.b.c.d', 'a.b.c.d.e.f', 'not a jwe', `${'a'.repeat(300_000)}....`, 'bnVsbA....', 'e30....'])(
    'refuses what is no JWE',
    async (text) => {
      expect(await reason(opener()(text))).toBe('malformed')
    },
  )

  test('refuses tampering in every segment (property)', async () => {
    const { tried, accepted, strange, kinds } = await tamperSeals(500)
    expect([tried, accepted, strange]).toEqual([500, [], []])
    const segments = new Set(Object.keys(kinds).map((kind) => kind.split(' ')[0]))
    expect(segments).toEqual(new Set(['header', 'key', 'iv', 'ciphertext', 'tag']))
  })
})

describe('sealed replies', () => {
  test('open under the key that was sent, and no other', async () => {
    const key = newReplyKey()
    expect(base64url.decode(key)).toHaveLength(32)
    expect(newReplyKey()).not.toBe(key)
    const jwe = await sealReply('https://chat.example/é', key)
    // No JWE has a slash: random signs can spell the rest.
    expect(jwe).not.toContain('//chat')
    expect(await openReply(jwe, key)).toBe('https://chat.example/é')
    await expect(openReply(jwe, newReplyKey())).rejects.toThrow()
    await expect(openReply('https://chat.example', key)).rejects.toThrow()
    const [header, , iv, ciphertext = '', tag] = jwe.split('.')
    const flipped = (ciphertext.startsWith('A') ? 'B' : 'A') + ciphertext.slice(1)
    await expect(openReply([header, '', iv, flipped, tag].join('.'), key)).rejects.toThrow()
    const { n, e } = publicKey
    const asymmetric = await new CompactEncrypt(new Uint8Array(2))
      .setProtectedHeader({ alg: 'RSA-OAEP-256', enc: 'A256GCM' })
      .encrypt(await importJWK({ kty: 'RSA', n, e }, 'RSA-OAEP-256'))
    await expect(openReply(asymmetric, key)).rejects.toThrow()
  })
})

describe('the seal within the gateway', () => {
  const credentials = { username: 'ada', password: 'correct horse', type: 'username' } as const

  test('a login leaves as a JWE that only the server can open', async () => {
    const { gateway, heard } = serveInProcess(() => refuse('heard'), { seal: lazySeal(publicKey) })
    await gateway(login, credentials).catch(() => undefined)
    const [sent] = heard
    const body = sent?.body ?? ''
    expect(sent?.request.headers.get('content-type')).toBe('application/jose')
    expect(body).not.toContain('correct')
    expect(await opener()(body)).toEqual(credentials)
  })

  test('a key that is no key fails each call and never sends plain text', async () => {
    const seal = lazySeal({ ...publicKey, n: 'AQAB' })
    const { gateway, heard } = serveInProcess(() => refuse('heard'), { seal })
    for (const _ of [1, 2]) {
      await expect(gateway(login, credentials)).rejects.toMatchObject({
        kind: 'contract',
        side: 'request',
        field: 'seal',
      })
    }
    expect(heard).toEqual([])
  })
})
