/** Inviting friends in the member centre (spec 2, "Member centre": referral; "Routes": referralCode). */
import { bringAxe, expectAccessible } from '../support/axe.ts'
import { ledgerOf } from '../support/pages/games.ts'
import { askAgain } from '../support/servers/failing-call.ts'
import { expect, test } from '../support/journey.ts'
import { sidewaysScroll } from '../support/pages/layout.ts'

const LOST = /Failed to load resource|ERR_|503/

test(
  'a member invites friends, and sees what has come of it',
  { tag: '@pairs' },
  async ({ page, player, sandbox, say, brand, faults }) => {
    test.slow()
    faults.expect(LOST)
    await bringAxe(page)
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
    const { username: member } = await player.become('empty')
    await sandbox.scenario({ kind: 'failing', endpoint: 'getReferral' })
    await player.open('/index?member=invite')
    const centre = page.getByRole('dialog', { name: say('Personal centre') })
    const failure = centre.getByRole('alert')
    await expect(failure).toBeVisible({ timeout: 15_000 })
    await askAgain({ sandbox, say }, failure)
    const invitation = centre.getByRole('region', { name: say('Your invitation') })
    await expect(invitation.getByRole('img', { name: say('QR code of your link') })).toBeVisible()
    await expect(centre.getByText(say('No referrals yet'))).toBeVisible()
    await expectAccessible(page, 'nobody has come')

    // The link leads to the registration, with the member's own code.
    await invitation.getByRole('button', { name: say('Copy link') }).click()
    await expect(invitation.getByRole('button', { name: say('Copied'), exact: true })).toBeVisible()
    const link = await page.evaluate(() => navigator.clipboard.readText())
    await invitation.getByRole('button', { name: `${say('Copy')} ${say('your code')}` }).click()
    // Each says so for a while, and the first one's may be over.
    await expect(invitation.getByRole('button', { name: `${say('Copied')} ${say('your code')}` })).toBeVisible()
    const code = await page.evaluate(() => navigator.clipboard.readText())
    expect(code).toMatch(/^\w{8}$/)
    expect(link).toBe(`${new URL(page.url()).origin}/register?referralCode=${code}`)

    // Friends come; the ledger and the page agree on what they have earned.
    await sandbox.post('referrals', { member, count: 12, deposited: 2 })
    await page.reload()
    const friends = centre.getByRole('region', { name: say('Your friends') })
    await expect(friends.getByRole('listitem').filter({ has: page.locator('time') })).toHaveCount(10)
    await friends.getByRole('button', { name: say('Page {each} of {pages}', { each: 2, pages: 2 }) }).click()
    await expect(friends.getByRole('listitem').filter({ has: page.locator('time') })).toHaveCount(2)
    await expect(friends.getByText('+')).toHaveCount(2)
    const { transactions, total } = await ledgerOf(sandbox, brand, member)
    expect(transactions.filter(({ reason }) => reason === 'referral-reward')).toHaveLength(2)
    expect(total).toBe('0')
    await expectAccessible(page, 'friends')
    await page.setViewportSize({ width: 320, height: 700 })
    // What is laid out by scripts follows the window a moment later.
    await expect.poll(() => sidewaysScroll(page)).toBeLessThanOrEqual(0)

    // Who follows the link finds the code in the form.
    await page.evaluate(() => sessionStorage.clear())
    await page.goto(link)
    await expect(page.getByRole('dialog')).toBeVisible()
    expect(new URL(page.url()).searchParams.get('referralCode')).toBe(code)
  },
)
