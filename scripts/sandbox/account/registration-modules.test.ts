import { describe, expect, test } from 'vitest'
import { proveHuman } from '../testing/captcha.ts'
import { asks, bare, byMobile, from, modules, PHONE, register, secret } from '../testing/registration.ts'
import { registerRulesFor } from '../seeds/account/register-rules.ts'
import { hoasen, createTestSandbox, pampas, wireframe, type Bench } from '../testing/sandbox.ts'

describe('codes', () => {
  const payload = { mobileNo: PHONE.mobileNum, countryDialingCode: '54' }

  test('go out for the proof of a person alone, which holds for one number', async () => {
    const bench = createTestSandbox()
    const { proof, cookie } = await proveHuman(bench)
    const send = (token = proof.token, mobileNo = payload.mobileNo) =>
      bench.call('sendRegistrationCode', {
        payload: { ...payload, mobileNo, sliderCaptcha: { ...proof, token } },
        cookie,
      })
    expect(await send('nobody')).toMatchObject({ success: false, message: 'please complete verification first' })
    expect(await send()).toMatchObject({ success: true, value: { expiredMinutes: 2 } })
    expect(await send(), 'who asks again has shown it already').toMatchObject({ success: true })
    expect(await send(proof.token, '9005559999')).toMatchObject({ success: false, value: { captcha: true } })
  })

  test('go out for a number that has an account as for any other', async () => {
    const bench = createTestSandbox()
    const { proof, cookie } = await proveHuman(bench)
    const known = { ...payload, mobileNo: '9005551000', sliderCaptcha: proof }
    expect(await bench.call('sendRegistrationCode', { payload: known, cookie })).toMatchObject({ success: true })
  })

  test('do not without the module', async () => {
    const bench = createTestSandbox()
    const { proof, cookie } = await proveHuman(bench)
    await modules(bench, { off: ['REGISTRATION_SMS'] })
    const heard = await bench.call('sendRegistrationCode', { payload: { ...payload, sliderCaptcha: proof }, cookie })
    expect(heard).toMatchObject({ success: false, message: 'operation not allowed' })
  })
})

describe('affiliates', () => {
  const check = (bench: Bench, code: string, domain = 'www.pampas.example') =>
    bench.call('checkAffiliateCode', { payload: { code, domain } })
  const no = { success: false, message: 'invitation_code_error' }

  test('have codes that are text, good on the merchant’s own hosts', async () => {
    const bench = createTestSandbox()
    expect(await check(bench, '0012345')).toMatchObject({ success: true })
    expect(await check(bench, '12345')).toMatchObject(no)
    expect(await check(bench, '0012345', 'www.wireframe.example')).toMatchObject(no)
    await modules(bench, { off: ['AFFILIATE'] })
    expect(await check(bench, '0012345')).toMatchObject(no)
  })

  test('count for nothing without the module', async () => {
    const bench = createTestSandbox()
    expect(await register(bench, { ...bare, affiliateCode: 'nonsense' })).toMatchObject({ success: true })
    await modules(bench, { on: ['AFFILIATE'] })
    const again = { ...bare, username: 'Bea12', affiliateCode: 'nonsense' }
    expect(await register(bench, again)).toMatchObject({ ...no, value: { field: 'affiliateCode' } })
  })
})

describe('modules', () => {
  const no = { success: false, message: 'operation not allowed' }

  test('open and close each way', async () => {
    const bench = createTestSandbox()
    await modules(bench, { off: ['USERNAME_REGISTRATION'] })
    expect(await register(bench, bare)).toMatchObject(no)
    expect(await byMobile(bench, { ...from, ...secret, ...PHONE }, { merchant: wireframe })).toMatchObject(no)
    await modules(bench, { on: ['MOBILE_REGISTRATION'] })
    const horse = { password: 'horse1', confirmPassword: 'horse1' }
    expect(await byMobile(bench, { ...from, ...horse, ...PHONE }, { merchant: wireframe })).toMatchObject({
      success: true,
    })
  })

  test('without direct registration only the invited come in', async () => {
    const bench = createTestSandbox()
    await modules(bench, { off: ['DIRECT_REGISTRATION'] })
    expect(await register(bench, bare)).toMatchObject(no)
    expect(await register(bench, { ...bare, referralCode: '0012345' })).toMatchObject({ success: true })
  })

  test('are what the client is told', async () => {
    const bench = createTestSandbox()
    await modules(bench, { on: ['AFFILIATE'], off: ['DIRECT_REGISTRATION'] })
    const { value } = await bench.call('getWhitelabel', { merchant: wireframe })
    const flat = JSON.stringify(value)
    expect(flat).toContain('{"code":"AFFILIATE","enabled":true}')
    expect(flat).toContain('{"code":"DIRECT_REGISTRATION","enabled":false}')
  })
})

test('the reference merchants ask for different things', async () => {
  const bench = createTestSandbox()
  expect((await bench.call('getRegisterRules')).value).toEqual(registerRulesFor(pampas))
  const seen = [pampas, wireframe, hoasen].map((merchant) => Object.keys(registerRulesFor(merchant)).join())
  expect(new Set(seen).size).toBe(3)
  await asks(bench, { email: { enabled: false } })
  expect((await bench.call('getRegisterRules')).value).toMatchObject({ email: { enabled: false }, username: {} })
})
