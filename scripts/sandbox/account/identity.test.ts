import { describe, expect, test } from 'vitest'
import { demoToken, type SaidIdentity } from '../testing/identity.ts'
import { affiliates, createTestSandbox, pampas, wireframe, type Bench, type Said } from '../testing/sandbox.ts'

const UNPROVED = { status: 200, success: false, message: 'please complete verification first' }

/** Logs in with what the service vouches for. */
function enter(bench: Bench, { channel = 'google', ...said }: SaidIdentity, more: Said = {}) {
  const payload = { firebaseChannel: channel, firebaseIdToken: demoToken({ channel, ...said }) }
  return bench.call('loginWithIdentity', { payload, ...more })
}

/** Who a login has let in. */
async function whoIs(bench: Bench, value: unknown) {
  const { token } = value as { token: string } // by its schema, which the contract's own test checks
  return (await bench.call('getMemberInfo', { token })).value as { account: string; nickname: string } // likewise
}

test('a newcomer gets an account, and comes back to the same one by the same channel', async () => {
  const bench = createTestSandbox()
  const first = await enter(bench, { subject: 'ada', claims: { name: 'Ada' } })
  expect(first).toMatchObject({ success: true, value: { firstTimeLogin: true, passwordExpired: false } })
  const again = await enter(bench, { subject: 'ada' })
  expect(again).toMatchObject({ success: true, value: { firstTimeLogin: false } })
  const ada = await whoIs(bench, first.value)
  expect(ada).toMatchObject({ nickname: 'Ada', account: expect.stringMatching(/^google[0-9a-f]{8}$/) })
  expect(await whoIs(bench, again.value)).toEqual(ada)
  const other = await enter(bench, { subject: 'eve', claims: { name: 'Ada', email: 'ada@mail.example' } })
  expect((await whoIs(bench, other.value)).account).not.toBe(ada.account)
})

test('a number that the service has verified is its member’s, at one merchant', async () => {
  const bench = createTestSandbox()
  const phone = { channel: 'phone', phone: '+549005551000', subject: 'ada' } as const
  const { value } = await enter(bench, phone)
  expect((await whoIs(bench, value)).account).toBe('player')
  // The person stays the member's, by whatever channel the service knows them.
  const byGoogle = await enter(bench, { subject: 'ada' })
  expect((await whoIs(bench, byGoogle.value)).account).toBe('player')
})

test('an expired password says so, for the client to decide by the channel', async () => {
  const bench = createTestSandbox()
  const heard = await enter(bench, { channel: 'phone', phone: '+549005551007' })
  expect(heard).toMatchObject({ success: true, value: { passwordExpired: true } })
})

test('a token is good once, also for two that come at the same moment', async () => {
  const bench = createTestSandbox()
  const payload = { firebaseChannel: 'google', firebaseIdToken: demoToken() }
  const both = await Promise.all([1, 2].map(() => bench.call('loginWithIdentity', { payload })))
  expect(both.filter(({ success }) => success)).toHaveLength(1)
  expect(await bench.call('loginWithIdentity', { payload })).toMatchObject(UNPROVED)
})

test('from an unregistered IP address it takes a second factor, as every login does', async () => {
  const bench = createTestSandbox()
  await bench.control('POST', '/sandbox/scenarios', { kind: 'unregistered-ip' })
  const heard = await enter(bench, { channel: 'phone', phone: '+549005551000' })
  expect(heard).toMatchObject({ success: false, value: { secondFactor: { ways: expect.anything() } } })
  expect(await enter(bench, { subject: 'new' }), 'who is new has told nothing to be asked for').toMatchObject({
    success: true,
  })
})

describe('nobody comes in', () => {
  test('with a token of the emulator where no emulator was named', async () => {
    expect(await enter(createTestSandbox({ identity: {} }), {})).toMatchObject(UNPROVED)
  })

  test('of another channel, or too late', async () => {
    const bench = createTestSandbox()
    const payload = { firebaseChannel: 'facebook', firebaseIdToken: demoToken({ channel: 'google' }) }
    expect(await bench.call('loginWithIdentity', { payload })).toMatchObject(UNPROVED)
    expect(await enter(bench, { now: Date.now() - 11 * 60_000 })).toMatchObject(UNPROVED)
  })

  test('where the merchant names no service', async () => {
    const { identityProject: _, ...plain } = wireframe
    const bench = createTestSandbox({ merchants: [plain] })
    expect(await enter(bench, {}, { merchant: plain })).toMatchObject({ message: 'operation not allowed' })
  })

  test('on the wrong site', async () => {
    const bench = createTestSandbox()
    const affiliate = { channel: 'phone', phone: '+549005551012' } as const
    expect(await enter(bench, affiliate)).toMatchObject({ message: 'non-member cannot log in' })
    const player = { channel: 'phone', phone: '+549005551000' } as const
    expect(await enter(bench, player, { merchant: affiliates })).toMatchObject({ message: 'non-agents cannot log in' })
  })

  test.each([
    ['google', ['DIRECT_REGISTRATION']],
    ['google', ['USERNAME_REGISTRATION', 'MOBILE_REGISTRATION']],
    ['phone', ['MOBILE_REGISTRATION']],
  ] as const)('new by %s without %j', async (channel, off) => {
    const bench = createTestSandbox()
    await bench.control('POST', '/sandbox/scenarios', { kind: 'modules', off })
    const phone = channel === 'phone' ? { phone: '+5491100000001' } : {}
    const refused = { success: false, message: 'no account is linked to this sign-in' }
    expect(await enter(bench, { channel, ...phone })).toMatchObject(refused)
    expect(await enter(bench, { channel: 'phone', phone: '+549005551000' }), 'who has one').toMatchObject({
      success: true,
    })
  })
})

test('what one merchant knows of a person is nothing to another', async () => {
  const bench = createTestSandbox()
  const { value } = await enter(bench, { subject: 'ada' })
  const elsewhere = await enter(bench, { subject: 'ada' }, { merchant: wireframe })
  expect(elsewhere).toMatchObject({ success: true, value: { firstTimeLogin: true } })
  const { token } = elsewhere.value as { token: string } // by its schema
  expect(await bench.call('getMemberInfo', { token, merchant: pampas })).toMatchObject({ success: false })
  expect((await whoIs(bench, value)).account).toMatch(/^google/)
})
