/** Changing a password, forced and by choice, and choosing a new one for a forgotten one (spec 4 and 5). */
import { accountOf, chooseNew, inHalves, kept, lastMail, lastSms } from '../support/pages/account.ts'
import { bringAxe, expectAccessible, expectAccessibleInBoth } from '../support/axe.ts'
import { expect, ready, test } from '../support/journey.ts'

/** Fits the rule of either brand: letters and digits alone in the one, a symbol among them in the other. */
const NEW = { wireframe: 'Fresh2468', pampas: 'Fresh-2468' } as const
const newFor = (brand: string): string => NEW[brand as keyof typeof NEW] // the two brands that journeys run in

test('a default password must be changed before anything else, and then one is in', async ({
  page,
  player,
  sandbox,
  brand,
  say,
}) => {
  await bringAxe(page)
  const member = await accountOf(sandbox, 'default')
  await player.open('/index')
  await player.open('/help')
  const form = await player.loginForm()
  await player.fill(form, member)
  await player.send(form).click()
  const dialog = page.getByRole('dialog', { name: say('Choose a new password') })
  await expect(dialog).toBeVisible()
  await expect(dialog.getByLabel(say('Current password')), 'it was typed a moment ago').toHaveCount(0)
  await expect(dialog.getByLabel(say('New password'), { exact: true })).toHaveAttribute('autocomplete', 'new-password')
  await expectAccessibleInBoth(page, 'forced change')
  await page.keyboard.press('Escape')
  await page.keyboard.press('Escape')
  await expect(dialog).toBeVisible()
  await page.goBack()
  await ready(page)
  await expect(page).toHaveURL(/\/index$/)
  await expect(dialog, 'neither Back nor a reload gets past it').toBeVisible()
  const old = dialog.getByLabel(say('Current password'))
  await expect(old).toHaveAttribute('autocomplete', 'current-password')
  const send = dialog.getByRole('button', { name: say('Change password') })
  await send.click()
  await expect(old).toBeFocused()
  await old.fill('wrong')
  await chooseNew(dialog, say, newFor(brand), 'another')
  await send.click()
  await expect(dialog.getByLabel(say('Repeat the new password'), { exact: true })).toHaveAccessibleDescription(
    say('Incorrect confirmation input: the two passwords are not the same.'),
  )
  await chooseNew(dialog, say, newFor(brand))
  await send.click()
  await expect(old).toHaveAccessibleDescription(say('This is not your current password.'))
  await expect(old).toBeFocused()
  await old.fill(member.password)
  await send.click()
  await expect(dialog).toHaveCount(0)
  await expect(page).toHaveURL(/\/index$/)
  await expect(player.account).toBeVisible()
  for (const secret of [member.password, newFor(brand)]) expect(await kept(page)).not.toContain(secret)
  await page.reload()
  await expect(player.account).toBeVisible()
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

test(
  'who does not want to change an expired password signs out',
  { tag: '@pairs' },
  async ({ page, player, sandbox, say }) => {
    const member = await sandbox.member('expired')
    // The module is on in both brands.
    await player.open('/index')
    const form = await player.loginForm()
    await player.fill(form, member)
    await player.send(form).click()
    const dialog = page.getByRole('dialog', { name: say('Choose a new password') })
    await dialog.getByRole('button', { name: say('Sign out') }).click()
    await expect(dialog).toHaveCount(0)
    await expect(player.account).toHaveCount(0)
    expect(await page.evaluate(() => sessionStorage.getItem('cpw'))).toBeNull()
  },
)

test(
  'a password is changed by choice from the account, and a lost answer is looked into',
  { tag: '@pairs' },
  async ({ page, player, sandbox, device, brand, faults, say }) => {
    await bringAxe(page)
    faults.expect(/status of 503/)
    const member = await player.enter('player')
    if (device === 'phone') {
      await page
        .getByRole('navigation', { name: say('Quick access') })
        .getByRole('link', { name: say('Account') })
        .click()
      await page
        .getByRole('dialog')
        .getByRole('link', { name: say('Change password') })
        .click()
    } else await (await player.menu()).getByRole('link', { name: say('Change password') }).click()
    const dialog = page.getByRole('dialog', { name: say('Change password') })
    await expect(dialog).toBeVisible()
    await expect(page.getByRole('dialog')).toHaveCount(1)
    // A password manager is told whose password it is.
    await expect(dialog.locator('input[autocomplete="username"]')).toHaveValue(member.username)
    await expect(dialog.locator('input[autocomplete="new-password"]')).toHaveCount(2)
    const send = dialog.getByRole('button', { name: say('Change password') })
    await dialog.getByLabel(say('Current password')).fill(member.password)
    await chooseNew(dialog, say, member.password)
    await send.click()
    await expect(dialog.getByLabel(say('New password'), { exact: true })).toHaveAttribute('aria-invalid', 'true')
    await expectAccessible(page, 'change password')

    const lost = { kind: 'failing', endpoint: 'changePassword', how: 'status', status: 503, times: 1 }
    await sandbox.scenario({ ...lost, when: 'before' })
    await chooseNew(dialog, say, newFor(brand))
    await send.click()
    await expect(dialog.getByText(say('No response received'))).toBeVisible()
    await dialog.getByRole('button', { name: say('Try to log in') }).click()
    await expect(dialog.getByText(say('The new password is not in use yet'))).toBeVisible()
    await expect(send, 'what was pressed has gone').toBeFocused()
    await expect(dialog.getByLabel(say('New password'), { exact: true }), 'nothing typed is lost').toHaveValue(
      newFor(brand),
    )

    await sandbox.scenario({ ...lost, when: 'after' })
    await send.click()
    await expect(dialog.getByText(say('No response received'))).toBeVisible()
    // What is tried is what was sent, whatever stands there by now.
    await dialog.getByLabel(say('New password'), { exact: true }).fill('Another-13579')
    await dialog.getByRole('button', { name: say('Try to log in') }).click()
    await expect(dialog).toHaveCount(0)
    await expect(page).toHaveURL(/\/index$/)
    await player.signOut()
    await player.logIn({ ...member, password: newFor(brand) })
  },
)

test(
  'a forgotten password is set anew with the code of an e-mail',
  { tag: '@pampas' },
  async ({ page, player, sandbox, brand, say }) => {
    await bringAxe(page)
    const member = await accountOf(sandbox)
    await player.open('/index')
    const form = await player.loginForm()
    await form.getByLabel(say('Username'), { exact: true }).and(page.getByRole('textbox')).click()
    await form.getByRole('link', { name: say('Forgot password?') }).click()
    const dialog = page.getByRole('dialog', { name: say('Forgot password') })
    await expect(dialog.getByRole('tab')).toHaveCount(2)
    await dialog.getByRole('button', { name: say('Send e-mail') }).click()
    await expect(dialog.getByLabel(say('Username'), { exact: true })).toBeFocused()
    const sent = page.getByRole('dialog', { name: say('Check your e-mail') })
    // The step that is not shown keeps its fields.
    const name = dialog.getByLabel(say('Username'), { exact: true }).filter({ visible: true })
    const typed = dialog.getByLabel(say('Code from the e-mail'))
    const chosen = dialog.getByLabel(say('New password'), { exact: true }).filter({ visible: true })
    const ask = async (username: string, email: string): Promise<string> => {
      await name.fill(username)
      await dialog.getByLabel(say('E-mail'), { exact: true }).fill(email)
      await dialog.getByRole('button', { name: say('Send e-mail') }).click()
      await expect(sent).toContainText(say('in_been_out'))
      const words = await sent.innerText()
      await sent.getByRole('button', { name: say('OK') }).click()
      await expect(sent).toHaveCount(0)
      return words
    }
    await expect(name).toHaveAttribute('autocomplete', 'username')
    await expect(dialog.getByLabel(say('E-mail'), { exact: true })).toHaveAttribute('autocomplete', 'email')
    const strangers = await ask('nobody', 'nobody@players.example')
    await expect(typed).toHaveAttribute('autocomplete', 'one-time-code')
    await expect(chosen).toHaveAttribute('autocomplete', 'new-password')
    await expect(name, 'a name that was typed goes along').toHaveValue('nobody')
    await expect(typed).toBeFocused()
    await typed.fill('ABCD-EFGH')
    await chosen.fill(newFor(brand))
    await dialog.getByRole('button', { name: say('Send another e-mail') }).click()
    await expect(dialog.getByLabel(say('E-mail'), { exact: true })).toHaveValue('nobody@players.example')
    expect(await ask(member.username, member.email), 'nobody learns who has an account').toBe(strangers)
    await expect(name).toHaveValue(member.username)
    await expect(typed, 'nothing typed is lost').toHaveValue('ABCD-EFGH')
    await expect(chosen).toHaveValue(newFor(brand))
    await expectAccessible(page, 'forgot password')

    const { code, link } = await lastMail(sandbox, member)
    expect(link).not.toContain(code)
    await page.goto(link)
    await ready(page)
    await dialog.getByLabel(say('Username'), { exact: true }).fill(member.username)
    await chooseNew(dialog, say, newFor(brand))
    await typed.fill('ABCD-EFGH')
    const send = dialog.getByRole('button', { name: say('Set password and log in') })
    await send.click()
    await expect(typed).toHaveAttribute('aria-invalid', 'true')
    await expect(typed).toBeFocused()
    await typed.fill(code.toLowerCase())
    await send.click()
    await expect(player.account).toBeVisible()
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect(page).toHaveURL(/\/index$/)
    for (const secret of [code, newFor(brand)]) expect(await kept(page)).not.toContain(secret)
  },
)

test(
  'a forgotten password is set anew with a code by SMS, where the merchant has that',
  { tag: ['@pampas', '@pairs'] },
  async ({ page, player, sandbox, brand, say }) => {
    await bringAxe(page)
    const member = await accountOf(sandbox)
    await player.open('/login?modal=forgot-password')
    const dialog = page.getByRole('dialog', { name: say('Forgot password') })
    await dialog.getByRole('tab', { name: say('By e-mail') }).focus()
    await page.keyboard.press('ArrowRight')
    await expect(dialog.getByRole('tab', { name: say('By phone') })).toBeFocused()
    await dialog.getByRole('textbox', { name: say('Mobile number') }).fill(member.mobileNum)
    await dialog.getByRole('button', { name: say('Send code') }).click()
    await expect(dialog.getByRole('status')).toContainText(member.mobileNum)
    await expectAccessible(page, 'forgot password, by phone')
    await dialog.getByLabel(say('SMS code'), { exact: true }).fill(inHalves(await lastSms(sandbox, member)))
    await chooseNew(dialog, say, newFor(brand))
    await dialog.getByRole('button', { name: say('Set password and log in') }).click()
    await expect(player.account).toBeVisible()
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect(page).toHaveURL(/\/index$/)
  },
)
