/** Codes by SMS that a third party sends and judges, to log in and to register with (spec 4, 5 and 8). */
import type { BrowserContext, Locator, Page } from 'playwright/test'
import { openHumanCheck } from '../support/servers/human-check.ts'
import { openIdentity, UNKNOWN_THERE, type IdentityService } from '../support/servers/identity.ts'
import { expect, test } from '../support/journey.ts'
import type { Player } from '../support/player.ts'
import type { SandboxOfTest } from '../support/servers/sandbox.ts'
import { served } from '../support/servers/served.ts'
import type { Say } from '../support/words.ts'

// One brand of its own, whichever brand the run is about.
test.use({ brand: 'social' })
const EVERYWHERE = { tag: '@wireframe' }
const DESKTOP = { tag: ['@wireframe', '@desktop'] }
const PHONE = { tag: ['@wireframe', '@phone'] }

interface Mobile {
  readonly countryDialingCode: string
  readonly mobileNum: string
}
const e164 = ({ countryDialingCode, mobileNum }: Mobile): string => `+${countryDialingCode}${mobileNum}`

/** A fresh member's number; each has one of its own. */
const mobileOf = async (sandbox: SandboxOfTest, kind: string): Promise<Mobile> =>
  (await sandbox.member(kind)) as unknown as Mobile // the sandbox's control call gives both

/** The popup's form for a mobile number. */
async function openForm(page: Page, player: Player, say: Say): Promise<Locator> {
  await player.open('/index?modal=login')
  const popup = page.getByRole('dialog', { name: say('Log in') })
  await popup.getByRole('tab', { name: say('Mobile number') }).click()
  return popup
}

interface Fields {
  readonly number: Locator
  readonly code: Locator
  readonly send: Locator
}
const fieldsOf = (form: Locator, say: Say): Fields => ({
  number: form.getByRole('textbox', { name: say('Mobile number') }),
  code: form.getByLabel(say('SMS code'), { exact: true }),
  send: form.getByRole('button', { name: say('Send code') }),
})

/** Refuses the next sending as the service would. */
const refuseSending = (context: BrowserContext, { origin }: IdentityService, message: string): Promise<unknown> =>
  context.route(
    `${origin}/**/accounts:sendVerificationCode*`,
    (route) =>
      route.request().method() === 'OPTIONS'
        ? route.fallback()
        : route.fulfill({
            status: 400,
            headers: { 'access-control-allow-origin': '*' },
            json: { error: { code: 400, message, errors: [{ message }] } },
          }),
    { times: 1 },
  )

test(
  'a member whose password has expired comes in with the code that the third party sent',
  EVERYWHERE,
  async ({ page, context, player, sandbox, say, faults }) => {
    faults.expect(UNKNOWN_THERE)
    faults.expect(/400 \(Bad Request\)/)
    await sandbox.scenario({ kind: 'modules', on: ['SMS_LOGIN', 'VERIFICATION_CODE_LOGIN', 'FORCED_PASSWORD_CHANGE'] })
    const service = await openIdentity(context)
    const mobile = await mobileOf(sandbox, 'expired')
    const asked: string[] = []
    page.on('request', (request) => asked.push(new URL(request.url()).pathname))
    const { number, code, send } = fieldsOf(await openForm(page, player, say), say)
    await number.fill(mobile.mobileNum)
    await send.click()
    const popup = page.getByRole('dialog', { name: say('Log in') })
    await expect(popup.getByText(`+${mobile.countryDialingCode} ${mobile.mobileNum}`)).toBeVisible()
    // One minute, whatever the gateway says of its own codes (spec 4).
    await expect(popup.getByRole('button', { name: /\b(?:60|5\d)\b/ })).toHaveAttribute('aria-disabled', 'true')

    const right = await service.code(e164(mobile))
    await code.fill(right === '000000' ? '000001' : '000000')
    await player.send(popup).click()
    await expect(code).toHaveAccessibleDescription(
      say('The verification code is missing or not right. Check it and try again.'),
    )
    await code.fill(right)
    await player.send(popup).click()
    await expect(player.account).toBeVisible()
    await expect(page.getByRole('dialog')).toHaveCount(0)
    expect(asked).not.toContain('/wps/verification/sms/noLogin')
    const kept = await page.evaluate(() =>
      JSON.stringify([{ ...sessionStorage }, { ...localStorage }, document.cookie]),
    )
    for (const secret of ['eyJ', right, mobile.mobileNum]) expect(kept).not.toContain(secret)
  },
)

test(
  'a code that the third party does not send is told in its words',
  { tag: ['@wireframe', '@desktop', '@pairs'] },
  async ({ page, context, player, sandbox, say, faults }) => {
    test.slow()
    faults.expect(UNKNOWN_THERE)
    faults.expect(/400 \(Bad Request\)|ERR_FAILED/)
    await sandbox.scenario({ kind: 'modules', on: ['SMS_LOGIN', 'VERIFICATION_CODE_LOGIN'] })
    const service = await openIdentity(context)
    const { number, send } = fieldsOf(await openForm(page, player, say), say)
    await number.fill('91155501234')
    const dialog = page.getByRole('dialog', { name: say('The code was not sent') })
    const said = [
      ['INVALID_PHONE_NUMBER', 'The format of the phone number is not valid. Check the number and the country code.'],
      ['MISSING_PHONE_NUMBER', 'Please enter a valid phone number.'],
      ['TOO_MANY_ATTEMPTS_TRY_LATER', 'Too many requests. Try again after 5 minutes.'],
      ['CAPTCHA_CHECK_FAILED', 'Please try again. If the problem continues, reload the page.'],
      ['QUOTA_EXCEEDED', 'No more codes can be sent at the moment. Please contact customer service.'],
      [
        'OPERATION_NOT_ALLOWED',
        'This login method is not available for your account. Please contact customer service.',
      ],
      ['SOMETHING_NEW', 'Unknown error. Please try again, or log in another way.'],
    ] as const
    for (const [message, words] of said) {
      await test.step(message, async () => {
        await refuseSending(context, service, message)
        // No two within a second get through; and once it is told, however late, nothing can be pressed beside it.
        await expect(async () => {
          if (!(await dialog.isVisible())) await send.click({ timeout: 1000 })
          await expect(dialog).toContainText(say(words), { timeout: 1500 })
        }).toPass()
        await dialog.getByRole('button', { name: say('OK') }).click()
        await expect(dialog).toHaveCount(0)
        await expect(send, 'there is nothing to wait for').not.toHaveAttribute('aria-disabled', 'true')
      })
    }
  },
)

test(
  'a registration goes no further than a code that the third party does not take',
  PHONE,
  async ({ page, context, player, sandbox, say, faults }) => {
    faults.expect(UNKNOWN_THERE)
    faults.expect(/400 \(Bad Request\)/)
    await sandbox.scenario({
      kind: 'modules',
      on: ['DIRECT_REGISTRATION', 'MOBILE_REGISTRATION', 'REGISTRATION_SMS'],
      off: ['USERNAME_REGISTRATION', 'MOBILE_PASSWORD_REGISTRATION', 'AFFILIATE'],
    })
    const service = await openIdentity(context)
    const mobile = { countryDialingCode: '54', mobileNum: `92${Date.now().toString().slice(-8)}` }
    const asked: string[] = []
    page.on('request', (request) => asked.push(new URL(request.url()).pathname))
    await player.open('/register')
    const popup = page.getByRole('dialog', { name: say('Open an account') })
    const { number, code, send } = fieldsOf(popup, say)
    await number.fill(mobile.mobileNum)
    await send.click()
    await expect(popup.getByText(`+54 ${mobile.mobileNum}`)).toBeVisible()
    const right = await service.code(e164(mobile))
    await code.fill(right === '000000' ? '000001' : '000000')
    for (const box of await popup.getByRole('checkbox').all()) await box.check()
    const register = popup.getByRole('button', { name: say('Register'), exact: true })
    await register.click()
    await expect(code).toHaveAccessibleDescription(
      say('The verification code is missing or not right. Check it and try again.'),
    )
    expect(asked.filter((path) => path.startsWith('/wps/member/register'))).toEqual([])
    await code.fill(right)
    await register.click()
    await expect(player.account).toBeVisible()
    expect(asked).toContain('/wps/member/register/mobile')
    expect(asked).not.toContain('/wps/verification/sms/register')
  },
)

test.describe('of a project that is somebody’s', () => {
  test.use({ brand: 'vouched' })

  test(
    'the check that one is human can be answered from within a dialog',
    DESKTOP,
    async ({ page, context, player, sandbox, say }) => {
      await sandbox.scenario({ kind: 'modules', on: ['SMS_LOGIN', 'VERIFICATION_CODE_LOGIN'] })
      const { scripts, sendings } = await openHumanCheck(context)
      const popup = await openForm(page, player, say)
      const { number, send } = fieldsOf(popup, say)
      await number.fill('91155501234')
      await send.click()
      const check = page.frameLocator('iframe[title="human check"]')
      await check.getByRole('button', { name: 'I am human' }).click()
      await expect(popup.getByText('+54 91155501234')).toBeVisible()
      await expect(number).toHaveValue('91155501234')
      await expect(page.locator('dialog:modal'), 'it is a modal dialog again').toHaveCount(1)
      expect(scripts).toEqual([expect.stringContaining('trustedtypes=true&render=explicit&hl=en')])
      expect(sendings).toEqual([
        expect.objectContaining({ phoneNumber: '+5491155501234', recaptchaToken: 'proof-of-a-human' }),
      ])
    },
  )
})

test('the service’s hosts stand in the policy of this brand', DESKTOP, async () => {
  const policy = String((await served('social', '/index')).headers['content-security-policy'])
  for (const host of ['https://apis.google.com/', 'https://www.google.com/recaptcha/', 'gapi#gapi'])
    expect(policy).toContain(host)
  expect(policy).not.toContain('unsafe')
})
