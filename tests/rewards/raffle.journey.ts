/** The raffle in the member centre (spec 7, MCS2_claimRafflePromotion): a wheel or tickets, and what the platform drew. */
import { bringAxe, expectAccessible } from '../support/axe.ts'
import { ledgerOf } from '../support/pages/games.ts'
import { expect, test } from '../support/journey.ts'
import { sidewaysScroll } from '../support/pages/layout.ts'
import { beginning } from '../support/player.ts'

const LOST = /Failed to load resource|ERR_|503/

test(
  'a ticket is drawn once, what it won is said once it stands, and a lost answer is found out',
  { tag: '@pairs' },
  async ({ page, player, sandbox, say, brand, faults }) => {
    test.slow()
    faults.expect(LOST)
    await bringAxe(page)
    const { username: member } = await player.become('empty')
    await sandbox.post('raffles', { member, tickets: 3, prize: 'twenty' })
    const draws = async (): Promise<number> =>
      (await ledgerOf(sandbox, brand, member)).transactions.filter(({ reason }) => reason === 'raffle').length
    await player.open('/index?member=raffle')
    const centre = page.getByRole('dialog', { name: say('Personal centre') })
    const draw = centre
      .getByRole('button', { name: say('Spin the wheel') })
      .or(centre.getByRole('button', { name: say('Open ticket {number}', { number: '1' }) }))
    const won = centre.getByRole('status').filter({ hasText: beginning(say('You won {prize}', { prize: '' })) })
    const results = centre.getByRole('table').last().getByRole('row')
    // What can be won is text, with its chance, before anything is drawn.
    await expect(centre.getByRole('columnheader', { name: say('Chance per ticket') })).toBeVisible()
    await expect(draw).toBeEnabled()
    await expectAccessible(page, 'the raffle')
    expect(await sidewaysScroll(page)).toBeLessThanOrEqual(0)

    // Who wants less motion is told at once; a double click is one draw.
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await draw.dblclick()
    await expect(won).toBeVisible({ timeout: 3000 })
    expect(await draws()).toBe(1)
    await expect(results).toHaveCount(2)
    await expectAccessible(page, 'what was won')

    // A draw that moves is told once it stands.
    await page.emulateMedia({ reducedMotion: 'no-preference' })
    await expect(draw).toBeEnabled()
    await draw.click()
    await expect(won).toHaveCount(0)
    await expect(won).toBeVisible({ timeout: 10_000 })
    expect(await draws()).toBe(2)

    // An answer that is lost is pending, and found out.
    await sandbox.scenario({ kind: 'failing', how: 'html', when: 'after', endpoint: 'claimRaffle', times: 1 })
    await sandbox.scenario({ kind: 'failing', how: 'html', when: 'before', endpoint: 'settleMoneyRequest' })
    await expect(draw).toBeEnabled()
    await draw.click()
    const pending = centre.getByRole('status').filter({ hasText: beginning(say('Pending: {what}', { what: '' })) })
    await expect(pending).toBeVisible()
    await page.reload()
    await expect(pending).toBeVisible()
    await sandbox.clear()
    const done = centre.getByRole('status').filter({ hasText: beginning(say('Done: {what}', { what: '' })) })
    await expect(done).toBeVisible()
    await expect(results).toHaveCount(4)
    expect(await draws()).toBe(3)
    await expect(draw).toBeDisabled()
    expect((await ledgerOf(sandbox, brand, member)).total).toBe('0')
    await page.setViewportSize({ width: 320, height: 700 })
    // What is laid out by scripts follows the window a moment later.
    await expect.poll(() => sidewaysScroll(page)).toBeLessThanOrEqual(0)
  },
)
