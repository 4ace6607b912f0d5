/** Logging in by mobile number with a code by SMS, in the header and in the popup (spec 4, 5 and 8). */
import type { Locator, Page } from 'playwright/test'
import { inHalves } from '../support/pages/account.ts'
import { expectAccessible, bringAxe } from '../support/axe.ts'
import { expect, test } from '../support/journey.ts'
import type { MadeMember, SandboxOfTest } from '../support/servers/sandbox.ts'
import type { Say } from '../support/words.ts'

/** The verification-code login module is on there, and off in the neutral brand. */
const MODULE_ON = { tag: '@pampas' }
/** The same, where component tests show every step. */
const SELDOM = { tag: ['@pampas', '@pairs'] }
const MODULE_OFF = { tag: '@wireframe' }

async function codeFor(sandbox: SandboxOfTest, { countryDialingCode, mobileNum }: MadeMember): Promise<string> {
  const { code } = (await sandbox.ask('sms', { countryDialingCode, mobileNum })) as { code: string } // by its schema
  return code
}

/** Goes over to the mobile number: by tab in the popup, by button in the header's card. */
async function chooseMobile(page: Page, form: Locator, say: Say): Promise<{ number: Locator; code: Locator }> {
  const name = say('Mobile number')
  await form.getByLabel(say('Username'), { exact: true }).and(page.getByRole('textbox')).click()
  await form.getByRole('tab', { name }).or(form.getByRole('button', { name })).click()
  const number = form.getByRole('textbox', { name })
  await expect(number).toBeVisible()
  return { number, code: form.getByLabel(say('SMS code'), { exact: true }) }
}

/** The button that sends a code; its name counts while it waits. */
const waiting = (form: Locator, say: Say): Locator =>
  form.getByRole('button', {
    name: new RegExp(say('Send again in {wait} s', { wait: 777 }).split('777').map(RegExp.escape).join('\\d+')),
  })

test('a member logs in with the code that came', MODULE_ON, async ({ page, player, sandbox, say }) => {
  const mobile = await sandbox.member('player')
  const { promise: held, resolve: letGo } = Promise.withResolvers<void>()
  await page.route('**/wps/system/countries*', async (route) => {
    await held
    await route.continue()
  })
  await player.open('/index')
  const form = await player.loginForm()
  const { number, code } = await chooseMobile(page, form, say)
  await expect(number).toHaveAttribute('autocomplete', 'tel-national')
  await expect(code).toHaveAttribute('autocomplete', 'one-time-code')
  await number.fill(mobile.mobileNum.replace(/^(...)/, '$1 '))
  const country = form.getByLabel(say('Country code'))
  const send = form.getByRole('button', { name: say('Send code') })
  await send.click()
  await expect(country, 'a hand is faster than the list of countries').toBeDisabled()
  await expect(send).toHaveAttribute('aria-busy', 'true')
  letGo()
  await expect(country, 'the brand’s own country stands first').toHaveValue('+54')
  await expect(country).toHaveAttribute('autocomplete', 'tel-country-code')
  await expect(waiting(form, say)).toHaveAttribute('aria-disabled', 'true')
  await expect(form.getByRole('status')).toContainText(`+54 ${mobile.mobileNum}`)
  await code.fill(await codeFor(sandbox, mobile))
  await player.send(form).click()
  await expect(player.account).toBeVisible()
  const kept = JSON.stringify(await page.evaluate(() => ({ ...sessionStorage, ...localStorage })))
  expect(kept, 'the number is kept nowhere').not.toContain(mobile.mobileNum)
})

test('what is missing and what is wrong is said at its field', SELDOM, async ({ page, player, sandbox, say }) => {
  const mobile = await sandbox.member('player')
  await player.open('/index')
  const form = await player.loginForm()
  const { number, code } = await chooseMobile(page, form, say)
  await form.getByRole('button', { name: say('Send code') }).click()
  await expect(number).toBeFocused()
  await expect(number).toHaveAccessibleDescription(say('Enter your mobile number'))
  await number.fill('12')
  await player.send(form).click()
  await expect(number).toHaveAccessibleDescription(say('Please enter a valid phone number.'))
  await expect(code).toHaveAccessibleDescription(say('Enter the code from the SMS'))
  await number.fill(mobile.mobileNum)
  await form.getByRole('button', { name: say('Send code') }).click()
  await expect(waiting(form, say)).toBeVisible()
  await code.fill('wrong')
  await player.send(form).click()
  await expect(code).toHaveAccessibleDescription(
    say('The verification code is missing or not right. Check it and try again.'),
  )
  await expect(code).toBeFocused()
  await expect(form.getByRole('alert'), 'told in one place').toHaveCount(0)
  await expect(number).toHaveValue(mobile.mobileNum)
  await code.fill(inHalves(await codeFor(sandbox, mobile)))
  await player.send(form).click()
  await expect(player.account).toBeVisible()
})

test('the wait for another code outlives a reload', SELDOM, async ({ page, player, sandbox, say }) => {
  const mobile = await sandbox.member('player')
  await player.open('/index')
  const sent: string[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/wps/verification/sms/noLogin')) sent.push(request.url())
  })
  const before = await chooseMobile(page, await player.loginForm(), say)
  await before.number.fill(mobile.mobileNum)
  await page.getByRole('button', { name: say('Send code') }).click()
  await expect(waiting(page.locator('body'), say)).toBeVisible()
  await player.open('/index')
  const form = await player.loginForm()
  const { number } = await chooseMobile(page, form, say)
  await number.fill(mobile.mobileNum)
  await expect(waiting(form, say)).toHaveAttribute('aria-disabled', 'true')
  await waiting(form, say).click({ force: true })
  await expect(form.getByRole('button', { name: say('Send code') })).toHaveCount(0)
  expect(sent).toHaveLength(1)
})

/** Spec 8, "Phone and auth messages": two of what the server may say, and what the player reads. */
const NOT_SENT = {
  'quota not sufficient': 'No more codes can be sent at the moment. Please contact customer service.',
  'too many requests': 'Try again after 5 minutes.',
}

test('a code that can’t be sent is told in a dialog', SELDOM, async ({ page, player, sandbox, say }) => {
  const mobile = await sandbox.member('player')
  await player.open('/index')
  const form = await player.loginForm()
  const { number } = await chooseMobile(page, form, say)
  await number.fill(mobile.mobileNum)
  const send = form.getByRole('button', { name: say('Send code') })
  const dialog = page.getByRole('dialog', { name: say('The code was not sent') })
  for (const [message, told] of Object.entries(NOT_SENT)) {
    await sandbox.scenario({ kind: 'refusing', endpoint: 'sendLoginCode', message, times: 1 })
    // Within a second of the last one nothing is sent.
    await expect(async () => {
      if (!(await dialog.isVisible())) await send.click({ timeout: 1000 })
      await expect(dialog).toBeVisible({ timeout: 2000 })
    }, message).toPass()
    await expect(dialog).toContainText(say(told))
    await dialog.getByRole('button', { name: say('OK') }).click()
    await expect(dialog).toHaveCount(0)
    await expect(send, 'one may try again').toBeFocused()
  }
  await expect(number).toHaveValue(mobile.mobileNum)
})

test('nothing typed is lost on the way there and back, by keyboard too', MODULE_ON, async ({ page, player, say }) => {
  await bringAxe(page)
  await player.open('/index')
  const form = await player.loginForm()
  const username = form.getByLabel(say('Username'), { exact: true }).and(page.getByRole('textbox'))
  await username.fill('ana')
  const late = /\/assets\/sms-form-.*\.js$/
  const { promise: held, resolve: letGo } = Promise.withResolvers<void>()
  await page.route(late, async (route) => {
    await held
    await route.continue()
  })
  const way = (name: string): Locator =>
    form.getByRole('tab', { name: say(name) }).or(form.getByRole('button', { name: say(name) }))
  await way('Mobile number').click()
  await way('Username').click()
  const came = page.waitForResponse(late)
  letGo()
  await came
  await expectAccessible(page, 'login by username')
  await expect(username, 'the last wish counts').toBeVisible()
  const { number } = await chooseMobile(page, form, say)
  await number.fill('91155')
  await expectAccessible(page, 'login by SMS')
  const tab = form.getByRole('tab', { name: say('Mobile number') })
  if ((await tab.count()) > 0) {
    await tab.focus()
    await page.keyboard.press('ArrowLeft')
    await expect(form.getByRole('tab', { name: say('Username') })).toBeFocused()
  } else {
    await form.getByRole('button', { name: say('Username') }).press('Enter')
    await expect(username).toBeFocused()
  }
  await expect(username).toHaveValue('ana')
  await expect(number).toBeHidden()
  await chooseMobile(page, form, say)
  await expect(number).toHaveValue('91155')
})

test('without the module there is no other way than the username', MODULE_OFF, async ({ page, player, say }) => {
  const loaded: string[] = []
  page.on('request', (request) => loaded.push(request.url()))
  await player.open('/index')
  const form = await player.loginForm()
  await form.getByLabel(say('Username'), { exact: true }).click()
  await expect(player.send(form)).toBeVisible()
  await expect(form.getByRole('tab')).toHaveCount(0)
  await expect(form.getByRole('button', { name: say('Mobile number') })).toHaveCount(0)
  expect(loaded.filter((url) => /login-switch|sms-form/.test(url))).toEqual([])
})

test.describe('a page of its own for the login', MODULE_OFF, () => {
  test.use({ brand: 'club' })

  test('moves nothing once it is known how one may log in', { tag: '@phone' }, async ({ page, sandbox, say }) => {
    const ways = page.getByRole('tablist', { name: say('Log in with') })
    const oneWay = page.getByText(say('Log in with your username'), { exact: true })
    for (const [kind, shown] of [
      ['off', oneWay],
      ['on', ways],
    ] as const) {
      await sandbox.scenario({ kind: 'modules', [kind]: ['SMS_LOGIN', 'VERIFICATION_CODE_LOGIN'] })
      const { promise: held, resolve: letGo } = Promise.withResolvers<void>()
      const asked = '**/wps/system/whitelabel*'
      await page.route(asked, async (route) => {
        await held
        await route.continue()
      })
      await page.goto('/login')
      const username = page.getByLabel(say('Username'), { exact: true }).and(page.getByRole('textbox'))
      const before = await username.boundingBox()
      await expect(shown, 'the shell does not know yet').toHaveCount(0)
      letGo()
      await expect(shown).toBeVisible()
      expect(await username.boundingBox(), kind).toEqual(before)
      await page.unroute(asked)
      await sandbox.clear()
    }
  })
})
