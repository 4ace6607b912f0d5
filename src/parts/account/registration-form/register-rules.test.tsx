import * as fc from 'fast-check'
import { expect, onTestFinished, test } from 'vitest'
import { createTestSandbox } from '../../../../scripts/sandbox/testing/sandbox.ts'
import { isFailure } from '../../../rules/failure.ts'
import { MODULES } from '../../../rules/site/modules.ts'
import { exampleOf } from '../../../rules/account/registration/pattern-example.ts'
import { checkPattern } from '../../../rules/account/registration/patterns.ts'
import {
  REGISTER_FIELDS,
  type FieldRule,
  type WireRule,
  type WireRules,
} from '../../../rules/account/registration/register-fields.ts'
import { registerWays } from '../../../rules/account/registration/register-ways.ts'
import { judgeRegistration, planRegistration, type PlannedField } from '../../../rules/account/registration/register.ts'
import { modulesQuery } from '../../../state/site/modules.ts'
import { registerRulesQuery } from '../../../state/account/registration/register-rules.ts'
import { registerAtom } from '../../../state/account/registration/register.ts'
import { sessionAtom } from '../../../state/account/login/session.ts'
import { stubStorage } from '../../../testing/state.ts'
import { inputNames, openForm, settled } from '../../../testing/markup.tsx'
import { AGREEMENTS, typedOf } from '../rule-fields/form-values.ts'

const NOTHING: WireRules = Object.fromEntries(REGISTER_FIELDS.map((name) => [name, {}]))

/** Any rule that the wire can carry, more often one that somebody would write. */
const anyRule: fc.Arbitrary<WireRule> = fc.record(
  {
    acceptedPattern: fc.option(fc.constantFrom('*', '^(a+)+$', ''), { nil: null }),
    patternId: fc.option(fc.oneof({ weight: 9, arbitrary: fc.integer({ min: 0, max: 20 }) }, fc.nat(40)), {
      nil: null,
    }),
    minLength: fc.option(fc.oneof({ weight: 5, arbitrary: fc.nat(8) }, fc.nat(300)), { nil: null }),
    maxLength: fc.option(fc.oneof({ weight: 5, arbitrary: fc.integer({ min: 6, max: 30 }) }, fc.nat(300)), {
      nil: null,
    }),
    enabled: fc.option(fc.boolean(), { nil: null }),
    required: fc.option(fc.boolean(), { nil: null }),
  },
  { requiredKeys: [] },
)
const anyRules: fc.Arbitrary<WireRules> = fc
  .uniqueArray(fc.tuple(fc.constantFrom(...REGISTER_FIELDS), fc.option(anyRule, { nil: null })), {
    selector: ([name]) => name,
  })
  .map((entries) => Object.fromEntries(entries))
/** A date of six characters, which chance alone may never draw up. */
const UNFILLABLE: WireRules = { nickname: { enabled: true, required: true, patternId: 11, minLength: 1, maxLength: 6 } }
const anyModules = fc
  .tuple(
    fc.constantFrom([], ['MOBILE_REGISTRATION'], ['USERNAME_REGISTRATION'], ['USERNAME_REGISTRATION']),
    fc.subarray(['MOBILE_PASSWORD_REGISTRATION', 'AFFILIATE']),
  )
  .map(([ways, others]): readonly string[] => ['DIRECT_REGISTRATION', ...ways, ...others])

/** A name that nobody has yet, where the rule leaves a choice. */
function freshName({ patternId, min, max }: PlannedField['rule'], serial: number): string | undefined {
  const letters = [...String(serial)].map((digit) => 'QWERTYUIOP'[Number(digit)] ?? '').join('')
  const names = [letters, `a${serial}`, String(serial), `Aa1!${serial}`, `${letters.toLowerCase()}A`]
  return names.map((name) => name.padEnd(min, name)).find((name) => checkPattern(patternId, name, { min, max }))
}

/** What somebody with an answer for everything types; the inputs hold dates as browsers do. */
/** One that the rule takes as well: the payment password is not the login password. */
const otherThan = (example: string, rule: FieldRule): string =>
  [...'9zZ7xX', 'ก', '福', '_', 'đ']
    .map((last) => example.slice(0, -1) + last)
    .find((each) => each !== example && checkPattern(rule.patternId, each, rule)) ?? example

function fill(fields: readonly PlannedField[], letters: string, serial: number): Record<string, string> {
  const entries = fields.map(({ name, rule }): [string, string] => {
    const example = exampleOf(rule.patternId, rule) ?? ''
    if (name === 'countryDialingCode') return [name, '1']
    if (name === 'mobileNum') return [name, `${serial}7777777777777`.slice(0, Math.max(rule.min, 6))]
    if (name === 'birthday') return [name, '1990-05-17']
    if (name === 'nationality') return [name, 'AR']
    if (name === 'captcha') return [name, letters]
    if (name === 'username') return [name, freshName(rule, serial) ?? example]
    if (name === 'paymentPassword') return [name, otherThan(example, rule)]
    return [name, example]
  })
  const values = Object.fromEntries(entries)
  return 'password' in values ? { ...values, confirmPassword: values['password'] ?? '' } : values
}

test('any rules that the schema allows give a form that can be filled and sent, or say why not', async () => {
  const counts = { registered: 0, unfillable: 0, closed: 0, refused: 0 }
  let serial = 100_000
  const bench = createTestSandbox()
  const page = openForm(bench)
  onTestFinished(() => bench.sandbox.close())
  stubStorage()
  await fc.assert(
    fc.asyncProperty(anyRules, anyModules, async (rules, modules) => {
      page.queries.clear()
      sessionStorage.clear()
      page.store.set(sessionAtom, null)
      await bench.control('POST', '/sandbox/scenarios', { kind: 'register-rules', rules: { ...NOTHING, ...rules } })
      const off = MODULES.filter((module) => !modules.includes(module))
      await bench.control('POST', '/sandbox/scenarios', { kind: 'modules', on: modules, off })
      const markup = await settled(page, '/register')
      const { flags } = await page.queries.ensureQueryData(modulesQuery)
      const [way] = registerWays(flags)
      if (!way) {
        counts.closed += 1
        expect(markup).toContain('Nobody can register')
        return
      }
      const asked = await page.queries.ensureQueryData(registerRulesQuery)
      const { fields, unfillable } = planRegistration(way, asked, { flags, affiliateKnown: false })
      if (unfillable.length > 0) {
        counts.unfillable += 1
        expect(markup).toContain('The registration form is unavailable')
        expect(markup).not.toContain('<form')
        return
      }
      // The form has an input for everything that is asked for, once, and for nothing else.
      const shown = inputNames(markup)
      expect([...shown].toSorted()).toEqual([...fields.map(({ name }) => name), ...AGREEMENTS].toSorted())
      serial += 1
      const { answer } = await bench.control('GET', '/sandbox/captcha', undefined, page.cookie())
      const values = fill(fields, String(answer), serial)
      const typed = typedOf(fields, values)
      expect(judgeRegistration(fields, typed, { today: { year: 2026, month: 11, day: 21 }, minimumAge: 18 })).toEqual(
        [],
      )
      const from = { domain: 'localhost', registerUrl: 'http://localhost/register' }
      const sent = page.store.set(registerAtom, { way, typed, referralCode: '', from }, page.queries)
      const refused = await sent.then(
        () => null,
        (error: unknown) => error,
      )
      if (refused === null) {
        counts.registered += 1
        expect(page.store.get(sessionAtom)).not.toBeNull()
        return
      }
      counts.refused += 1
      // What only chance decides: a name that is so short that it is taken already, and a code that nobody was given.
      expect(isFailure(refused) && refused.kind === 'refusal' ? refused.value : refused).toMatchObject({
        field: expect.stringMatching(/^(?:username|mobileNum|affiliateCode)$/),
      })
    }),
    { numRuns: 120, examples: [[UNFILLABLE, ['DIRECT_REGISTRATION', 'USERNAME_REGISTRATION']]] },
  )
  // Otherwise the property would have seen little of what it is about.
  expect(counts.registered).toBeGreaterThan(20)
  expect(counts.unfillable).toBeGreaterThan(0)
  expect(counts.closed).toBeGreaterThan(0)
  expect(counts.refused).toBeLessThan(60)
})
