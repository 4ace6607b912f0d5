/** The account record: postings of the wallet by days and type, to the last unit, and files of them (spec 2, "Member centre"). */
import { readFile } from 'node:fs/promises'
import type { Page } from 'playwright/test'
import { bringAxe, expectAccessible } from '../support/axe.ts'
import { ledgerOf } from '../support/pages/games.ts'
import { askAgain } from '../support/servers/failing-call.ts'
import { expect, test } from '../support/journey.ts'

const LOST = /Failed to load resource|ERR_/

/** How many lines a saved file has under its head, and their amounts. */
async function saved(page: Page, press: () => Promise<void>): Promise<{ lines: string[]; amounts: number[] }> {
  const [download] = await Promise.all([page.waitForEvent('download'), press()])
  const text = await readFile(await download.path(), 'utf8')
  expect(text.startsWith('\uFEFF')).toBe(true)
  const lines = text.split('\r\n').slice(1, -1)
  // No name of a type holds a comma; in cents, so that nothing is rounded.
  return { lines, amounts: lines.map((line) => Math.round(Number(line.split(',').at(-2)) * 100)) }
}

test.describe('with a past', () => {
  test.use({ brand: 'pampas' })

  test(
    'postings show by days and type, agree with the ledger, and are saved as they stand',
    { tag: '@pairs' },
    async ({ page, player, sandbox, say, brand, faults }) => {
      test.slow()
      faults.expect(LOST)
      await bringAxe(page)
      const { username } = await player.become('player', '100.00')
      await sandbox.post('records', { member: username, count: 700, days: 200 })
      await player.open('/index?member=transactions&m.from=2020-01-01&m.to=2020-01-02')
      const centre = page.getByRole('dialog', { name: say('Personal centre') })
      const period = centre.getByRole('combobox', { name: say('Period') })
      const count = (length: number) =>
        centre.getByText(say('{length, plural, =0 {No records} one {# record} other {# records}}', { length }), {
          exact: true,
        })
      // Days that nobody has records of are not asked for.
      await expect(period).toHaveValue('last7')
      const list = centre.getByRole('table', { name: say('Account record') })
      await expect(list.locator('[data-row="0"] button')).toBeVisible()
      await expectAccessible(page, 'the account record')

      // Every posting of three months is there, and those that are seen alone exist.
      await period.selectOption('last90')
      const rowsOf = async (): Promise<number> => Number(await list.getAttribute('aria-rowcount')) - 1
      await expect.poll(rowsOf).toBeGreaterThan(250)
      await expect(list).toHaveAttribute('aria-busy', 'false')
      const rows = await rowsOf()
      expect(await list.locator('[data-row]').count()).toBeLessThan(60)
      // By the keyboard to the last one, whose page comes by itself.
      await list.locator('[data-row="0"] button').focus()
      await page.keyboard.press('End')
      const last = list.locator('[data-row] button').last()
      await expect(last).toBeFocused()
      await page.keyboard.press('Enter')
      const detail = page.getByRole('dialog').filter({ hasText: say('Balance afterwards') })
      await expect(detail.getByRole('button', { name: say('Reference') })).toBeVisible()
      await expectAccessible(page, 'one posting')
      await page.keyboard.press('Escape')
      await expect(detail).toHaveCount(0)
      await expect(last).toBeFocused()

      // A type narrows them; the file holds what the screen counts.
      await centre.getByRole('combobox', { name: say('Type') }).selectOption('deposits')
      await expect(page).toHaveURL(/m\.type=deposits/)
      const save = centre.getByRole('button', { name: say('Save as CSV') })
      await expect.poll(rowsOf).toBeLessThan(rows)
      await page.reload()
      await expect(list.locator('[data-row="0"] button')).toBeVisible()
      const deposits = await saved(page, () => save.click())
      await expect(count(deposits.lines.length)).toBeVisible()
      expect(deposits.amounts.every((amount) => amount > 0)).toBe(true)

      // What breaks off or takes long is said; the filters stay, and it can be saved after all.
      await sandbox.scenario({ kind: 'failing', how: 'html', endpoint: 'listTransactions', times: 1 })
      await save.click()
      const broken = centre.getByRole('alert')
      await expect(broken).toBeVisible()
      await expectAccessible(page, 'a file that broke off')
      await expect(page).toHaveURL(/m\.type=deposits/)
      const after = await saved(page, () => broken.getByRole('button', { name: say('Try again') }).click())
      expect(after.lines).toEqual(deposits.lines)
      await expect(broken).toHaveCount(0)
      // Held for longer than it is looked for: it ends by being broken off.
      await sandbox.scenario({ kind: 'slow', ms: 30_000, endpoint: 'listTransactions' })
      await save.click()
      await expect(centre.getByText(say('This is taking longer than usual.'))).toBeVisible({ timeout: 7000 })
      await centre.getByRole('button', { name: say('Cancel') }).click()
      await expect(save).toBeEnabled()
      await expect(page).toHaveURL(/m\.type=deposits/)
      await sandbox.clear()

      // A year is prepared by request, and its file is the whole ledger.
      const today = await centre.getByLabel(say('End date'), { exact: true }).inputValue()
      const yearAgo = new Date(Date.parse(today) - 365 * 86_400_000).toISOString().slice(0, 10)
      await centre.getByLabel(say('Start date'), { exact: true }).fill(yearAgo)
      await expect(list).toHaveCount(0)
      await centre.getByRole('button', { name: say('Request export') }).click()
      await expect(centre.getByText(say('Being prepared'))).toBeVisible()
      await expect(save).toBeVisible()
      const year = await saved(page, () => save.click())
      const { balance, transactions } = await ledgerOf(sandbox, brand, username)
      expect(year.lines).toHaveLength(transactions.length)
      expect(year.amounts.reduce((sum, amount) => sum + amount, 0)).toBe(Math.round(Number(balance) * 100))
    },
  )
})

test('nothing, a refusal, no network and 320 pixels are said and fit', async ({
  page,
  player,
  sandbox,
  say,
  faults,
}) => {
  faults.expect(LOST)
  await bringAxe(page)
  await player.become('player', '0')
  await sandbox.scenario({ kind: 'failing', how: 'html', endpoint: 'listTransactions' })
  await player.open('/index?member=transactions')
  const centre = page.getByRole('dialog', { name: say('Personal centre') })
  await expect(centre.getByRole('alert')).toBeVisible()
  await askAgain({ sandbox, say }, centre)
  await expect(centre.getByText(say('No transactions in this period.'))).toBeVisible()
  await expect(centre.getByRole('button', { name: say('Save as CSV') })).toBeDisabled()
  await expectAccessible(page, 'an empty account record')

  await page.context().setOffline(true)
  await centre.getByRole('combobox', { name: say('Period') }).selectOption('last30')
  const waits = say('You are offline. Games and payments will resume when you reconnect.')
  await expect(centre.getByText(waits)).toBeVisible()
  await page.context().setOffline(false)
  await expect(centre.getByText(waits)).toHaveCount(0)
  await expect(centre.getByText(say('No transactions in this period.'))).toBeVisible()

  // What is typed stands there until it is a range that there is.
  const [from, to] = [
    centre.getByLabel(say('Start date'), { exact: true }),
    centre.getByLabel(say('End date'), { exact: true }),
  ]
  const first = await from.inputValue()
  await to.fill(first)
  await expect(page).toHaveURL(new RegExp(`m\\.to=${first}`))
  await from.fill(new Date(Date.parse(first) + 86_400_000).toISOString().slice(0, 10))
  await expect(centre.getByText(say('The start date is after the end date.'))).toBeVisible()
  await expect(from).toHaveAttribute('aria-invalid', 'true')
  // Half a range is a draft: it is said where a day is missing, and the other day stays.
  const typed = await from.inputValue()
  await to.fill('')
  await expect(to).toHaveAttribute('aria-invalid', 'true')
  await expect(centre.getByText(say('Enter a date.'))).toBeVisible()
  await expect(from).toHaveValue(typed)
  await expect(page).toHaveURL(new RegExp(`m\\.to=${first}`))

  await page.setViewportSize({ width: 320, height: 700 })
  const spill = () =>
    centre.evaluate((dialog) =>
      Math.max(...[dialog, ...dialog.children].map((part) => part.scrollWidth - part.clientWidth)),
    )
  // What is laid out by scripts follows the window a moment later.
  await expect.poll(spill).toBeLessThanOrEqual(0)
})
