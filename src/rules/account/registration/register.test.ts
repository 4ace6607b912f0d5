import { describe, expect, test } from 'vitest'
import { ALL_MODULES_OFF, type Module, type ModuleFlags } from '../../site/modules.ts'
import { passwordRule, readRules, REGISTER_FIELDS, type WireRule, type WireRules } from './register-fields.ts'
import { judgeRegistration, planRegistration, type Typed } from './register.ts'
import {
  asksForPassword,
  isInvited,
  NO_INVITATION,
  readInvitation,
  registerWays,
  registrationClosed,
} from './register-ways.ts'

const on = (...modules: Module[]): ModuleFlags => ({
  ...ALL_MODULES_OFF,
  // fromEntries forgets the names it was given.
  ...(Object.fromEntries(modules.map((module) => [module, true])) as Partial<ModuleFlags>),
})
const shown = (more: WireRule = {}): WireRule => ({ patternId: 0, maxLength: 20, enabled: true, ...more })
const plan = (
  way: 'username' | 'mobile',
  wire: WireRules,
  flags = on('USERNAME_REGISTRATION', 'MOBILE_REGISTRATION'),
  affiliateKnown = false,
) => planRegistration(way, readRules(wire), { flags, affiliateKnown })
const names = (...asked: Parameters<typeof plan>) => plan(...asked).fields.map(({ name }) => name)

describe('rules', () => {
  test('a field without a rule is off, but for the username and the password', () => {
    const rules = readRules({})
    expect(REGISTER_FIELDS.filter((name) => rules[name].enabled)).toEqual(['username', 'password'])
    expect(passwordRule(rules)).toMatchObject({ required: true, min: 0, max: 128, patternId: 0 })
  })

  test('* takes anything, whatever the pattern is called', () => {
    const { email } = readRules({ email: { acceptedPattern: '*', patternId: 3, minLength: 4, enabled: true } })
    expect(email).toEqual({ patternId: 0, min: 4, max: 128, enabled: true, required: false })
  })

  test('the server’s own expression is never used', () => {
    const wire = { email: shown({ acceptedPattern: '^(a+)+$', patternId: 6 }) }
    const { fields } = plan('username', wire)
    const by = { today: { year: 2026, month: 11, day: 21 }, minimumAge: 18 }
    const said = (email: string): Typed => ({ username: 'ana', password: 'x', confirmPassword: 'x', email })
    expect(judgeRegistration(fields, said('123'), by)).toEqual([])
    expect(judgeRegistration(fields, said('aaa'), by)).toHaveLength(1)
  })

  test('what could never be used to log in is not asked for', () => {
    expect(readRules({ password: { minLength: 6, maxLength: 500 } }).password.max).toBe(128)
    expect(readRules({ address: { maxLength: 500, enabled: true } }).address.max).toBe(500)
    expect(readRules({ address: { maxLength: 0, enabled: true } }).address.max).toBe(128)
  })

  test('a lower bound above the usual upper one, without one of its own, still leaves values', () => {
    expect(readRules({ address: { minLength: 200, enabled: true } }).address).toMatchObject({ min: 200, max: 200 })
    const { fields } = plan('username', { address: { minLength: 200, enabled: true, required: true } })
    const by = { today: { year: 2026, month: 11, day: 21 }, minimumAge: 18 }
    const said = (length: number): Typed => ({
      username: 'ana',
      password: 'x',
      confirmPassword: 'x',
      address: 'a'.repeat(length),
    })
    expect(judgeRegistration(fields, said(200), by)).toEqual([])
    expect(judgeRegistration(fields, said(199), by)).toHaveLength(1)
  })
})

describe('a plan', () => {
  test('has each field only when it is enabled', () => {
    for (const name of REGISTER_FIELDS) {
      const flags = on('USERNAME_REGISTRATION', 'AFFILIATE')
      const own = name === 'username' || name === 'password'
      expect(names('username', {}, flags).includes(name), `${name} off`).toBe(own)
      expect(names('username', { [name]: shown() }, flags), `${name} on`).toContain(name)
    }
  })

  test('asks for what the server requires, a mobile number and a payment password wherever they are', () => {
    const wire = Object.fromEntries(REGISTER_FIELDS.map((name) => [name, shown()]))
    const required = plan('username', wire).fields.filter((field) => field.required)
    expect(required.map(({ name }) => name)).toEqual([
      'username',
      'countryDialingCode',
      'mobileNum',
      'password',
      'confirmPassword',
      'paymentPassword',
    ])
    expect(plan('username', { zalo: shown({ required: true }) }).fields.at(-1)).toMatchObject({ required: true })
  })

  test.each<[Module[], string[]]>([
    [['MOBILE_REGISTRATION'], ['countryDialingCode', 'mobileNum', 'password', 'confirmPassword']],
    [
      ['MOBILE_REGISTRATION', 'REGISTRATION_SMS'],
      ['countryDialingCode', 'mobileNum', 'verificationCode'],
    ],
    [
      ['MOBILE_REGISTRATION', 'REGISTRATION_SMS', 'MOBILE_PASSWORD_REGISTRATION'],
      ['countryDialingCode', 'mobileNum', 'verificationCode', 'password', 'confirmPassword'],
    ],
  ])('of the mobile tab with %j has %j', (modules, expected) => {
    expect(names('mobile', {}, on(...modules))).toEqual(expected)
  })

  test('asks for an affiliate’s code where the module is on and none is known', () => {
    const wire = { affiliateCode: shown() }
    expect(names('username', wire, on('AFFILIATE'))).toContain('affiliateCode')
    expect(names('username', wire, on('AFFILIATE'), true)).not.toContain('affiliateCode')
    expect(names('username', wire, on())).not.toContain('affiliateCode')
    expect(names('username', {}, on('AFFILIATE'))).not.toContain('affiliateCode')
  })

  test('leaves out what no value can fill, and says so where it is required', () => {
    const impossible = shown({ patternId: 3, maxLength: 5 })
    expect(plan('username', { email: impossible })).toMatchObject({ unfillable: [] })
    expect(names('username', { email: impossible })).not.toContain('email')
    expect(plan('username', { email: { ...impossible, required: true } }).unfillable).toEqual(['email'])
    expect(plan('username', { username: { minLength: 9, maxLength: 4 } }).unfillable).toEqual(['username'])
    expect(plan('mobile', { mobileNum: shown({ patternId: 5 }) }).unfillable).toEqual(['mobileNum'])
    expect(plan('mobile', { mobileNum: shown({ patternId: 6, maxLength: 5 }) }).unfillable).toEqual(['mobileNum'])
    // A choice and a picture's letters come from the server.
    const chosen = { nationality: { ...impossible, required: true }, captcha: { ...impossible, required: true } }
    expect(plan('username', chosen).unfillable).toEqual([])
  })
})

describe('judging', () => {
  const wire: WireRules = {
    username: shown({ patternId: 1, minLength: 4, maxLength: 8 }),
    password: shown({ patternId: 5, minLength: 6, maxLength: 12 }),
    mobileNum: shown({ patternId: 6, minLength: 8, maxLength: 10 }),
    birthday: shown({ patternId: 13 }),
    nationality: shown({ required: true }),
    email: shown({ patternId: 3, maxLength: 40 }),
    captcha: shown({ required: true }),
  }
  const flags = on('USERNAME_REGISTRATION', 'REGISTRATION_SMS')
  const right: Typed = {
    username: 'Ana12',
    password: 'horse1',
    confirmPassword: 'horse1',
    countryDialingCode: '54',
    mobileNum: '9 11-5550-10',
    verificationCode: '123456',
    birthday: '11-21-2008',
    nationality: 'AR',
    captcha: 'ABCD',
  }
  const judge = (more: Typed, minimumAge = 18) =>
    judgeRegistration(
      plan('username', wire, flags).fields,
      { ...right, ...more },
      {
        today: { year: 2026, month: 11, day: 21 },
        minimumAge,
      },
    )

  test('finds nothing wrong with what is right', () => {
    expect(judge({})).toEqual([])
    expect(judge({ email: 'ana@example.com' })).toEqual([])
  })

  test.each<[Typed, string, object]>([
    [{ username: '' }, 'username', { kind: 'pattern', patternId: 1, min: 4, max: 8 }],
    [{ username: '1ana' }, 'username', { kind: 'pattern' }],
    [{ username: 'abc' }, 'username', { kind: 'pattern' }],
    [{ password: 'horse', confirmPassword: 'horse' }, 'password', { kind: 'pattern', min: 6, max: 12 }],
    [{ confirmPassword: 'horse2' }, 'confirmPassword', { kind: 'confirm' }],
    [{ confirmPassword: '' }, 'confirmPassword', { kind: 'confirm' }],
    [{ countryDialingCode: '' }, 'countryDialingCode', { kind: 'empty' }],
    [{ mobileNum: '' }, 'mobileNum', { kind: 'empty' }],
    [{ mobileNum: '12' }, 'mobileNum', { kind: 'mobile' }],
    [{ mobileNum: '1234567' }, 'mobileNum', { kind: 'pattern', patternId: 6, min: 8, max: 10 }],
    [{ verificationCode: '' }, 'verificationCode', { kind: 'empty' }],
    [{ birthday: '2008-11-21' }, 'birthday', { kind: 'date' }],
    [{ birthday: '02-30-1990' }, 'birthday', { kind: 'date' }],
    [{ birthday: '11-22-2026' }, 'birthday', { kind: 'date' }],
    [{ birthday: '01-01-1880' }, 'birthday', { kind: 'date' }],
    [{ birthday: '11-22-2008' }, 'birthday', { kind: 'age', age: 18 }],
    [{ nationality: '' }, 'nationality', { kind: 'empty' }],
    [{ email: 'ana@' }, 'email', { kind: 'pattern', patternId: 3 }],
    [{ captcha: '' }, 'captcha', { kind: 'empty' }],
  ])('of %j blames %s', (more, name, problem) => {
    expect(judge(more)).toEqual([[name, expect.objectContaining(problem)]])
  })

  test('goes by the brand’s own age', () => {
    expect(judge({}, 21)).toEqual([['birthday', { kind: 'age', age: 21 }]])
  })
})

describe('ways', () => {
  test.each<[Module[], string[]]>([
    [[], []],
    [['USERNAME_REGISTRATION'], ['username']],
    [['MOBILE_REGISTRATION'], ['mobile']],
    [
      ['MOBILE_REGISTRATION', 'USERNAME_REGISTRATION'],
      ['username', 'mobile'],
    ],
    [['REGISTRATION_SMS', 'MOBILE_PASSWORD_REGISTRATION', 'DIRECT_REGISTRATION'], []],
  ])('%j: %j', (modules, ways) => {
    expect(registerWays(on(...modules))).toEqual(ways)
  })

  test('a password is asked for wherever nothing else would let one in again', () => {
    expect(asksForPassword('mobile', on('REGISTRATION_SMS'))).toBe(false)
    expect(asksForPassword('mobile', on())).toBe(true)
    expect(asksForPassword('username', on('REGISTRATION_SMS'))).toBe(true)
  })

  test('are open to everybody, to whoever is invited, or to nobody', () => {
    const invited = { affiliateCode: '', referralCode: '0012345' }
    const byAffiliate = { affiliateCode: '0012345', referralCode: '' }
    const open = on('USERNAME_REGISTRATION', 'DIRECT_REGISTRATION')
    expect(registrationClosed(open, NO_INVITATION)).toBeNull()
    const closed = on('USERNAME_REGISTRATION')
    expect(registrationClosed(closed, NO_INVITATION)).toBe('invitation-only')
    expect(registrationClosed(closed, invited)).toBeNull()
    expect(registrationClosed(closed, byAffiliate)).toBe('invitation-only')
    expect(registrationClosed(on('USERNAME_REGISTRATION', 'AFFILIATE'), byAffiliate)).toBeNull()
    expect(registrationClosed(on('DIRECT_REGISTRATION'), invited)).toBe('closed')
    expect(isInvited(open, NO_INVITATION)).toBe(false)
  })

  test('an invitation is text, and of a sensible length', () => {
    expect(readInvitation({ referralCode: ' 0012345 ', affiliateCode: '1e5' })).toEqual({
      referralCode: '0012345',
      affiliateCode: '1e5',
    })
    expect(readInvitation({ referralCode: 'x'.repeat(65), affiliateCode: 'a\u0000b' })).toEqual(NO_INVITATION)
    expect(readInvitation({})).toEqual(NO_INVITATION)
  })
})
