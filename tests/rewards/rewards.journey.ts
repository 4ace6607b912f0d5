/** The reward centre (spec 2, "Member centre": rewardCenter; spec 4, "Promotion or activity status"). */
import { messageId } from '../../scripts/messages/message-id.ts'
import { bringAxe, expectAccessible } from '../support/axe.ts'
import { ledgerOf } from '../support/pages/games.ts'
import { askAgain } from '../support/servers/failing-call.ts'
import { expect, test } from '../support/journey.ts'
import { sidewaysScroll } from '../support/pages/layout.ts'
import { beginning } from '../support/player.ts'

const LOST = /Failed to load resource|ERR_|503/

/** As platforms write them, and what the page says. */
const STATES = [
  ['Coming soon', 'Coming soon'],
  ['applying', 'Applied for'],
  ['Process', 'In process'],
  ['Join', 'Open'],
  ['signed', 'Joined'],
  ['Issued', 'Issued'],
  ['Rejected', messageId('Rejected', 'of a reward')],
  ['Close', 'Closed'],
  ['On ice', null],
] as const

test(
  'rewards stand in every state that there is, and one that may be claimed comes once',
  { tag: '@pairs' },
  async ({ page, player, sandbox, say, brand, faults }) => {
    faults.expect(LOST)
    await bringAxe(page)
    const { username: member } = await player.become('empty')
    await sandbox.scenario({ kind: 'failing', endpoint: 'listRewards' })
    await player.open('/index?member=rewards')
    const centre = page.getByRole('dialog', { name: say('Personal centre') })
    const failure = centre.getByRole('alert')
    await expect(failure).toBeVisible({ timeout: 15_000 })
    await askAgain({ sandbox, say }, failure)
    await expect(centre.getByText(say('No rewards right now'))).toBeVisible()
    await expectAccessible(page, 'no rewards')

    for (const [status] of STATES) await sandbox.post('rewards', { member, kind: 'tournament', status, amount: '1' })
    await sandbox.post('rewards', { member, kind: 'birthday', amount: '7' })
    await centre.getByRole('button', { name: say('Refresh') }).click()
    const claim = centre.getByRole('button', { name: say('Claim'), exact: true })
    await expect(claim).toHaveCount(1)
    for (const [status, words] of STATES)
      await expect(centre.getByText(words === null ? status : say(words), { exact: true })).toBeVisible()
    await expectAccessible(page, 'rewards')
    expect(await sidewaysScroll(page)).toBeLessThanOrEqual(0)

    await sandbox.scenario({ kind: 'refusing', message: 'reward not completed', endpoint: 'claimReward', times: 1 })
    await expect(claim).toBeEnabled()
    await claim.click()
    await expect(centre.getByText(say('This reward can’t be claimed right now.'))).toBeVisible()
    await expect(claim).toBeEnabled()
    await claim.dblclick()
    await expect(
      centre.getByRole('status').filter({ hasText: beginning(say('Done: {what}', { what: '' })) }),
    ).toBeVisible()
    await expect(claim).toHaveCount(0)
    await expect(centre.getByText(say('Claimed'), { exact: true })).toBeVisible()
    expect(await ledgerOf(sandbox, brand, member)).toMatchObject({
      balance: '7.00',
      total: '0',
      transactions: [{ reason: 'reward' }],
    })
    await page.setViewportSize({ width: 320, height: 700 })
    // What is laid out by scripts follows the window a moment later.
    await expect.poll(() => sidewaysScroll(page)).toBeLessThanOrEqual(0)
  },
)
