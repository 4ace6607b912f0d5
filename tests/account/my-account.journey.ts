/** My account in the member centre: who one is, what guards the account, where it is logged in (spec 2, "Member centre"). */
import sharp from 'sharp'
import { inspectPage } from '../../scripts/gallery/inspect.ts'
import { stepOf, totp } from '../../scripts/sandbox/security/totp.ts'
import { accountOf, chooseNew, lastMail, lastSms } from '../support/pages/account.ts'
import { bringAxe, expectAccessible } from '../support/axe.ts'
import { expect, test } from '../support/journey.ts'
import { sidewaysScroll } from '../support/pages/layout.ts'
import { beginning } from '../support/player.ts'
import { tabTo } from '../support/tab-to.ts'

const LOST = /Failed to load resource|ERR_|503/

test(
  'a member sees the account, and changes what guards it',
  { tag: '@pairs' },
  async ({ page, player, sandbox, faults, say, device, brand }) => {
    faults.expect(LOST)
    await bringAxe(page)
    // As each brand's rule for passwords has it.
    const paid =
      brand === 'pampas' ? { first: 'Money-2468', next: 'Money-1357' } : { first: 'Money2468', next: 'Money1357' }
    const member = await accountOf(sandbox)
    // Elsewhere before, where the session is still open.
    await player.open('/index')
    await player.logIn(member)
    await page.evaluate(() => sessionStorage.clear())
    await player.open('/index?member=account')
    await player.logInHere(member)
    const centre = page.getByRole('dialog', { name: say('Personal centre') })
    const row = (name: string) => centre.getByRole('listitem').filter({ hasText: say(name) })
    const field = (name: string) => centre.getByLabel(say(name), { exact: true })
    const opener = (about: string) => centre.getByRole('button', { name: say(about), exact: true })
    const profile = centre.getByRole('region', { name: say('Profile') })
    await expect(profile.getByText(member.username, { exact: true })).toBeVisible()
    await expect(profile).toContainText('Chrome · ')
    await expect(centre.getByText(say('Security level: medium'))).toBeVisible()
    await expectAccessible(page, 'my account')
    expect(await page.evaluate(inspectPage, false), 'the browser’s own looks').toEqual([])
    expect(await sidewaysScroll(page)).toBeLessThanOrEqual(0)

    await test.step('the payment password', async () => {
      await opener('Set a payment password').click()
      await expect(field('Login password')).toBeFocused()
      const send = centre.getByRole('button', { name: say('Set payment password') })
      await send.click()
      await expect(centre.getByText(say('Enter your current password'))).toBeVisible()
      await expectAccessible(page, 'payment password')
      await field('Login password').fill('Wrong-2468')
      await chooseNew(centre, say, paid.first)
      await send.click()
      await expect(centre.getByText(say('This is not your current password.'))).toBeVisible()
      await expect(field('Login password')).toBeFocused()
      await field('Login password').fill(member.password)
      // The answer is lost, and the page says how it stands.
      await sandbox.scenario({ kind: 'failing', how: 'cut-short', times: 1, endpoint: 'setPaymentPassword' })
      await send.click()
      await expect(centre.getByText(say('No response received'))).toBeVisible()
      await expect(centre.getByText(say('Security level: high'))).toBeVisible()
      await opener('Change the payment password').click()
      await opener('Change the payment password').click()
      await field('Current payment password').fill(paid.first)
      await chooseNew(centre, say, paid.next)
      await send.click()
      await expect(row('Payment password')).toContainText(say('Your payment password is set.'))
      await expect(opener('Change the payment password')).toBeFocused()
    })

    await test.step('the mobile number', async () => {
      await opener('Change the mobile number').click()
      const send = centre.getByRole('button', { name: say('Send code') })
      await send.click()
      await expect(centre.getByText(say('Enter your mobile number'))).toBeVisible()
      const mobileNum = `91155${member.mobileNum.slice(-6)}`
      await field('Mobile number').fill(mobileNum)
      // It comes with the list of countries.
      const dialled = centre.locator('[name=countryDialingCode]')
      await expect(dialled).toHaveValue(/\d/)
      const countryDialingCode = (await dialled.inputValue()).replace(/\D/g, '')
      await send.click()
      await expect(centre.getByRole('status').filter({ hasText: mobileNum })).toBeVisible()
      const code = await lastSms(sandbox, { mobileNum, countryDialingCode }, 'binding')
      await field('SMS code').fill('000')
      await field('Login password').fill(member.password)
      await centre.getByRole('button', { name: say('Save mobile number') }).click()
      await expect(field('SMS code')).toBeFocused()
      await field('SMS code').fill(code)
      await expectAccessible(page, 'mobile number')
      await centre.getByRole('button', { name: say('Save mobile number') }).click()
      await expect(row('Mobile number')).toContainText(say('Your mobile number is saved.'))
      await expect(row('Mobile number')).toContainText(mobileNum.slice(-3))
    })

    await test.step('the e-mail address', async () => {
      await opener('Change the e-mail address').click()
      const email = `${member.username}@new.example`
      await field('E-mail').fill(email)
      await centre.getByRole('button', { name: say('Send code') }).click()
      await expect(centre.getByRole('status').filter({ hasText: email })).toBeVisible()
      await field('Code from the e-mail').fill((await lastMail(sandbox, { email })).code)
      await field('Login password').fill(member.password)
      await centre.getByRole('button', { name: say('Save e-mail address') }).click()
      await expect(row('E-mail')).toContainText('•••@new.example')
    })

    await test.step('the authenticator app', async () => {
      await opener('Remove the authenticator app').click()
      await field('Code from the app').fill(totp(member.authenticatorSecret, stepOf(Date.now())))
      await centre.getByRole('button', { name: say('Confirm removal'), exact: true }).click()
      await expect(row('Authenticator app')).toContainText(say('The authenticator app has been removed.'))
      await expect(centre.getByText(say('Security level: medium'))).toBeVisible()
      await opener('Add an authenticator app').click()
      await field('Login password').fill(member.password)
      await centre.getByRole('button', { name: say('Continue') }).click()
      await expect(centre.getByRole('img', { name: say('QR code for your authenticator app') })).toBeVisible()
      await expectAccessible(page, 'authenticator')
      const secret = (await row('Authenticator app').getByRole('definition').innerText()).replaceAll(' ', '')
      await field('Code from the app').fill('000000')
      await centre.getByRole('button', { name: say('Add the app'), exact: true }).click()
      await expect(field('Code from the app')).toBeFocused()
      await field('Code from the app').fill(totp(secret, stepOf(Date.now())))
      await centre.getByRole('button', { name: say('Add the app'), exact: true }).click()
      await expect(row('Authenticator app')).toContainText(say('The authenticator app is on.'))
    })

    await test.step('the picture', async () => {
      await opener('Change picture').click()
      const choice = centre.getByRole('radio', { name: say('Picture {0}', { 0: '3' }) })
      const picture = centre.getByRole('img', { name: say('Picture {0}', { 0: '3' }) })
      await picture.click()
      await expect(choice).toBeChecked()
      const address = await picture.getAttribute('src')
      await expect(profile.locator('img').first()).toHaveAttribute('src', address ?? '')
      if (device === 'desktop') await expect(page.getByRole('banner').locator(`img[src="${address}"]`)).toBeAttached()

      // One of the member's own is taken as soon as it has arrived.
      const buffer = await sharp({ create: { width: 300, height: 120, channels: 3, background: '#6a4' } })
        .png()
        .toBuffer()
      await centre.locator('input[type="file"]').setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer })
      await expect(profile.locator('img').first()).toHaveAttribute('src', /\/img\/uploads\//)
    })

    await test.step('devices and logins', async () => {
      const history = centre.getByRole('region', { name: say('Login history') })
      const first = history.getByRole('row').nth(1)
      // As the expectation reads it, with all that is hidden from the eye.
      const newest = (await first.textContent()) ?? ''
      await expect(first).toHaveText(newest)
      await history.getByRole('button', { name: say('Next page') }).click()
      await expect(first).not.toHaveText(newest)
      await history.getByRole('button', { name: say('Previous page') }).focus()

      const devices = centre.getByRole('region', { name: say('Devices') })
      await expect(devices.getByRole('listitem')).toHaveCount(2)
      await expect(devices.getByText(say('This device'), { exact: true })).toHaveCount(1)
      await devices.getByRole('button', { name: beginning(say('Sign out {0}', { 0: '' })) }).click()
      const question = page.getByRole('dialog', { name: say('Sign this device out?') })
      await expectAccessible(page, 'a device to be logged out')
      await question.getByRole('button', { name: say('Sign out'), exact: true }).click()
      await expect(devices.getByText(say('The device has been signed out.'))).toBeVisible()
      await expect(devices.getByRole('listitem')).toHaveCount(1)
    })
  },
)

test(
  'the centre is used by keyboard alone',
  { tag: ['@desktop', '@wireframe'] },
  async ({ page, player, sandbox, say }) => {
    const member = await accountOf(sandbox)
    await player.open('/index?member=securityCenter')
    await player.logInHere(member)
    const centre = page.getByRole('dialog', { name: say('Personal centre') })
    await tabTo(page, centre.getByRole('link', { name: say('My account'), exact: true }))
    await tabTo(page, centre.getByRole('button', { name: say('Set a payment password'), exact: true }))
    await page.keyboard.press('Enter')
    await expect(centre.getByLabel(say('Login password'), { exact: true })).toBeFocused()
    await tabTo(page, centre.getByRole('button', { name: say('Set a payment password'), exact: true }))
    await page.keyboard.press('Enter')
    await expect(centre.getByLabel(say('Login password'), { exact: true })).toHaveCount(0)
    await page.keyboard.press('Escape')
    await expect(centre).toHaveCount(0)
  },
)
