/** Filling the registration in, as each brand of the journeys asks for it. */
import { randomInt } from 'node:crypto'
import { expect, type Locator, type Page } from 'playwright/test'
import { test as base } from '../journey.ts'
import type { SandboxOfTest } from '../servers/sandbox.ts'
import { passSlider } from './slider.ts'
import type { Say } from '../words.ts'

interface Desk {
  readonly page: Page
  readonly say: Say
  readonly sandbox: SandboxOfTest
  readonly brand: string
}

export interface Registrant {
  readonly username: string
  readonly password: string
  readonly mobileNum: string
}

/** Somebody whom no other journey knows, with a password that the brand takes. */
const somebody = (brand: string): Registrant => ({
  username: `Ana${randomInt(1e9)}`.padEnd(12, '7'),
  password: brand === 'pampas' ? 'Horse-2468' : 'Horse2468',
  mobileNum: `911${randomInt(1e7).toString().padStart(7, '0')}`,
})

/** For journeys that register somebody. */
export const test = base.extend<{ desk: Desk; person: Registrant }>({
  desk: async ({ page, say, sandbox, brand }, use) => use({ page, say, sandbox, brand }),
  person: async ({ brand }, use) => use(somebody(brand)),
})

/** The form, once it is there. */
export async function registerForm({ page, say }: Desk): Promise<Locator> {
  const form = page.getByRole('form', { name: say('Register') })
  await expect(form).toBeVisible()
  return form
}

/** A field of the form by its label; one that is optional says so. */
export const field = (form: Locator, say: Say, label: string): Locator =>
  form
    .getByLabel(say(label), { exact: true })
    .or(form.getByLabel(say('{label} (optional)', { label: say(label) }), { exact: true }))

/** What both brands ask for. */
export async function fillAccount(form: Locator, say: Say, { username, password }: Registrant): Promise<void> {
  // The tab of mobile numbers asks for none.
  const name = field(form, say, 'Username')
  if ((await name.count()) > 0) await name.fill(username)
  await field(form, say, 'Password').fill(password)
  await field(form, say, 'Confirm password').fill(password)
}

export async function agree(form: Locator, say: Say): Promise<void> {
  await form.getByRole('checkbox', { name: say('I am {age} years old or older', { age: 18 }) }).check()
  await form.getByRole('checkbox').nth(1).check()
}

/** The button that leads from the account to whoever it is for. */
const onward = (form: Locator, say: Say): Locator =>
  form.getByRole('button', { name: say('Go on to step {next}', { next: 2 }) })

export const goOn = (form: Locator, say: Say): Promise<void> => onward(form, say).click()

/** Whether the brand asks for something about the person, in a step of its own. */
export const hasTwoSteps = ({ brand }: Desk): boolean => brand === 'pampas'

/** The button of the first step: it goes on, or sends where there is no second one. */
export const firstButton = (desk: Desk, form: Locator): Locator =>
  hasTwoSteps(desk) ? onward(form, desk.say) : sendRegistration(form, desk.say)

/** Fills everything that the brand requires, and proves the number where one is asked for. */
export async function fillAll(desk: Desk, form: Locator, person: Registrant): Promise<void> {
  const { page, say, sandbox } = desk
  await fillAccount(form, say, person)
  if (hasTwoSteps(desk)) {
    // By mobile number the number is the account, and stands in the first step.
    const byNumber = await field(form, say, 'Mobile number').isVisible()
    if (byNumber) await prove()
    await goOn(form, say)
    await field(form, say, 'Full name').fill('Ana Ruiz')
    await field(form, say, 'Date of birth').fill('1990-05-17')
    await field(form, say, 'ID number').fill('30111222')
    await field(form, say, 'E-mail').fill('ana@example.com')
    if (!byNumber) await prove()
  }
  await agree(form, say)

  async function prove(): Promise<void> {
    await field(form, say, 'Mobile number').fill(person.mobileNum)
    await form.getByRole('button', { name: say('Send code') }).click()
    await passSlider(page, say)
    await expect(form.getByRole('status').filter({ hasText: person.mobileNum })).toBeVisible()
    const to = { countryDialingCode: '54', mobileNum: person.mobileNum, purpose: 'register' }
    const { code } = (await sandbox.ask('sms', to)) as { code: string } // by its schema
    await field(form, say, 'SMS code').fill(code)
  }
}

/** The button that sends the form. */
export const sendRegistration = (form: Locator, say: Say): Locator =>
  form.getByRole('button', { name: say('Register'), exact: true })
