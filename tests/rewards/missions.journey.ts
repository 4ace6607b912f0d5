/** Mission activity in the member centre, and its badge (spec 2, "Member centre": missionLeaderboard; spec 7). */
import { bringAxe, expectAccessible } from '../support/axe.ts'
import { ledgerOf } from '../support/pages/games.ts'
import { askAgain } from '../support/servers/failing-call.ts'
import { expect, test } from '../support/journey.ts'
import { sidewaysScroll } from '../support/pages/layout.ts'
import { beginning } from '../support/player.ts'

const LOST = /Failed to load resource|ERR_|503/

test(
  'a mission is done, its reward is claimed once whatever becomes of the answer, and the badge goes',
  { tag: '@pairs' },
  async ({ page, player, sandbox, say, brand, faults }) => {
    test.slow()
    faults.expect(LOST)
    await bringAxe(page)
    const { username: member } = await player.become('empty')
    const rewards = async (): Promise<number> =>
      (await ledgerOf(sandbox, brand, member)).transactions.filter(({ reason }) => reason === 'mission-reward').length
    await player.open('/index?member=missions')
    const centre = page.getByRole('dialog', { name: say('Personal centre') })
    const bars = centre.getByRole('progressbar')
    const claim = centre.getByRole('button', { name: say('Claim'), exact: true })
    const claimed = centre.getByText(say('Claimed'), { exact: true })
    const done = centre.getByRole('status').filter({ hasText: beginning(say('Done: {what}', { what: '' })) })
    const board = centre.getByRole('region', { name: say('Leaderboard') })
    await expect(bars).toHaveCount(3)
    await expect(claim).toHaveCount(0)
    await expect(board.getByRole('row')).toHaveCount(11)
    await expect(board.getByText(say('You are not on the board yet.'))).toBeVisible()
    await expectAccessible(page, 'missions')
    expect(await sidewaysScroll(page)).toBeLessThanOrEqual(0)

    await sandbox.post('missions', { member, kind: 'rounds-of-the-day', progress: '7' })
    await sandbox.post('missions', { member, kind: 'deposit-of-the-week', progress: '1' })
    await sandbox.post('missions', { member, kind: 'bets-of-the-week', progress: '99999999' })
    await page.goto('/index?member=menu')
    await expect(centre.getByRole('link', { name: beginning(say('Mission activity')) })).toContainText('2')
    await page.goto('/index?member=missions')
    await expect(claim).toHaveCount(2)
    await expect(bars.first()).toHaveAttribute('aria-valuetext', say('{done} of {all}', { done: '7', all: '20' }))

    // A refusal is said, and nothing is moved; a double click is one claim.
    await sandbox.scenario({ kind: 'refusing', message: 'mission not completed', endpoint: 'claimMission', times: 1 })
    await expect(claim.first()).toBeEnabled()
    await claim.first().click()
    await expect(centre.getByText(say('This reward can’t be claimed right now.'))).toBeVisible()
    await expectAccessible(page, 'a refusal')
    expect(await rewards()).toBe(0)
    await expect(claim.first()).toBeEnabled()
    await claim.first().dblclick()
    await expect(done).toBeVisible()
    await expect(claimed).toHaveCount(1)
    expect(await rewards()).toBe(1)

    // An answer that is lost is pending, and found out.
    await sandbox.scenario({ kind: 'failing', how: 'html', when: 'after', endpoint: 'claimMission', times: 1 })
    await sandbox.scenario({ kind: 'failing', how: 'html', when: 'before', endpoint: 'settleMoneyRequest' })
    await expect(claim).toBeEnabled()
    await claim.click()
    const pending = centre.getByRole('status').filter({ hasText: beginning(say('Pending: {what}', { what: '' })) })
    await expect(pending).toBeVisible()
    await page.reload()
    await expect(pending).toBeVisible()
    await sandbox.clear()
    await expect(done).toBeVisible()
    await expect(claimed).toHaveCount(2)
    await expect(claim).toHaveCount(0)
    expect(await rewards()).toBe(2)
    const { total } = await ledgerOf(sandbox, brand, member)
    expect(total).toBe('0')

    // None, and no answer.
    await sandbox.scenario({ kind: 'answering', endpoint: 'getMissionSummary', value: { missions: [] } })
    await sandbox.scenario({ kind: 'failing', endpoint: 'getMissionLeaderboard' })
    await page.reload()
    await expect(centre.getByText(say('No missions right now'))).toBeVisible()
    await expect(centre.getByRole('alert')).toBeVisible({ timeout: 15_000 })
    await askAgain({ sandbox, say }, centre.getByRole('alert'))
    await expect(board.getByRole('row')).toHaveCount(11)
    await page.setViewportSize({ width: 320, height: 700 })
    // What is laid out by scripts follows the window a moment later.
    await expect.poll(() => sidewaysScroll(page)).toBeLessThanOrEqual(0)
  },
)
