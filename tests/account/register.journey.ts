/** Registering by a form that the server's rules make (spec 4 and 5). */
import { inHalves } from '../support/pages/account.ts'
import { bringAxe, expectAccessible } from '../support/axe.ts'
import { expect } from '../support/journey.ts'
import {
  agree,
  field,
  fillAccount,
  fillAll,
  goOn,
  registerForm,
  sendRegistration,
  test,
} from '../support/pages/register.ts'
import type { Say } from '../support/words.ts'

/** The brand that asks for much, and has two ways. */
const MUCH = { tag: '@pampas' }

test('a guest opens an account with all that the brand asks for, and is in', async ({
  page,
  player,
  desk,
  person,
  say,
  brand,
}) => {
  const urls: string[] = []
  page.on('request', (request) => urls.push(request.url()))
  await player.open('/register?referralCode=0012345&next=%2Fhelp')
  const form = await registerForm(desk)
  await fillAll(desk, form, person)
  // What password managers and phones know the fields by.
  for (const [label, token] of [
    ['Username', 'username'],
    ['Password', 'new-password'],
    ['Confirm password', 'new-password'],
    ...(brand === 'pampas'
      ? [
          ['E-mail', 'email'],
          ['Mobile number', 'tel-national'],
          ['SMS code', 'one-time-code'],
          ['Date of birth', 'bday'],
          ['Full name', 'name'],
        ]
      : []),
  ] as const)
    await expect(field(form, say, label ?? ''), label).toHaveAttribute('autocomplete', token ?? '')
  const sent = page.waitForRequest((request) => request.method() === 'PUT')
  await sendRegistration(form, say).click()
  // Sealed, and sent once.
  expect((await sent).postData()).not.toContain(person.username)
  await expect(player.account).toBeVisible()
  await expect(page).toHaveURL(/\/help$/)
  // The address comes before its page: until then the form stays.
  await expect(form).toHaveCount(0)
  const kept = await page.evaluate(() =>
    JSON.stringify([{ ...sessionStorage }, { ...localStorage }, document.cookie, document.documentElement.outerHTML]),
  )
  expect(kept).not.toContain(person.password)
  expect(kept).not.toContain(person.mobileNum)
  expect(urls.filter((url) => url.includes(person.password) || url.includes(person.mobileNum))).toEqual([])
})

test(
  'nothing typed is lost by closing, by the other tab, or by another language',
  MUCH,
  async ({ page, player, desk, person, say, device }) => {
    await player.open('/register')
    const form = await registerForm(desk)
    await fillAccount(form, say, person)
    await goOn(form, say)
    await field(form, say, 'Date of birth').fill('1990-05-17')
    await form.getByText(say('More about you (optional)')).click()
    await field(form, say, 'Nationality').selectOption('UY')
    await agree(form, say)
    const secret = await form.getByLabel(say('Password'), { exact: true }).evaluate((input) => input.outerHTML)
    expect(secret, 'no password in the markup').not.toContain(person.password)

    await form.getByRole('button', { name: say('Back') }).click()
    const byMobile = page.getByRole('tab', { name: say('Mobile number') })
    await byMobile.click()
    await expect(field(form, say, 'Username')).toHaveCount(0)
    await expect(field(form, say, 'Password')).toHaveValue(person.password)
    await field(form, say, 'Mobile number').fill(person.mobileNum)
    await byMobile.press('ArrowLeft')
    await expect(page.getByRole('tab', { name: say('Username') })).toBeFocused()
    await expect(field(form, say, 'Username')).toHaveValue(person.username)

    const dialog = page.getByRole('dialog', { name: say('Open an account') })
    await dialog.getByRole('button', { name: say('Close') }).click()
    await expect(dialog).toHaveCount(0)
    await player.openLanguages(/Español|Idioma/)
    await page.getByText('English', { exact: true }).filter({ visible: true }).click()
    await expect(page.locator('html')).toHaveAttribute('lang', 'en')
    const inEnglish: Say = (source, values) => say(source, values, 'EN')
    if (device === 'phone') await page.keyboard.press('Escape')
    await page.getByRole('banner').getByRole('link', { name: 'Register' }).click()
    const again = await registerForm({ ...desk, say: inEnglish })
    await expect(field(again, inEnglish, 'Username')).toHaveValue(person.username)
    await expect(field(again, inEnglish, 'Confirm password')).toHaveValue(person.password)
    await goOn(again, inEnglish)
    await expect(field(again, inEnglish, 'Date of birth')).toHaveValue('1990-05-17')
    await expect(field(again, inEnglish, 'Nationality')).toHaveValue('UY')
    await expect(field(again, inEnglish, 'Mobile number')).toHaveValue(person.mobileNum)
    await expect(again.getByRole('checkbox').first()).toBeChecked()
    const kept = JSON.stringify(await page.evaluate(() => [{ ...sessionStorage }, { ...localStorage }]))
    expect(kept).not.toContain(person.username)
  },
)

test(
  'a guest opens an account with a mobile number, and is called by it',
  { tag: ['@pampas', '@phone', '@pairs'] },
  async ({ page, player, desk, person, sandbox, say }) => {
    await player.open('/register.html')
    const form = await registerForm(desk)
    await page.getByRole('tab', { name: say('Mobile number') }).click()
    await fillAll(desk, form, person)
    await page
      .getByRole('dialog', { name: say('Open an account') })
      .getByRole('button', { name: say('Close') })
      .click()
    await page
      .getByRole('banner')
      .getByRole('link', { name: say('Register') })
      .click()
    await expect(field(form, say, 'Mobile number')).toHaveValue(person.mobileNum)
    await expect(form.getByRole('button', { name: say('Send code') }), 'its wait goes on').toHaveCount(0)
    await expect(sendRegistration(form, say), 'at the step that it was at').toBeVisible()
    await form.getByRole('button', { name: say('Back') }).click()
    await field(form, say, 'SMS code').fill('wrong')
    await goOn(form, say)
    await sendRegistration(form, say).click()
    const code = field(form, say, 'SMS code')
    await expect(code).toHaveAccessibleDescription(
      say('The verification code is missing or not right. Check it and try again.'),
    )
    await expect(code).toBeFocused()
    const to = { countryDialingCode: '54', mobileNum: person.mobileNum, purpose: 'register' }
    const { code: right } = (await sandbox.ask('sms', to)) as { code: string } // by its schema
    await code.fill(inHalves(right))
    await goOn(form, say)
    await sendRegistration(form, say).click()
    await expect(player.account).toBeVisible()
    await expect.poll(() => page.evaluate(() => sessionStorage.getItem('username'))).toBe(person.mobileNum)
  },
)

test(
  'a trial account gives way to an account of one’s own',
  { tag: ['@pampas', '@pairs'] },
  async ({ page, player, desk, person, say }) => {
    await player.become('trial')
    await player.open('/register')
    const form = await registerForm(desk)
    await expect(
      form.getByText(say('You are using a trial account. Registering replaces it with your own.')),
    ).toBeVisible()
    await fillAll(desk, form, person)
    await sendRegistration(form, say).click()
    await expect(page).toHaveURL(/\/index$/)
    await expect.poll(() => page.evaluate(() => sessionStorage.getItem('username'))).toBe(person.username.toLowerCase())
  },
)

test.describe('in a members’ club', { tag: '@wireframe' }, () => {
  test.use({ brand: 'club' })

  test('registering is a page, which leads to where one meant to go', async ({
    page,
    player,
    desk,
    person,
    sandbox,
    say,
  }) => {
    await bringAxe(page)
    await sandbox.scenario({
      kind: 'modules',
      on: ['USERNAME_REGISTRATION', 'DIRECT_REGISTRATION'],
      off: ['MOBILE_REGISTRATION'],
    })
    await player.open('/help?q=bonus')
    await page
      .getByRole('main')
      .getByRole('link', { name: say('Register'), exact: true })
      .click()
    await expect(page.getByRole('heading', { level: 1, name: say('Open an account') })).toBeVisible()
    const form = await registerForm(desk)
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expectAccessible(page, 'the page to register on')
    await fillAccount(form, say, person)
    await agree(form, say)
    await sendRegistration(form, say).click()
    await expect(page).toHaveURL(/\/help\?q=bonus$/)
    await expect(player.account).toBeVisible()
  })
})
