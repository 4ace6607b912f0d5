import { decodeProtectedHeader } from 'jose'
import { describe, expect, test } from 'vitest'
import { createGateway } from './gateway.ts'
import { getMemberInfo, login } from './session.ts'
import { createServerClock } from './server-clock.ts'

const SERVER = Date.parse('2030-01-01T12:00:00Z')
const at = (date: string | null) => ({ headers: new Headers(date === null ? {} : { date }) })
const NOON = new Date(SERVER).toUTCString()

describe('the server’s time', () => {
  test.each([
    ['an hour behind', SERVER - 3_600_000, SERVER],
    ['a day ahead', SERVER + 86_400_000, SERVER],
    ['right, but for the way of the answer', SERVER + 4900, SERVER + 4900],
  ])('where the device is %s', (_, device, now) => {
    const clock = createServerClock(() => device)
    clock.note(at(NOON))
    expect(clock.now()).toBe(now)
  })

  test('goes on with the device, and is the device’s own until an answer tells', () => {
    let device = 1000
    const clock = createServerClock(() => device)
    clock.note(at(null))
    clock.note(at('yesterday'))
    expect(clock.now()).toBe(1000)
    clock.note(at(NOON))
    device += 250
    expect(clock.now()).toBe(SERVER + 250)
  })

  test('dates what is sealed', async () => {
    const bodies: string[] = []
    const { publicKey } = await crypto.subtle.generateKey(
      { name: 'RSA-OAEP', modulusLength: 2048, publicExponent: new Uint8Array([1, 0, 1]), hash: 'SHA-256' },
      true,
      ['encrypt', 'decrypt'],
    )
    const { n = '', e = '' } = await crypto.subtle.exportKey('jwk', publicKey)
    const { createSeal } = await import('./seal.ts')
    const gateway = createGateway({
      origin: 'https://gateway.example',
      merchant: 'm',
      platform: 'web',
      device: 'WEB',
      language: () => 'EN',
      token: () => 'token',
      seal: createSeal({ kty: 'RSA', n, e, kid: 'k' }),
      methods: {},
      idempotency: 'none',
      timeoutMs: 5000,
      clock: createServerClock(() => 0),
      fetch: async (input) => {
        if (input instanceof Request) bodies.push(await input.text())
        return Response.json({ success: false, message: 'no', value: null }, { headers: { date: NOON } })
      },
    })
    // The first answer tells the time; it need not be a good one.
    await gateway(getMemberInfo, {}).catch(() => undefined)
    await gateway(login, { username: 'ana', password: 'x', type: 'username' }).catch(() => undefined)
    expect(decodeProtectedHeader(bodies.at(-1) ?? '')).toMatchObject({ iat: SERVER })
  })
})
