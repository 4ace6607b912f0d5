import { afterAll, describe, expect, onTestFinished, test } from 'vitest'
import { createTestSandbox } from '../../../../scripts/sandbox/testing/sandbox.ts'
import { MODULES, type Module } from '../../../rules/site/modules.ts'
import { REGISTER_FIELDS, type WireRule, type WireRules } from '../../../rules/account/registration/register-fields.ts'
import { registerDraftAtom } from '../../../state/account/registration/register-draft.ts'
import { registerAtom } from '../../../state/account/registration/register.ts'
import { stubStorage } from '../../../testing/state.ts'
import { inputNames, openForm, settled } from '../../../testing/markup.tsx'

const on: WireRule = { patternId: 0, maxLength: 20, enabled: true }
const EVERYTHING: WireRules = Object.fromEntries(REGISTER_FIELDS.map((name) => [name, on]))

/** What there is to see of each module, when all others that it needs are on. */
const SEEN: Readonly<Partial<Record<Module, (seen: Seen) => boolean>>> = {
  USERNAME_REGISTRATION: ({ username }) => username.includes('username'),
  MOBILE_REGISTRATION: ({ markup }) => markup.includes('id="form-mobile-tab"'),
  REGISTRATION_SMS: ({ username, mobile }) => [username, mobile].some((names) => names.includes('verificationCode')),
  MOBILE_PASSWORD_REGISTRATION: ({ mobile }) => mobile.includes('password'),
  AFFILIATE: ({ username, mobile }) => [username, mobile].some((names) => names.includes('affiliateCode')),
  DIRECT_REGISTRATION: ({ markup }) => markup.includes('<form'),
}

interface Seen {
  readonly markup: string
  /** The inputs of each tab. */
  readonly username: readonly string[]
  readonly mobile: readonly string[]
}

describe('each module', () => {
  const bench = createTestSandbox()
  afterAll(() => bench.sandbox.close())

  async function look(flags: { on: readonly Module[]; off: readonly Module[] }): Promise<Seen> {
    const page = openForm(bench)
    await bench.control('POST', '/sandbox/scenarios', { kind: 'register-rules', rules: EVERYTHING })
    await bench.control('POST', '/sandbox/scenarios', { kind: 'modules', ...flags })
    const first = await settled(page, '/register')
    page.store.set(registerDraftAtom, (before) => ({ ...before, way: 'mobile' }))
    const second = await settled(page, '/register')
    const names = [inputNames(first), inputNames(second)] as const
    const both = first.includes('role="tablist"')
    const mobile = both || !names[0].includes('username') ? names[1] : []
    return { markup: first, username: names[0], mobile }
  }

  test.each(MODULES.filter((module) => !module.startsWith('TRANSFER')))(
    '%s: what is there with it is gone without it, and nothing else',
    async (module) => {
      const all = await look({ on: MODULES, off: [] })
      const without = await look({ on: MODULES.filter((each) => each !== module), off: [module] })
      for (const [name, sees] of Object.entries(SEEN)) {
        expect(sees(all), `${name} with all`).toBe(true)
        // Without direct registration there is no form at all, and without a tab only the other one.
        const gone = name === module || module === 'DIRECT_REGISTRATION'
        const alone = name === 'MOBILE_REGISTRATION' && module === 'USERNAME_REGISTRATION'
        const needsMobile = name === 'MOBILE_PASSWORD_REGISTRATION' && module === 'MOBILE_REGISTRATION'
        expect(sees(without), `${name} without ${module}`).toBe(!(gone || alone || needsMobile))
      }
    },
  )

  test.each(Object.keys(SEEN) as Module[] /* the table's own keys */)(
    '%s alone opens no form but with a way, and for everybody',
    async (module) => {
      const { markup } = await look({ on: [module], off: MODULES.filter((each) => each !== module) })
      expect(markup).not.toContain('<form')
      const way = module === 'USERNAME_REGISTRATION' || module === 'MOBILE_REGISTRATION'
      expect(markup).toContain(way ? 'takes an invitation' : 'Nobody can register')
      expect(markup).toContain('Customer service')
    },
  )

  test('the button that sends the code stands before its field, as in the other forms', async () => {
    const { markup } = await look({ on: MODULES, off: [] })
    expect(markup.indexOf('Send code')).toBeGreaterThan(markup.indexOf('name="mobileNum"'))
    expect(markup.indexOf('Send code')).toBeLessThan(markup.indexOf('name="verificationCode"'))
  })
})

describe('an invitation in the address', () => {
  const bench = createTestSandbox()
  afterAll(() => bench.sandbox.close())

  const open = async (path: string, off: readonly Module[] = []): Promise<string> => {
    const page = openForm(bench)
    await bench.control('POST', '/sandbox/scenarios', { kind: 'register-rules', rules: EVERYTHING })
    await bench.control('POST', '/sandbox/scenarios', {
      kind: 'modules',
      on: MODULES.filter((it) => !off.includes(it)),
      off,
    })
    return settled(page, path)
  }

  test('that is good takes the place of the field', async () => {
    expect(inputNames(await open('/register?affiliateCode=0012345'))).not.toContain('affiliateCode')
  })

  test('that is not leaves the field, and says so', async () => {
    // A number would have lost its zeros, and been another code.
    const markup = await open('/register?affiliateCode=012345')
    expect(inputNames(markup)).toContain('affiliateCode')
    expect(markup).toContain('not valid')
  })

  test.each([
    ['was good', []],
    ['could not be checked', [{ kind: 'failing', endpoint: 'checkAffiliateCode', status: 404 }]],
  ])('that %s and is refused with the registration gives way to the field', async (_, scenarios) => {
    const own = createTestSandbox()
    onTestFinished(() => own.sandbox.close())
    stubStorage()
    const page = openForm(own)
    const refusal = { message: 'invitation_code_error', value: { field: 'affiliateCode' } }
    for (const scenario of [
      { kind: 'register-rules', rules: EVERYTHING },
      { kind: 'modules', on: MODULES, off: [] },
      { kind: 'refusing', endpoint: 'registerMember', ...refusal },
      ...scenarios,
    ])
      await own.control('POST', '/sandbox/scenarios', scenario)
    const address = '/register?affiliateCode=0012345'
    expect(inputNames(await settled(page, address))).not.toContain('affiliateCode')
    const typed = { username: 'Ana12', password: 'Horse-2468', confirmPassword: 'Horse-2468', affiliateCode: '0012345' }
    const from = { domain: 'localhost', registerUrl: 'http://localhost/register' }
    const sent = page.store.set(registerAtom, { way: 'username', typed, referralCode: '', from }, page.queries)
    await expect(sent).rejects.toMatchObject({ value: refusal.value })
    const markup = await settled(page, address)
    expect(inputNames(markup)).toContain('affiliateCode')
    expect(markup).toContain('not valid')
  })

  test('opens the form where nobody registers without one', async () => {
    expect(await open('/register', ['DIRECT_REGISTRATION'])).not.toContain('<form')
    expect(await open('/register?referralCode=0012345', ['DIRECT_REGISTRATION'])).toContain('<form')
    expect(await open('/register?affiliateCode=0012345', ['DIRECT_REGISTRATION'])).toContain('<form')
    expect(await open('/register?affiliateCode=0012345', ['DIRECT_REGISTRATION', 'AFFILIATE'])).not.toContain('<form')
  })
})
