/** What is asked first and what second (spec 5, "Registration"). */
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { MODULES, type ModuleFlags } from '../../../rules/site/modules.ts'
import { planRegistration } from '../../../rules/account/registration/register.ts'
import { readRules, REGISTER_FIELDS } from '../../../rules/account/registration/register-fields.ts'
import { intoSections } from '../rule-fields/field-sections.ts'
import { fieldsOfStep, intoSteps } from './steps.ts'

const flags = Object.fromEntries(MODULES.map((name) => [name, true])) as unknown as ModuleFlags // every module's name
const rule = { patternId: 1, minLength: 4, maxLength: 16, enabled: true, required: true }

const steps = (rules: Record<string, object>, way: 'username' | 'mobile' = 'username') =>
  intoSteps(planRegistration(way, readRules(rules), { flags, affiliateKnown: false }).fields, way).map((step) => ({
    name: step.name,
    asked: step.asked.map(({ name }) => name),
    invited: step.invited.map(({ name }) => name),
    more: step.more.map(({ name }) => name),
  }))

const optional = { ...rule, required: false }
const account = { username: rule, password: rule }

test('the account comes first, then the person; what may be left out is folded away', () => {
  const rules = { ...account, fullName: rule, nickname: optional, affiliateCode: optional, captcha: rule }
  expect(steps(rules)).toEqual([
    { name: 'login', asked: ['username', 'password', 'confirmPassword'], invited: ['affiliateCode'], more: [] },
    { name: 'about', asked: ['fullName', 'captcha'], invited: [], more: ['nickname'] },
  ])
})

test('where nothing about the person has to be told there is one step', () => {
  expect(steps({ ...account, nickname: optional, captcha: rule })).toEqual([
    { name: 'login', asked: ['username', 'password', 'confirmPassword', 'captcha'], invited: [], more: ['nickname'] },
  ])
})

test('a number that is the account stands in the first step with its codes, else in the second', () => {
  const rules = { ...account, mobileNum: { ...rule, patternId: 6, minLength: 6, maxLength: 12 }, fullName: rule }
  const number = ['countryDialingCode', 'mobileNum', 'verificationCode']
  expect(steps(rules, 'mobile')[0]?.asked).toEqual([...number, 'password', 'confirmPassword'])
  expect(steps(rules)[1]?.asked).toEqual(['fullName', ...number])
})

test('fields are listed as they stand on the page, so that the first wrong one is led to (property)', () => {
  const someRules = fc.uniqueArray(fc.constantFrom(...REGISTER_FIELDS))
  fc.assert(
    fc.property(someRules, fc.constantFrom('username', 'mobile'), (names, way) => {
      const rules = readRules(Object.fromEntries(names.map((name) => [name, { ...rule, patternId: 0 }])))
      const { fields } = planRegistration(way, rules, { flags, affiliateKnown: false })
      for (const { asked } of intoSteps(fields, way)) {
        const page = intoSections(asked, way).flatMap((section) => section.fields.map(({ field }) => field.name))
        expect(asked.map(({ name }) => name).filter((name) => page.includes(name))).toEqual(page)
      }
    }),
  )
})

test('each field stands in one step, whatever the rules ask for (property)', () => {
  const someRules = fc.dictionary(
    fc.constantFrom(...REGISTER_FIELDS),
    fc.record({ enabled: fc.boolean(), required: fc.boolean() }).map((own) => ({ ...rule, patternId: 0, ...own })),
  )
  fc.assert(
    fc.property(someRules, fc.constantFrom('username', 'mobile'), (rules, way) => {
      const { fields } = planRegistration(way, readRules(rules), { flags, affiliateKnown: false })
      const placed = intoSteps(fields, way).flatMap(fieldsOfStep)
      expect(placed.map(({ name }) => name).toSorted()).toEqual(fields.map(({ name }) => name).toSorted())
    }),
  )
})
