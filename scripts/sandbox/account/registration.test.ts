import { describe, expect, test } from 'vitest'
import { proveHuman } from '../testing/captcha.ts'
import { demoToken } from '../testing/identity.ts'
import { asks, bare, byMobile, from, PHONE, refusedAt, register, secret } from '../testing/registration.ts'
import { hoasen, createTestSandbox, pampas, wireframe, type Bench, type Said } from '../testing/sandbox.ts'

/** What pampas asks for, but for the code. */
const full = {
  ...from,
  ...secret,
  ...PHONE,
  username: 'Ana12',
  email: 'ana@example.com',
  fullName: 'Ana Ruiz',
  birthday: '1990-05-17',
  idNumber: '30111222',
}

/** Has a code sent to register with, and reads it. */
async function codeFor(bench: Bench, merchant = pampas, to = PHONE): Promise<string> {
  const { proof, cookie } = await proveHuman(bench, { merchant })
  const payload = { mobileNo: to.mobileNum, countryDialingCode: to.countryDialingCode, sliderCaptcha: proof }
  expect(await bench.call('sendRegistrationCode', { merchant, payload, cookie })).toMatchObject({ success: true })
  const search = new URLSearchParams({ merchant: merchant.id, purpose: 'register', ...to })
  return String((await bench.control('GET', `/sandbox/sms?${search.toString()}`))['code'])
}

/** The member that a successful answer let in. */
async function whoIs(bench: Bench, { value }: { value: unknown }, merchant = wireframe): Promise<unknown> {
  const { token } = value as { token: string } // a login's value, by its schema
  return (await bench.call('getMemberInfo', { token, merchant })).value
}

describe('registering by name', () => {
  test('makes a member with a wallet, and logs in', async () => {
    const bench = createTestSandbox()
    const heard = await register(bench, bare)
    expect(heard).toMatchObject({ success: true, value: { firstTimeLogin: true, passwordExpired: false } })
    expect(await whoIs(bench, heard)).toMatchObject({ userName: 'ana12', type: 0 })
    const { token } = heard.value as { token: string } // a login's value, by its schema
    expect(await bench.call('getBalance', { token, merchant: wireframe })).toMatchObject({ success: true })
    const login = { username: 'ANA12', password: 'horse1', type: 'username' }
    expect(await bench.call('login', { merchant: wireframe, payload: login })).toMatchObject({ success: true })
  })

  test('takes along which texts were agreed to, if it is a version', async () => {
    const agreed = { termsVersion: 'es-AR-1a2b3c4d', privacyVersion: 'zh-Hans-5e6f7a8b' }
    expect(await register(createTestSandbox(), { ...bare, ...agreed })).toMatchObject({ success: true })
    const wrong = await register(createTestSandbox(), { ...bare, termsVersion: 'the newest' })
    expect(wrong).not.toMatchObject({ success: true })
  })

  test('takes a name once, in any case, and each merchant has its own', async () => {
    const bench = createTestSandbox()
    await register(bench, bare)
    const taken = refusedAt('username', 'this username is already taken')
    expect(await register(bench, { ...bare, username: ' aNA12' })).toMatchObject(taken)
    expect(await register(bench, { ...bare, username: 'player' })).toMatchObject(taken)
    const other = { ...full, verificationCode: await codeFor(bench) }
    expect(await register(bench, other, { merchant: pampas })).toMatchObject({ success: true })
  })

  test.each([
    [{ username: '1ana' }, 'username'],
    [{ password: 'horses', confirmPassword: 'horses' }, 'password'],
    [{ confirmPassword: 'horse2' }, 'confirmPassword'],
  ])('of %j refuses %s', async (wrong, field) => {
    expect(await register(createTestSandbox(), { ...bare, ...wrong })).toMatchObject(refusedAt(field))
  })

  test.each([
    [{ email: 'ana' }, 'email'],
    [{ email: '' }, 'email'],
    [{ birthday: '2020-01-01' }, 'birthday'],
    [{ birthday: '05-17-1990' }, 'birthday'],
    [{ idNumber: 'x1234567' }, 'idNumber'],
    [{ mobileNum: '1' }, 'mobileNum'],
    [{ verificationCode: '' }, 'verificationCode'],
    [{ affiliateCode: '12345' }, 'affiliateCode'],
  ])('judges everything again: %j', async (wrong, field) => {
    const bench = createTestSandbox()
    const verificationCode = await codeFor(bench)
    const heard = await register(bench, { ...full, verificationCode, ...wrong }, { merchant: pampas })
    expect(heard).toMatchObject(refusedAt(field))
    // Nothing was made of it, and the code is still good.
    expect(await register(bench, { ...full, verificationCode }, { merchant: pampas })).toMatchObject({ success: true })
  })

  test('goes by the age that the brand asks for', async () => {
    const elder = { ...pampas, minimumAge: 40 }
    const bench = createTestSandbox({ merchants: [elder] })
    const verificationCode = await codeFor(bench)
    const sent = { ...full, birthday: '2000-05-17', verificationCode }
    expect(await register(bench, sent, { merchant: elder })).toMatchObject(refusedAt('birthday'))
    const older = { ...sent, birthday: '1980-05-17' }
    expect(await register(bench, older, { merchant: elder })).toMatchObject({ success: true })
  })

  test('asks for a payment password where that is enabled, and drops what nobody asked for', async () => {
    const bench = createTestSandbox()
    await asks(bench, { paymentPassword: { patternId: 6, maxLength: 6, enabled: true } })
    expect(await register(bench, bare)).toMatchObject(refusedAt('paymentPassword'))
    const said = { ...bare, paymentPassword: '246813', email: 'no address', affiliateCode: 'nonsense' }
    expect(await register(bench, said)).toMatchObject({ success: true })
  })

  test('needs the letters where they are asked for, and uses them up', async () => {
    const bench = createTestSandbox()
    await asks(bench, { captcha: { enabled: true, required: true } })
    expect(await register(bench, bare)).toMatchObject(refusedAt('captcha', 'please enter the captcha'))
    const { cookie } = await bench.call('getCaptcha', { merchant: wireframe })
    const { answer } = await bench.control('GET', '/sandbox/captcha', undefined, cookie)
    const taken = { ...bare, username: 'player', captcha: answer }
    expect(await register(bench, taken, { cookie })).toMatchObject(refusedAt('username'))
    expect(await register(bench, { ...bare, captcha: answer }, { cookie })).toMatchObject(
      refusedAt('captcha', 'captcha check failed'),
    )
  })
})

describe('registering by mobile number', () => {
  const vn = { countryDialingCode: '84', mobileNum: '0912345678' }
  const payload = { ...from, ...secret, ...vn, payeeName: 'ANA RUIZ', paymentPassword: '246813' }

  async function open(): Promise<{ bench: Bench; ready: () => Promise<Said> }> {
    const bench = createTestSandbox({ merchants: [hoasen, pampas] })
    const ready = async (): Promise<Said> => {
      const verificationCode = await codeFor(bench, hoasen, vn)
      const { cookie } = await bench.call('getCaptcha', { merchant: hoasen })
      const { answer: captcha } = await bench.control('GET', '/sandbox/captcha', undefined, cookie)
      return { payload: { ...payload, verificationCode, captcha }, cookie }
    }
    return { bench, ready }
  }

  test('makes a member whose number it is, named after it', async () => {
    const { bench, ready } = await open()
    const heard = await bench.call('registerMobile', { merchant: hoasen, ...(await ready()) })
    expect(heard).toMatchObject({ success: true })
    expect(await whoIs(bench, heard, hoasen)).toMatchObject({ userName: '0912345678' })
    // And may log in by SMS from now on.
    await bench.call('sendLoginCode', { merchant: hoasen, payload: { ...vn, mobileNum: '912345678' } })
    const search = new URLSearchParams({ merchant: 'hoasen', ...vn })
    const { code: password } = await bench.control('GET', `/sandbox/sms?${search.toString()}`)
    const login = { type: 'sms', username: vn.mobileNum, countryDialingCode: '84', password }
    expect(await bench.call('login', { merchant: hoasen, payload: login })).toMatchObject({ success: true })
  })

  test('takes a number once, and only whoever holds the phone hears that it is taken', async () => {
    const { bench, ready } = await open()
    await bench.call('registerMobile', { merchant: hoasen, ...(await ready()) })
    const again = await ready()
    expect(await bench.call('registerMobile', { merchant: hoasen, ...again })).toMatchObject(
      refusedAt('mobileNum', 'this mobile number is already registered'),
    )
    const { payload: known, cookie } = await ready()
    const guessed = { ...(known as object), verificationCode: 'guess' }
    expect(await byMobile(bench, guessed, { ...(cookie && { cookie }) })).toMatchObject(refusedAt('verificationCode'))
  })

  test('a code to log in with is none to register with', async () => {
    const { bench, ready } = await open()
    const { payload: right, cookie } = await ready()
    await bench.call('sendLoginCode', { merchant: hoasen, payload: vn })
    const search = new URLSearchParams({ merchant: 'hoasen', ...vn })
    const { code } = await bench.control('GET', `/sandbox/sms?${search.toString()}`)
    const wrong = { ...(right as object), verificationCode: code === '000000' ? '1' : code }
    expect(
      await bench.call('registerMobile', { merchant: hoasen, payload: wrong, ...(cookie && { cookie }) }),
    ).toMatchObject(refusedAt('verificationCode'))
  })
})

test('two who register by a third party at once get one account, and the other hears that the name is taken', async () => {
  const bench = createTestSandbox()
  const claim = async (phone: string) => {
    const firebaseIdToken = demoToken({ channel: 'phone', phone: `+54${phone}` })
    const proof = { firebaseChannel: 'phone', firebaseIdToken, mobileNum: phone }
    return register(bench, { ...full, ...proof }, { merchant: pampas })
  }
  const heard = await Promise.all([claim('9115550101'), claim('9115550102')])
  expect(heard.map(({ status }) => status)).toEqual([200, 200])
  expect(heard.filter(({ success }) => success)).toHaveLength(1)
  expect(heard.find(({ success }) => !success)).toMatchObject(refusedAt('username', 'this username is already taken'))
})
