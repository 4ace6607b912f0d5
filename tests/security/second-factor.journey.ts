/** Logging in from an unregistered IP address: a second factor is asked for on the way (spec 4). */
import { inspectPage } from '../../scripts/gallery/inspect.ts'
import { stepOf, totp } from '../../scripts/sandbox/security/totp.ts'
import { accountOf, inHalves, lastMail, lastSms, type Account } from '../support/pages/account.ts'
import { bringAxe, expectAccessible } from '../support/axe.ts'
import { expect, test } from '../support/journey.ts'
import { tabTo } from '../support/tab-to.ts'

test('each way proves who logs in, and none is skipped', { tag: '@pairs' }, async ({ page, player, sandbox, say }) => {
  await bringAxe(page)
  await sandbox.scenario({ kind: 'unregistered-ip' })
  const dialog = page.getByRole('dialog', { name: say('Is this you?') })
  const answer = (label: string) => dialog.getByLabel(say(label), { exact: true })
  const send = dialog.getByRole('button', { name: say('Send code') })
  const ways: Readonly<Record<string, (member: Account) => Promise<void>>> = {
    'Code by SMS': async (member) => {
      await send.click()
      await expect(dialog.getByRole('status')).toContainText(member.mobileNum.slice(-3))
      await answer('SMS code').fill(await lastSms(sandbox, member, 'second-factor'))
    },
    'Code by e-mail': async (member) => {
      await send.click()
      await expect(dialog.getByRole('status')).toContainText('@players.example')
      await answer('Code from the e-mail').fill((await lastMail(sandbox, member)).code)
    },
    'Authenticator app': async (member) =>
      answer('Code from the app').fill(inHalves(totp(member.authenticatorSecret, stepOf(Date.now())))),
    'Bank account name': async (member) => answer('Name on your bank account').fill(member.payeeName.toLowerCase()),
  }
  for (const [name, prove] of Object.entries(ways)) {
    await test.step(name, async () => {
      const member = await accountOf(sandbox)
      await player.open('/index')
      const form = await player.loginForm()
      await player.fill(form, member)
      await player.send(form).click()
      await expect(dialog).toBeVisible()
      await expect(player.account).toHaveCount(0)
      await dialog.getByRole('radio', { name: say(name) }).check()
      const knownBy = name === 'Bank account name' ? 'name' : 'one-time-code'
      await expect(dialog.getByRole('textbox')).toHaveAttribute('autocomplete', knownBy)
      await prove(member)
      if (name === 'Code by SMS') {
        await expectAccessible(page, 'second factor')
        expect(await page.evaluate(inspectPage, false), 'the browser’s own looks').toEqual([])
      }
      await dialog.getByRole('button', { name: say('Confirm') }).click()
      await expect(player.account).toBeVisible()
      await expect(page.getByRole('dialog')).toHaveCount(0)
      await page.evaluate(() => sessionStorage.clear())
    })
  }
})

test(
  'who is there can be proved by keyboard alone',
  { tag: ['@desktop', '@wireframe'] },
  async ({ page, player, sandbox, say }) => {
    const { keyboard } = page
    await sandbox.scenario({ kind: 'unregistered-ip' })
    const member = await accountOf(sandbox)
    await player.open('/index')
    const form = await player.loginForm()
    await player.fill(form, member)
    await keyboard.press('Enter')
    const dialog = page.getByRole('dialog', { name: say('Is this you?') })
    await expect(dialog).toBeVisible()
    await tabTo(page, dialog.getByRole('radio', { checked: true }))
    // The radios are one stop of Tab; arrows go among them.
    const chosen = dialog.getByRole('radio', { name: say('Authenticator app') })
    for (let steps = 0; steps < 4 && !(await chosen.isChecked()); steps += 1) await keyboard.press('ArrowDown')
    await expect(chosen).toBeChecked()
    await tabTo(page, dialog.getByLabel(say('Code from the app'), { exact: true }))
    await keyboard.type(totp(member.authenticatorSecret, stepOf(Date.now())))
    await keyboard.press('Enter')
    await expect(player.account).toBeVisible()
    await expect(page.getByRole('dialog')).toHaveCount(0)
  },
)

test(
  'a wrong answer is told at its field, too many end the login, and giving up keeps what was typed',
  { tag: '@pairs' },
  async ({ page, player, sandbox, say }) => {
    await sandbox.scenario({ kind: 'unregistered-ip' })
    const member = await accountOf(sandbox)
    await player.open('/index')
    const form = await player.loginForm()
    await player.fill(form, member)
    await player.send(form).click()
    const dialog = page.getByRole('dialog', { name: say('Is this you?') })
    await dialog.getByRole('button', { name: say('Cancel') }).click()
    await expect(dialog).toHaveCount(0)
    await expect(form.getByRole('alert')).toContainText(say('Please complete the verification first.'))
    await expect(form.getByLabel(say('Password'), { exact: true })).toHaveValue(member.password)

    await player.send(form).click()
    await dialog.getByRole('button', { name: say('Send code') }).click()
    await expect(dialog.getByRole('status')).toContainText(member.mobileNum.slice(-3))
    await dialog.getByRole('button', { name: say('Confirm') }).click()
    await expect(dialog.getByLabel(say('SMS code'), { exact: true })).toHaveAttribute('aria-invalid', 'true')
    await dialog.getByRole('radio', { name: say('Code by e-mail') }).check()
    await expect(dialog.getByLabel(say('Code from the e-mail'))).not.toHaveAttribute('aria-invalid')
    await expect(dialog.getByRole('status'), 'nothing was sent there').toHaveCount(0)
    await expect(dialog.getByRole('radio', { name: say('Code by e-mail') }), 'one may go on to the next').toBeFocused()
    await dialog.getByRole('radio', { name: say('Authenticator app') }).check()
    const answer = dialog.getByLabel(say('Code from the app'))
    const confirm = dialog.getByRole('button', { name: say('Confirm') })
    for (let tries = 1; tries < 5; tries += 1) {
      await answer.fill(`00000${tries}x`)
      await confirm.click()
      await expect(answer).toHaveAttribute('aria-invalid', 'true')
      await expect(answer).toBeFocused()
    }
    await answer.fill('000005x')
    await confirm.click()
    await expect(dialog.getByRole('alert')).toContainText(say('Too many tries'))
    await dialog.getByRole('button', { name: say('Back to the login') }).click()
    await expect(dialog).toHaveCount(0)
    await expect(player.account).toHaveCount(0)
  },
)
