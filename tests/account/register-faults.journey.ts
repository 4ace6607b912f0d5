/** A registration that does not go through at once: what is wrong, refused, or not heard of (spec 4 and 5). */
import { bringAxe, expectAccessible } from '../support/axe.ts'
import { expect } from '../support/journey.ts'
import {
  field,
  fillAll,
  firstButton,
  goOn,
  hasTwoSteps,
  registerForm,
  sendRegistration,
  test,
} from '../support/pages/register.ts'
import { tabTo } from '../support/tab-to.ts'

test('what is missing or wrong is said at its field, by keyboard alone', async ({
  page,
  player,
  sandbox,
  desk,
  say,
}) => {
  await bringAxe(page)
  const birthday = { patternId: 11, minLength: 10, maxLength: 10, enabled: true, required: false }
  await sandbox.scenario({ kind: 'register-rules', rules: { birthday } })
  await player.open('/register')
  const form = await registerForm(desk)
  await expectAccessible(page, 'an empty registration')
  const name = field(form, say, 'Username')
  const first = firstButton(desk, form)
  await first.press('Enter')
  await expect(name, 'the first wrong field').toBeFocused()
  await expect(name).toHaveAttribute('aria-invalid', 'true')
  // Too short is told in the words of the pattern, with its bounds.
  await expect(name).toHaveAccessibleDescription(/4\u2060–\u206016/)
  const age = form.getByRole('checkbox').first()
  const unconfirmed = say('Please confirm your age to continue')
  if (!hasTwoSteps(desk)) await expect(age).toHaveAccessibleDescription(unconfirmed)
  await expectAccessible(page, 'a registration with errors')
  await page.keyboard.type('ana')
  await expect(name).toHaveAttribute('aria-invalid', 'true')
  await page.keyboard.type('7')
  await expect(name, 'follows the typing').not.toHaveAttribute('aria-invalid', 'true')
  await field(form, say, 'Password').fill('Horse-2468')
  const again = field(form, say, 'Confirm password')
  await again.fill('Horse-2469')
  await first.press('Enter')
  await expect(again).toHaveAccessibleDescription(
    say('Incorrect confirmation input: the two passwords are not the same.'),
  )
  if (hasTwoSteps(desk)) {
    await again.fill('Horse-2468')
    await first.press('Enter')
    await sendRegistration(form, say).press('Enter')
    await expect(field(form, say, 'Full name'), 'the first wrong field of the second step').toBeFocused()
    await expect(age).toHaveAccessibleDescription(unconfirmed)
    await expectAccessible(page, 'a second step with errors')
  }
  const born = field(form, say, 'Date of birth')
  await expect(born, 'it may be left out').not.toHaveAttribute('aria-invalid', 'true')
  await expect(born, 'and is folded away').toBeHidden()
  await tabTo(page, form.getByText(say('More about you (optional)')))
  await page.keyboard.press('Enter')
  await tabTo(page, born)
  await page.keyboard.type('12')
  await sendRegistration(form, say).press('Enter')
  await expect(born, 'but not half typed').toHaveAccessibleDescription(say('Enter a valid date'))
  await age.focus()
  await page.keyboard.press('Space')
  await expect(age).toBeChecked()
  await expect(age).not.toHaveAttribute('aria-invalid', 'true')
})

test(
  'what the server refuses stands at its field, with all that was typed',
  { tag: '@pairs' },
  async ({ page, player, desk, person, say }) => {
    const taken = { ...person, username: 'player' }
    await player.open('/register')
    const form = await registerForm(desk)
    await fillAll(desk, form, taken)
    const sent: string[] = []
    page.on('request', (request) => {
      if (request.method() === 'PUT') sent.push(request.url())
    })
    const { promise: answered, resolve: answer } = Promise.withResolvers<void>()
    await page.route(/\/member\/register$/, async (route) => {
      await answered
      await route.continue()
    })
    await sendRegistration(form, say).click()
    // Whoever goes and comes back meanwhile waits for the same answer.
    await page.keyboard.press('Escape')
    await expect(form).toHaveCount(0)
    await page
      .getByRole('banner')
      .getByRole('link', { name: say('Register') })
      .click()
    await sendRegistration(form, say).press('Enter')
    await sendRegistration(form, say).press('Enter')
    await expect(sendRegistration(form, say)).toHaveAttribute('aria-busy', 'true')
    answer()
    const name = field(form, say, 'Username')
    await expect(name).toHaveAccessibleDescription(
      say('This is in use already. Choose another, or log in if it is yours.'),
    )
    await expect(name).toBeFocused()
    expect(sent, 'it is sent once').toHaveLength(1)
    await expect(form.getByRole('alert')).toHaveCount(0)
    await expect(field(form, say, 'Password')).toHaveValue(taken.password)
    await name.fill(person.username)
    await expect(name).not.toHaveAttribute('aria-invalid', 'true')
    // It stands in the first step, wherever one was.
    if (hasTwoSteps(desk)) await goOn(form, say)
    await sendRegistration(form, say).click()
    await expect(player.account).toBeVisible()
  },
)

test(
  'an answer that is lost makes no second account, and leads on',
  { tag: '@pairs' },
  async ({ page, player, desk, person, sandbox, say, faults }) => {
    faults.expect(/ERR_|Failed to load/)
    await player.open('/register')
    const form = await registerForm(desk)
    await fillAll(desk, form, person)
    const sent: string[] = []
    page.on('request', (request) => {
      if (request.method() === 'PUT') sent.push(request.url())
    })
    // Cut short, not broken off: where a connection breaks before an answer begins, browsers send once more by themselves.
    await sandbox.scenario({ kind: 'failing', how: 'cut-short', endpoint: 'registerMember', times: 1 })
    const { promise: pressed, resolve: letGo } = Promise.withResolvers<void>()
    await page.route(/\/member\/register$/, async (route) => {
      await pressed
      await route.continue()
    })
    const send = sendRegistration(form, say)
    await send.dblclick()
    await page.keyboard.press('Enter')
    letGo()
    await expect(form.getByText(say('No response received'))).toBeVisible()
    await expect(send, 'it is not sent again by itself').toHaveCount(0)
    await expect(field(form, say, 'Username')).toHaveValue(person.username)
    expect(sent).toHaveLength(1)
    await form.getByRole('button', { name: say('Try to log in') }).click()
    await expect(player.account).toBeVisible()
    expect(sent).toHaveLength(1)
  },
)

test(
  'where nothing was made, one is told so and may send it again',
  { tag: ['@wireframe', '@pairs'] },
  async ({ player, desk, person, sandbox, say, faults }) => {
    faults.expect(/503/)
    await player.open('/register')
    const form = await registerForm(desk)
    await fillAll(desk, form, person)
    await sandbox.scenario({ kind: 'failing', status: 503, endpoint: 'registerMember', times: 1 })
    await sendRegistration(form, say).click()
    const tryOut = form.getByRole('button', { name: say('Try to log in') })
    await expect(tryOut, 'what was pressed has gone').toBeFocused()
    await tryOut.click()
    await expect(form.getByText(say('No account was created'), { exact: true })).toBeVisible()
    await form.getByRole('button', { name: say('Send them again') }).click()
    await expect(sendRegistration(form, say)).toBeFocused()
    await sendRegistration(form, say).click()
    await expect(player.account).toBeVisible()
  },
)

test(
  'an invitation code that is not good is told in a dialog',
  { tag: ['@pampas', '@pairs'] },
  async ({ page, player, desk, person, say }) => {
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
    await fillAll(desk, form, person)
    await form.getByRole('button', { name: say('Back') }).click()
    const code = field(form, say, 'Invitation code')
    await form.getByText(say('Invitation code (optional)')).first().click()
    await code.fill('nope')
    await goOn(form, say)
    await sendRegistration(form, say).click()
    const dialog = page.getByRole('dialog', { name: say('Check the invitation code') })
    await expect(dialog).toContainText(say('invitation_code_error'))
    await dialog.getByRole('button', { name: say('OK') }).click()
    await expect(code, 'the field that is to blame').toBeFocused()
    await expect(code).toHaveAccessibleDescription(say('invitation_code_error'))
    await code.fill('0012345')
    await expect(code).not.toHaveAttribute('aria-invalid', 'true')
    await goOn(form, say)
    await sendRegistration(form, say).click()
    await expect(player.account).toBeVisible()
  },
)
