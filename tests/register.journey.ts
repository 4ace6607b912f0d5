/** Registering by a form that the server's rules make (spec 4 and 5). */
import { bringAxe, expectAccessible } from './support/axe.ts'
import { expect, test } from './support/journey.ts'
import type { Say } from './support/words.ts'
import { agree, field, fillAccount, fillAll, registerForm, sendRegistration, somebody } from './support/register.ts'

/** The brand that asks for much, and has two ways. */
const MUCH = { tag: '@pampas' }

test('a guest opens an account with all that the brand asks for, and is in', async ({
  page,
  player,
  sandbox,
  say,
  brand,
}) => {
  const desk = { page, say, sandbox, brand }
  const person = somebody(brand)
  const urls: string[] = []
  page.on('request', (request) => urls.push(request.url()))
  await player.open('/register?referralCode=0012345&next=%2Fhelp')
  const form = await registerForm(desk)
  await fillAll(desk, form, person)
  // What password managers and phones know the fields by.
  for (const [label, token] of [
    ['User name', 'username'],
    ['Password', 'new-password'],
    ['Password again', 'new-password'],
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
  const kept = await page.evaluate(() =>
    JSON.stringify([{ ...sessionStorage }, { ...localStorage }, document.cookie, document.documentElement.outerHTML]),
  )
  expect(kept).not.toContain(person.password)
  expect(kept).not.toContain(person.mobileNum)
  expect(urls.filter((url) => url.includes(person.password) || url.includes(person.mobileNum))).toEqual([])
})

test('what is missing or wrong is said at its field, by keyboard alone', async ({
  page,
  player,
  sandbox,
  say,
  brand,
}) => {
  await bringAxe(page)
  await player.open('/register')
  const form = await registerForm({ page, say, sandbox, brand })
  await expectAccessible(page, 'an empty registration')
  const name = field(form, say, 'User name')
  await name.press('Enter')
  await expect(name, 'the first wrong field').toBeFocused()
  await expect(name).toHaveAttribute('aria-invalid', 'true')
  // Too short is told in the words of the pattern, with its bounds.
  await expect(name).toHaveAccessibleDescription(/4\u2060–\u206016/)
  const age = form.getByRole('checkbox').first()
  await expect(age).toHaveAccessibleDescription(say('Please confirm your age to go on'))
  await expectAccessible(page, 'a registration with errors')
  await page.keyboard.type('ana')
  await expect(name).toHaveAttribute('aria-invalid', 'true')
  await page.keyboard.type('7')
  await expect(name, 'follows the typing').not.toHaveAttribute('aria-invalid', 'true')
  await field(form, say, 'Password').fill('Horse-2468')
  await field(form, say, 'Password again').fill('Horse-2469')
  await field(form, say, 'Password again').press('Enter')
  await expect(field(form, say, 'Password again')).toHaveAccessibleDescription(
    say('The two passwords are not the same.'),
  )
  await age.focus()
  await page.keyboard.press('Space')
  await expect(age).toBeChecked()
  await expect(age).not.toHaveAttribute('aria-invalid', 'true')
})

test(
  'nothing typed is lost by closing, by the other tab, or by another language',
  MUCH,
  async ({ page, player, sandbox, say, brand, device }) => {
    const desk = { page, say, sandbox, brand }
    const person = somebody(brand)
    await player.open('/register')
    const form = await registerForm(desk)
    await fillAccount(form, say, person)
    await field(form, say, 'Date of birth').fill('1990-05-17')
    await field(form, say, 'Nationality').selectOption('UY')
    await agree(form, say)
    const secret = await form.getByLabel(say('Password'), { exact: true }).evaluate((input) => input.outerHTML)
    expect(secret, 'no password in the markup').not.toContain(person.password)

    const byMobile = page.getByRole('tab', { name: say('Mobile number') })
    await byMobile.click()
    await expect(field(form, say, 'User name')).toHaveCount(0)
    await expect(field(form, say, 'Password')).toHaveValue(person.password)
    await field(form, say, 'Mobile number').fill(person.mobileNum)
    await byMobile.press('ArrowLeft')
    await expect(page.getByRole('tab', { name: say('User name') })).toBeFocused()
    await expect(field(form, say, 'User name')).toHaveValue(person.username)

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
    await expect(field(again, inEnglish, 'User name')).toHaveValue(person.username)
    await expect(field(again, inEnglish, 'Password again')).toHaveValue(person.password)
    await expect(field(again, inEnglish, 'Date of birth')).toHaveValue('1990-05-17')
    await expect(field(again, inEnglish, 'Nationality')).toHaveValue('UY')
    await expect(field(again, inEnglish, 'Mobile number')).toHaveValue(person.mobileNum)
    await expect(again.getByRole('checkbox').first()).toBeChecked()
    const kept = JSON.stringify(await page.evaluate(() => [{ ...sessionStorage }, { ...localStorage }]))
    expect(kept).not.toContain(person.username)
  },
)

test('what the server refuses stands at its field, with all that was typed', async ({
  page,
  player,
  sandbox,
  say,
  brand,
}) => {
  const desk = { page, say, sandbox, brand }
  const taken = { ...somebody(brand), username: 'player' }
  await player.open('/register')
  const form = await registerForm(desk)
  await fillAll(desk, form, taken)
  await sendRegistration(form, say).click()
  const name = field(form, say, 'User name')
  await expect(name).toHaveAccessibleDescription(
    say('This is in use already. Choose another, or log in if it is yours.'),
  )
  await expect(name).toBeFocused()
  await expect(form.getByRole('alert')).toHaveCount(0)
  await expect(field(form, say, 'Password')).toHaveValue(taken.password)
  const { username } = somebody(brand)
  await name.fill(username)
  await expect(name).not.toHaveAttribute('aria-invalid', 'true')
  await sendRegistration(form, say).click()
  await expect(player.account).toBeVisible()
})

test('an answer that is lost makes no second account, and leads on', async ({
  page,
  player,
  sandbox,
  say,
  brand,
  faults,
}) => {
  faults.expect(/ERR_|Failed to load/)
  const desk = { page, say, sandbox, brand }
  await player.open('/register')
  const form = await registerForm(desk)
  const person = somebody(brand)
  await fillAll(desk, form, person)
  const sent: string[] = []
  page.on('request', (request) => {
    if (request.method() === 'PUT') sent.push(request.url())
  })
  await sandbox.scenario({ kind: 'failing', how: 'abort', when: 'after', endpoint: 'registerMember', times: 1 })
  await sandbox.scenario({ kind: 'slow', ms: 500, endpoint: 'registerMember' })
  const send = sendRegistration(form, say)
  await send.dblclick()
  await page.keyboard.press('Enter')
  await expect(form.getByText(say('We did not hear back'))).toBeVisible()
  await expect(send, 'it is not sent again by itself').toHaveCount(0)
  await expect(field(form, say, 'User name')).toHaveValue(person.username)
  expect(sent).toHaveLength(1)
  await form.getByRole('button', { name: say('Try to log in') }).click()
  await expect(player.account).toBeVisible()
  expect(sent).toHaveLength(1)
})

test(
  'where nothing was made, one is told so and may send it again',
  { tag: '@wireframe' },
  async ({ page, player, sandbox, say, brand, faults }) => {
    faults.expect(/503/)
    const desk = { page, say, sandbox, brand }
    await player.open('/register')
    const form = await registerForm(desk)
    await fillAll(desk, form, somebody(brand))
    await sandbox.scenario({ kind: 'failing', status: 503, endpoint: 'registerMember', times: 1 })
    await sendRegistration(form, say).click()
    await form.getByRole('button', { name: say('Try to log in') }).click()
    await expect(form.getByText(say('There is no such account yet'))).toBeVisible()
    await form.getByRole('button', { name: say('Send it again') }).click()
    await sendRegistration(form, say).click()
    await expect(player.account).toBeVisible()
  },
)

test('an invitation code that is not good is told in a dialog', MUCH, async ({ page, player, sandbox, say, brand }) => {
  const desk = { page, say, sandbox, brand }
  await player.open('/help?affiliateCode=12345')
  // An invitation leads anywhere; who registers later is still the one who was invited.
  await page
    .getByRole('banner')
    .getByRole('link', { name: say('Register') })
    .click()
  const form = await registerForm(desk)
  await expect(
    form.getByText(say('The invitation code in your link is not valid. You can register without it.')),
  ).toBeVisible()
  await fillAll(desk, form, somebody(brand))
  const code = field(form, say, 'Invitation code')
  await code.fill('nope')
  await sendRegistration(form, say).click()
  const dialog = page.getByRole('dialog', { name: say('Check the invitation code') })
  await expect(dialog).toContainText(say('invitation_code_error'))
  await dialog.getByRole('button', { name: say('OK') }).click()
  await code.fill('0012345')
  await sendRegistration(form, say).click()
  await expect(player.account).toBeVisible()
})

test(
  'a guest opens an account with a mobile number, and is called by it',
  { tag: ['@pampas', '@phone'] },
  async ({ page, player, sandbox, say, brand }) => {
    const desk = { page, say, sandbox, brand }
    const person = somebody(brand)
    await player.open('/register.html')
    const form = await registerForm(desk)
    await page.getByRole('tab', { name: say('Mobile number') }).click()
    await fillAll(desk, form, person)
    await field(form, say, 'SMS code').fill('wrong')
    await sendRegistration(form, say).click()
    const code = field(form, say, 'SMS code')
    await expect(code).toHaveAccessibleDescription(
      say('The verification code is missing or not right. Check it and try again.'),
    )
    await expect(code).toBeFocused()
    const to = { countryDialingCode: '54', mobileNum: person.mobileNum, purpose: 'register' }
    const { code: right } = (await sandbox.ask('sms', to)) as { code: string } // by its schema
    await code.fill(right)
    await sendRegistration(form, say).click()
    await expect(player.account).toBeVisible()
    expect(await page.evaluate(() => sessionStorage.getItem('username'))).toBe(person.mobileNum)
  },
)

test('a trial account gives way to an account of one’s own', MUCH, async ({ page, player, sandbox, say, brand }) => {
  const desk = { page, say, sandbox, brand }
  await player.enter('trial')
  await player.open('/register')
  const form = await registerForm(desk)
  await expect(
    form.getByText(say('You are playing with a trial account. Your own account takes its place.')),
  ).toBeVisible()
  const person = somebody(brand)
  await fillAll(desk, form, person)
  await sendRegistration(form, say).click()
  await expect(page).toHaveURL(/\/index$/)
  await expect.poll(() => page.evaluate(() => sessionStorage.getItem('username'))).toBe(person.username.toLowerCase())
})

test.describe('in a members’ club', { tag: '@wireframe' }, () => {
  test.use({ brand: 'club' })

  test('registering is a page, which leads to where one meant to go', async ({ page, player, sandbox, say, brand }) => {
    const desk = { page, say, sandbox, brand }
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
    await fillAccount(form, say, somebody(brand))
    await agree(form, say)
    await sendRegistration(form, say).click()
    await expect(page).toHaveURL(/\/help\?q=bonus$/)
    await expect(player.account).toBeVisible()
  })
})
