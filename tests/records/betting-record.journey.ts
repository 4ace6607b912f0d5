/** The betting record and profit and loss: the same bets, to the last unit, in both, in the ledger and in files (spec 2). */
import { readFile } from 'node:fs/promises'
import { bringAxe, expectAccessible } from '../support/axe.ts'
import { betsOf } from '../support/pages/games.ts'
import { askAgain } from '../support/servers/failing-call.ts'
import { expect, test } from '../support/journey.ts'

const LOST = /Failed to load resource|ERR_/

test(
  'bets are narrowed, looked into and summed up, and profit and loss agrees with them',
  { tag: '@pairs' },
  async ({ page, player, sandbox, say, brand, faults }) => {
    test.slow()
    faults.expect(LOST)
    await bringAxe(page)
    const { username } = await player.become('player')
    await sandbox.post('records', { member: username, count: 90, days: 6 })
    const bets = await betsOf(sandbox, brand, username)
    const [{ record: newest }] = bets as [(typeof bets)[number]] // there are 90
    await player.open('/index?member=bets')
    const centre = page.getByRole('dialog', { name: say('Personal centre') })
    const counted = (length: number) =>
      centre.getByText(say('{length, plural, =0 {No records} one {# record} other {# records}}', { length }), {
        exact: true,
      })
    const list = centre.getByRole('table', { name: say('Betting record') })
    await expect(counted(bets.length)).toBeVisible()
    await expect(list.locator('[data-row="0"] button')).toBeVisible()
    await expectAccessible(page, 'the betting record')
    const totals = centre.getByRole('group', { name: say('Totals for these dates') })
    const result = await totals.locator('dd').last().textContent()

    // One bet, by an address that can be sent.
    await list.locator('[data-row="0"] button').click()
    const ticket = page.getByRole('dialog').filter({ hasText: newest })
    await expect(ticket.getByRole('button', { name: say('Reference') })).toBeVisible()
    await expect(page).toHaveURL(new RegExp(`m\\.ticket=${newest}`))
    await expectAccessible(page, 'a ticket')
    await page.keyboard.press('Escape')
    await expect(ticket).toHaveCount(0)

    // A state that none is in, and a part of a name: one game's may begin with all of another's.
    await centre.getByRole('combobox', { name: say('Status') }).selectOption('open')
    await expect(centre.getByText(say('No bets found.'))).toBeVisible()
    await centre.getByRole('combobox', { name: say('Status') }).selectOption('settled')
    await expect(counted(bets.length)).toBeVisible()
    const nameOf = (bet: unknown) => (bet as { gameName: string }).gameName // as `control/bets.ts` writes it
    const gameName = nameOf(bets[0])
    await centre.getByRole('searchbox', { name: say('Game') }).fill(gameName)
    const same = bets.filter((bet) => nameOf(bet).includes(gameName)).length
    await expect(counted(same)).toBeVisible()
    await expect(page).toHaveURL(/m\.game=/)

    // The file holds what the screen counts.
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      centre.getByRole('button', { name: say('Save as CSV') }).click(),
    ])
    expect((await readFile(await download.path(), 'utf8')).split('\r\n')).toHaveLength(same + 2)

    // The same bets by day: bets of this past were settled at once.
    await player.open('/index?member=profit')
    const chart = centre.getByRole('img', {
      name: new RegExp(
        RegExp.escape(
          say('Result by day from {first} to {last}: days with a gain {gained}, days with a loss {lost}.', {
            first: '…',
            last: '',
            gained: '',
            lost: '',
          }).split('…')[0] ?? '',
        ),
      ),
    })
    await expect(chart).toBeVisible()
    await expect(totals.locator('dd').last()).toHaveText(result ?? '')
    const table = centre.getByRole('table')
    await expect(table.getByRole('row')).toHaveCount(9)
    await expect(table.getByRole('row').last()).toContainText(result ?? '')
    await expectAccessible(page, 'profit and loss')
    await centre.getByRole('tab', { name: say('By category') }).click()
    await expect(table.getByRole('row').last()).toContainText(result ?? '')
    await expect(table.getByRole('columnheader').first()).toHaveText(say('Category'))

    await page.setViewportSize({ width: 320, height: 700 })
    const spill = () =>
      centre.evaluate((dialog) =>
        Math.max(...[dialog, ...dialog.children].map((part) => part.scrollWidth - part.clientWidth)),
      )
    // What is laid out by scripts follows the window a moment later.
    await expect.poll(spill).toBeLessThanOrEqual(0)

    // A failure is said, and one press goes on.
    await sandbox.scenario({ kind: 'failing', how: 'html', endpoint: 'getProfit' })
    await centre.getByRole('combobox', { name: say('Period') }).selectOption('lastMonth')
    await expect(centre.getByRole('alert')).toBeVisible()
    await askAgain({ sandbox, say }, centre)
    await expect(centre.getByRole('alert')).toHaveCount(0)
  },
)
