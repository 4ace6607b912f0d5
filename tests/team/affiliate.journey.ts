/** The affiliate application, and what an affiliate invites with (spec 2, "Other screens"; "Routes": affiliateCode). */
import { messageId } from '../../scripts/messages/message-id.ts'
import { checkAffiliateCode } from '../../src/api/account/registration.ts'
import { qrPath } from '../../src/parts/site/qr-code/qr-path.ts'
import { bringAxe, expectAccessible } from '../support/axe.ts'
import { expect, test } from '../support/journey.ts'
import { sidewaysScroll } from '../support/pages/layout.ts'

test(
  'a member applies by keyboard, and once approved invites with a link and a code that the registration takes',
  { tag: '@pairs' },
  async ({ page, player, sandbox, say }) => {
    await bringAxe(page)
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
    await sandbox.scenario({ kind: 'modules', on: ['AFFILIATE'] })
    const { username: member } = await player.become('player')
    const look = async (where: string): Promise<void> => {
      await expectAccessible(page, where)
      expect(await sidewaysScroll(page), where).toBeLessThanOrEqual(0)
    }
    await player.open('/affiliates')
    const form = page.getByRole('form', { name: say('Affiliate application') })
    await form.getByLabel(say('How can we reach you?')).focus()
    await page.keyboard.type('ana@players.example')
    await page.keyboard.press('Enter')
    // What is missing is said, and is where one goes on.
    await expect(form.getByText(say('Tell us where you will invite.'))).toBeVisible()
    await expect(form.getByLabel(say('Where will you invite?'))).toBeFocused()
    await look('something is missing')
    await page.keyboard.type('t.me/ana')
    await page.keyboard.press('Enter')
    const main = page.getByRole('main')
    await expect(main.getByText(say('We have received your application'))).toBeVisible()
    await expect(form).toHaveCount(0)
    await page.reload()
    await expect(main.getByText(say('We have received your application'))).toBeVisible()
    await look('it was sent')

    await sandbox.post('affiliates', { member, state: 'rejected', reason: 'The group is closed.' })
    await page.reload()
    await expect(main.getByText('The group is closed.')).toBeVisible()
    await expect(form.getByRole('button', { name: say(messageId('Apply', 'as an affiliate')) })).toBeEnabled()
    await look('it was rejected')

    const { code } = (await sandbox.post('affiliates', { member, state: 'approved' })) as { code: string }
    await page.reload()
    const invitation = main.getByRole('region', { name: say('Your invitation') })
    await invitation.getByRole('button', { name: say('Copy link') }).click()
    await expect(invitation.getByRole('button', { name: say('Copied'), exact: true })).toBeVisible()
    const link = await page.evaluate(() => navigator.clipboard.readText())
    expect(link).toBe(`${new URL(page.url()).origin}/register?affiliateCode=${code}`)
    const picture = invitation.getByRole('img', { name: say('QR code of your link') })
    await expect(picture.locator('path')).toHaveAttribute('d', qrPath(link))
    await look('an affiliate')
    await page.setViewportSize({ width: 320, height: 700 })
    // What is laid out by scripts follows the window a moment later.
    await expect.poll(() => sidewaysScroll(page)).toBeLessThanOrEqual(0)

    // Who follows the link registers with the code, and is not asked to type it.
    await page.evaluate(() => sessionStorage.clear())
    const checked = page.waitForResponse((answer) => new URL(answer.url()).pathname === checkAffiliateCode.path)
    await page.goto(link)
    await checked
    const dialog = page.getByRole('dialog')
    await expect(dialog.getByLabel(say('Password'), { exact: true })).toBeVisible()
    await expect(dialog.getByLabel(say('Invitation code'))).toHaveCount(0)
  },
)
