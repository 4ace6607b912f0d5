/** The captcha of the login: once the server wants it, one picture for each try (spec 4, "Failed login"). */
import type { Page } from 'playwright/test'
import { expect, test } from '../support/journey.ts'

/** The answer to the picture on the page, asked for with the browser's own cookies. */
async function answer(page: Page): Promise<string> {
  const reply = await page.evaluate(() => fetch('/sandbox/captcha').then((it) => it.json()))
  // The sandbox's own control call.
  return (reply as { answer: string }).answer
}

test('a wanted captcha is shown, asked for, refused when wrong, and lets in when right', async ({
  page,
  player,
  sandbox,
  say,
}) => {
  const member = await sandbox.member('player')
  await sandbox.scenario({ kind: 'captcha' })
  await player.open('/index')
  const form = await player.loginForm()
  const letters = form.getByLabel(say('Letters in the picture'))
  await expect(letters).toHaveCount(0)
  await player.fill(form, member)
  await player.send(form).click()
  const picture = form.getByRole('img', { name: say('Letters to type') })
  await expect(picture).toBeVisible()
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(50)
  await expect(form.getByRole('alert')).toContainText(say('Please enter the captcha.'))

  await player.send(form).click()
  await expect(letters).toBeFocused()
  await expect(letters).toHaveAccessibleDescription(say('Enter the letters in the picture'))

  const first = await picture.getAttribute('src')
  await letters.fill('wrong')
  await player.send(form).click()
  await expect(form.getByRole('alert')).toContainText(say('It did not match. Try the new one.'))
  await expect(picture).not.toHaveAttribute('src', first ?? '')
  await expect(letters, 'each picture is good for one try').toHaveValue('')
  await expect(form.getByLabel(say('Password'), { exact: true })).toHaveValue(member.password)

  await letters.fill((await answer(page)).toLowerCase())
  await player.send(form).click()
  await expect(player.account).toBeVisible()
})

test(
  'three wrong passwords lead to a captcha, which can be renewed',
  { tag: '@pairs' },
  async ({ page, player, sandbox, say }) => {
    const member = await sandbox.member('player')
    await player.open('/index')
    const form = await player.loginForm()
    const letters = form.getByLabel(say('Letters in the picture'))
    await player.fill(form, { username: member.username, password: 'wrong' })
    for (let tries = 0; tries < 3; tries++) {
      await expect(letters).toHaveCount(0)
      const answered = page.waitForResponse(/\/wps\/session\/login$/)
      await player.send(form).click()
      await answered
      await expect(player.send(form)).not.toHaveAttribute('aria-busy', 'true')
    }
    await expect(letters).toBeVisible()
    const picture = form.getByRole('img', { name: say('Letters to type') })
    const first = await picture.getAttribute('src')
    await form.getByRole('button', { name: say('Another picture') }).click()
    await expect(picture).not.toHaveAttribute('src', first ?? '')
    await form.getByLabel(say('Password'), { exact: true }).fill(member.password)
    await letters.fill(await answer(page))
    await player.send(form).click()
    await expect(player.account).toBeVisible()
  },
)

test(
  'who cannot read the picture reaches a person',
  { tag: '@pairs' },
  async ({ page, context, player, sandbox, say }) => {
    await sandbox.scenario({ kind: 'captcha' })
    await player.open('/index')
    const form = await player.loginForm()
    await player.fill(form, await sandbox.member('player'))
    await player.send(form).click()
    const opened = context.waitForEvent('page')
    await form.getByRole('button', { name: say("Can't read it? Ask customer service") }).click()
    const chat = await opened
    await expect(chat).toHaveURL(/\/sandbox\/chat/)
    expect(await chat.evaluate(() => opener)).toBeNull()
    await expect(page).toHaveURL(/\/index/)
  },
)
