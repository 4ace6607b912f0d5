/** Every call of an account, answered in twenty wrong ways: never a blank page, always a message, and nothing typed is lost. */
import type { Locator, Page } from 'playwright/test'
import { chooseNew } from '../support/pages/account.ts'
import { openIdentity, UNKNOWN_THERE } from '../support/servers/identity.ts'
import { expect, test as base } from '../support/journey.ts'
import { bringRounds, tryAgain, type Rounds } from '../support/pages/rounds.ts'
import type { Say } from '../support/words.ts'

// How an answer is read depends on neither a brand nor a device.
const ONCE = { tag: ['@phone', '@pampas'] }
/** What component tests show of each call with fewer wrong answers. */
const SELDOM = { tag: ['@phone', '@pampas', '@pairs'] }

const test = base.extend<{ rounds: (asked: Rounds) => Promise<void> }>({
  rounds: async ({ page, sandbox, faults }, use) => {
    // Some of the wrong answers have a status, and some end in the middle.
    faults.expect(/Failed to load resource/)
    await bringRounds(page)
    await use((asked) => tryAgain(page, sandbox, asked))
  },
})

/** A field of the dialog on top. */
const field = (page: Page, say: Say, label: string, values: Record<string, string> = {}): Locator =>
  page
    .getByRole('dialog')
    .last()
    .getByLabel(say(label, values), { exact: true })
    .and(page.locator('input'))
    .filter({ visible: true })

/** No two codes are sent, and no two pictures asked for, within one. */
const SECOND = 1001
/** Any place of the slider's piece is right: what comes after it is what is tried. */
const JUDGED = { kind: 'answering', endpoint: 'judgeSliderPuzzle', value: { token: 'proof' } }

test('ways in', ONCE, async ({ page, player, rounds, say }) => {
  await player.open('/index?modal=login')
  await field(page, say, 'Username').fill('ana')
  await rounds({ endpoint: 'startFreePlay', steps: [{ press: say('Free demo') }] })
  await field(page, say, 'Password').fill('Horse-2468')
  await rounds({ endpoint: 'login', steps: [{ press: say('Log in') }] })
})

test('codes, countries and letters', SELDOM, async ({ page, player, rounds, sandbox, say }) => {
  await player.open('/index')
  // Nothing of the list is asked for again while its field is there, so each try is another popup.
  await rounds({
    endpoint: 'getCountries',
    steps: [{ press: say('Log in') }, { press: say('Mobile number') }, { type: '+54', into: 'countryDialingCode' }],
    shows: say('Country code'),
    after: [{ press: say('Close') }, { closed: true }],
  })
  await player.loginForm()
  await page.getByRole('tab', { name: say('Mobile number') }).click()
  await field(page, say, 'Mobile number').fill('91155501000')
  await field(page, say, 'SMS code').fill('123456')
  await rounds({
    endpoint: 'sendLoginCode',
    steps: [{ press: say('Send code') }],
    shows: say('The code was not sent'),
    apart: SECOND,
    after: [{ press: say('OK') }],
  })

  await sandbox.scenario({ kind: 'captcha' })
  await sandbox.scenario({ kind: 'failing', how: 'malformed', endpoint: 'getCaptcha' })
  await page.getByRole('tab', { name: say('Username') }).click()
  await field(page, say, 'Username').fill('ana')
  await field(page, say, 'Password').fill('Horse-2468')
  await player.send(page.getByRole('dialog')).click()
  await expect(page.getByText(say('No picture'))).toBeVisible()
  const another = { press: say('Another picture') }
  await rounds({ endpoint: 'getCaptcha', steps: [another], shows: say('No picture'), apart: SECOND })
})

test('a second factor', SELDOM, async ({ page, player, rounds, sandbox, say }) => {
  const member = await sandbox.member('player')
  await sandbox.scenario({ kind: 'unregistered-ip' })
  await player.open('/index?modal=login')
  await player.fill(page.getByRole('dialog'), member)
  await player.send(page.getByRole('dialog')).click()
  await field(page, say, 'SMS code').fill('123456')
  await rounds({ endpoint: 'proveSecondFactor', steps: [{ press: say('Confirm') }] })
  await rounds({
    endpoint: 'sendSecondFactorCode',
    steps: [{ press: say('Send code') }],
    shows: say('The code was not sent'),
    apart: SECOND,
    after: [{ press: say('OK') }],
  })
})

test('registering', SELDOM, async ({ page, player, rounds, sandbox, say }) => {
  test.slow()
  const rule = { patternId: 0, minLength: 2, maxLength: 20, enabled: true, required: true }
  const names = ['mobileNum', 'email', 'fullName', 'birthday', 'idNumber', 'nationality', 'recommenderId']
  const rules = Object.fromEntries(names.map((name) => [name, { enabled: false }]))
  const asked = { ...rules, username: rule, password: rule, affiliateCode: { ...rule, required: false } }
  const askFewFields = async (): Promise<void> => {
    await sandbox.scenario({ kind: 'register-rules', rules: asked })
    await sandbox.scenario(JUDGED)
  }
  await askFewFields()
  await sandbox.scenario({ kind: 'failing', how: 'malformed', endpoint: 'getRegisterRules' })
  await player.open('/register')
  await expect(page.getByRole('button', { name: say('Try again') })).toBeVisible()
  await rounds({ endpoint: 'getRegisterRules', steps: [{ press: say('Try again') }] })

  await askFewFields()
  await page.getByRole('button', { name: say('Try again') }).click()
  await expect(page.getByRole('heading', { name: say('Open an account') }), 'what was pressed has gone').toBeFocused()
  await field(page, say, 'Username').fill(`lupe${Date.now()}`)
  await field(page, say, 'Password').fill('Horse-2468')
  await field(page, say, 'Confirm password').fill('Horse-2468')
  for (const box of await page.getByRole('checkbox').all()) await box.check()
  await page.getByText(say('Invitation code (optional)')).click()
  const code = field(page, say, '{label} (optional)', { label: say('Invitation code') })
  await code.fill('7788')
  const send = { press: say('Register') }
  await rounds({ endpoint: 'checkAffiliateCode', steps: [send] })
  await code.fill('')
  // It is never sent again by itself: whoever wants that says so.
  const registering = [{ press: say('Send them again'), ifThere: true } as const, send]
  await askFewFields()
  await rounds({ endpoint: 'registerMember', steps: registering })

  await askFewFields()
  await page.getByRole('tab', { name: say('Mobile number') }).click()
  await field(page, say, 'Mobile number').fill('91155501000')
  const slide = [{ press: say('Send code') }, { slideTo: 100 }, { press: say('Check') }]
  await rounds({
    endpoint: 'sendRegistrationCode',
    steps: slide,
    shows: say('The code was not sent'),
    apart: SECOND,
    after: [{ press: say('OK') }],
  })
  await field(page, say, 'SMS code').fill('123456')
  await rounds({ endpoint: 'registerMobile', steps: registering })
})

test('showing that a person is there', SELDOM, async ({ page, player, rounds, sandbox, say }) => {
  test.slow()
  await sandbox.scenario({ kind: 'failing', how: 'malformed', endpoint: 'getSliderPuzzle' })
  await player.open('/register')
  await page.getByRole('tab', { name: say('Mobile number') }).click()
  await field(page, say, 'Mobile number').fill('91155501000')
  await page.getByRole('button', { name: say('Send code') }).click()
  await expect(page.getByRole('button', { name: say('Try again') })).toBeVisible()
  await rounds({ endpoint: 'getSliderPuzzle', steps: [{ press: say('Try again') }] })
  await page.getByRole('button', { name: say('Try again') }).click()
  await rounds({ endpoint: 'judgeSliderPuzzle', steps: [{ slideTo: 100 }, { press: say('Check') }] })
  await sandbox.scenario({ kind: 'failing', how: 'malformed', endpoint: 'getCaptchaQuestion' })
  await page.getByRole('button', { name: say('Answer a question instead') }).click()
  await expect(page.getByRole('button', { name: say('Try again') })).toBeVisible()
  await rounds({ endpoint: 'getCaptchaQuestion', steps: [{ press: say('Try again') }] })
  await page.getByRole('button', { name: say('Try again') }).click()
  await expect(page.getByRole('dialog').last().getByRole('textbox')).toBeVisible()
  await rounds({
    endpoint: 'judgeCaptchaQuestion',
    steps: [{ type: 'x', into: 'answer' }, { press: say('Check') }],
    fleeting: ['answer'],
  })
})

test('passwords', SELDOM, async ({ page, player, rounds, say }) => {
  await player.open('/index?modal=forgot-password')
  await field(page, say, 'Username').fill('ana')
  await field(page, say, 'E-mail').fill('ana@example.com')
  await rounds({ endpoint: 'forgotPasswordByEmail', steps: [{ press: say('Send e-mail') }] })
  await page.getByRole('button', { name: say('I have a code already') }).click()
  await field(page, say, 'Code from the e-mail').fill('ABCD1234')
  await chooseNew(page.getByRole('dialog'), say, 'Horse-2468')
  const set = { press: say('Set password and log in') }
  await rounds({ endpoint: 'setPasswordByEmail', steps: [set] })
  await page.getByRole('tab', { name: say('By phone') }).click()
  await field(page, say, 'Mobile number').fill('91155501000')
  await field(page, say, 'SMS code').fill('123456')
  await chooseNew(page.getByRole('dialog'), say, 'Horse-2468')
  await rounds({ endpoint: 'setPasswordByPhone', steps: [set] })

  await player.become('player')
  await player.open('/index?modal=change-password')
  // Not the right one: a change that is carried out would end the session.
  await field(page, say, 'Current password').fill('not-it')
  await chooseNew(page.getByRole('dialog'), say, 'Horse-2468')
  await rounds({ endpoint: 'changePassword', steps: [{ press: say('Change password') }] })
})

test('who is logged in, and out again', SELDOM, async ({ page, player, rounds, sandbox, say }) => {
  const { username, password } = await sandbox.member('player')
  await player.open('/index')
  await rounds({
    endpoint: 'logout',
    besides: ['getMemberInfo', 'getMemberIcon'],
    steps: [
      { press: say('Log in') },
      { type: username, into: 'username' },
      { type: password, into: 'password' },
      { press: say('Log in') },
      { closed: true },
      // One is in by the name that was typed, whatever is said of who that is.
      { press: say('Account: {name}', { name: username }), andMore: true },
      { reads: username },
      { press: say('Sign out') },
      { reads: say('Sign out?') },
      { press: say('Sign out') },
      { closed: true },
    ],
    shows: say('Log in'),
  })
  await expect(player.account).toHaveCount(0)
  await expect(page.getByRole('link', { name: say('Log in') }).first()).toBeVisible()
  expect(await page.evaluate(() => sessionStorage.getItem('token'))).toBeNull()
})

test.describe('the second form of login', SELDOM, () => {
  test.use({ brand: 'hoasen' })

  test('by slider', async ({ page, player, rounds, say }) => {
    await player.open('/index?modal=login')
    await field(page, say, 'Username').fill('ana')
    await field(page, say, 'Password').fill('Horse-2468')
    await rounds({ endpoint: 'loginWithSlider', steps: [{ press: say('Log in') }] })
  })
})

test.describe('a third party’s word', { tag: ['@phone', '@wireframe', '@pairs'] }, () => {
  test.use({ brand: 'social' })

  test('by phone', async ({ page, context, player, rounds, sandbox, say, faults }) => {
    faults.expect(UNKNOWN_THERE)
    await sandbox.scenario({ kind: 'modules', on: ['SMS_LOGIN', 'VERIFICATION_CODE_LOGIN'] })
    const service = await openIdentity(context)
    const { countryDialingCode, mobileNum } = await sandbox.member('player')
    await player.open('/index?modal=login')
    await page.getByRole('tab', { name: say('Mobile number') }).click()
    await field(page, say, 'Mobile number').fill(mobileNum)
    await page.getByRole('button', { name: say('Send code') }).click()
    await expect(page.getByText(`+${countryDialingCode} ${mobileNum}`)).toBeVisible()
    await field(page, say, 'SMS code').fill(await service.code(`+${countryDialingCode}${mobileNum}`))
    await rounds({ endpoint: 'loginWithIdentity', steps: [{ press: say('Log in') }] })
  })
})
