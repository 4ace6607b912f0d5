/** Bonus details: every state of a bonus with its own word, what is still to be played, and what of it goes (spec 2). */
import { bringAxe, expectAccessible } from '../support/axe.ts'
import { askAgain } from '../support/servers/failing-call.ts'
import { expect, test } from '../support/journey.ts'

const STATES = {
  offered: 'Waiting',
  active: 'Active',
  completed: 'Completed',
  forfeited: 'Forfeited',
  expired: 'Expired',
} as const

test(
  'each state of a bonus has its own look, is found by it, and the page fits 320 pixels',
  { tag: '@pairs' },
  async ({ page, player, sandbox, say, faults }) => {
    faults.expect(/Failed to load resource|ERR_/)
    await bringAxe(page)
    const { username } = await player.become('player', '100.00')
    await player.open('/index?member=bonuses')
    const centre = page.getByRole('dialog', { name: say('Personal centre') })
    await expect(centre.getByText(say('No bonus here'))).toBeVisible()
    const long = 'A bonus whose name is far longer than any operator should write it for a phone'
    for (const state of Object.keys(STATES))
      await sandbox.post('bonuses', {
        member: username,
        name: long,
        amount: '20.00',
        turnoverRequired: '100.00',
        state,
      })
    await page.reload()
    const cards = centre.getByRole('listitem').filter({ has: page.getByRole('heading', { name: long }) })
    await expect(cards).toHaveCount(5)
    for (const name of Object.values(STATES))
      await expect(cards.filter({ has: page.getByText(say(name), { exact: true }) })).toHaveCount(1)
    await expectAccessible(page, 'bonus details')

    const choice = centre.getByRole('combobox', { name: say('Status') })
    await choice.selectOption('active')
    await expect(cards).toHaveCount(1)
    await expect(cards.getByRole('progressbar')).toHaveAttribute('value', '0')
    await expect(page).toHaveURL(/m\.state=active/)
    await page.reload()
    await expect(cards).toHaveCount(1)

    await page.setViewportSize({ width: 320, height: 700 })
    const spill = () =>
      centre.evaluate((dialog) =>
        Math.max(...[dialog, ...dialog.children].map((part) => part.scrollWidth - part.clientWidth)),
      )
    // What is laid out by scripts follows the window a moment later.
    await expect.poll(spill).toBeLessThanOrEqual(0)

    await sandbox.scenario({ kind: 'failing', how: 'html', endpoint: 'listBonuses' })
    await choice.selectOption('completed')
    await askAgain({ sandbox, say }, centre)
    await expect(cards.filter({ hasText: say('Wagering completed. The bonus is yours.') })).toHaveCount(1)
  },
)
