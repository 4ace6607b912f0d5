/** Where the focus goes in the member centre when what had it goes away, and that records are read by the keyboard alone. */
import type { Page } from 'playwright/test'
import { expect, test } from '../support/journey.ts'
import { tabTo } from '../support/tab-to.ts'

/** Whether anything at all has the focus; a screen reader is lost on the document itself. */
const isSomewhere = (page: Page): Promise<boolean> =>
  page.evaluate(() => document.activeElement !== null && document.activeElement !== document.body)

test('who comes back from a message or an order is at the row that led there, in the list as it was', async ({
  page,
  player,
  sandbox,
  say,
}) => {
  test.slow()
  const { username: member } = await player.become('player', '500')
  await sandbox.post('messages', { member, kind: 'limits', count: 12 })
  await player.open('/index?member=messages')
  const centre = page.getByRole('dialog', { name: say('Personal centre') })
  const rows = centre.getByRole('listitem').filter({ has: page.getByRole('checkbox') })
  const third = rows.nth(2).getByRole('link')
  await tabTo(page, third)
  await page.keyboard.press('Enter')
  const article = centre.getByRole('article')
  await expect(article.getByRole('heading')).toBeFocused()
  const back = centre.getByRole('button', { name: say('All messages') })
  await tabTo(page, back)
  await page.keyboard.press('Enter')
  await expect(third).toBeFocused()

  // What is thrown away leaves the focus to the list, and to nothing that the same key would press.
  await page.keyboard.press('Enter')
  await expect(article.getByRole('heading')).toBeFocused()
  await tabTo(page, article.getByRole('button', { name: say('Delete'), exact: true }))
  await page.keyboard.press('Enter')
  const sure = page.getByRole('dialog', { name: say('Delete for good?') }).getByRole('button', { name: say('Delete') })
  await tabTo(page, sure)
  await page.keyboard.press('Enter')
  await expect(article).toHaveCount(0)
  await expect(rows.first()).toBeVisible()
  await expect.poll(() => isSomewhere(page)).toBe(true)

  const all = centre.getByRole('button', { name: say('Mark all as read') })
  await tabTo(page, all)
  await page.keyboard.press('Enter')
  await expect(all).toBeDisabled()
  await expect.poll(() => isSomewhere(page)).toBe(true)

  // The second page of withdrawals in a state is there again.
  const list = [1, 2, 3].map((index) => ({
    reference: `W00000000000${index}`,
    state: 'confirmed',
    amount: `${index}00`,
    fee: '0',
    paid: `${index}00`,
    received: `${index}00`,
    remaining: '0',
    at: Date.now(),
    account: { kind: 'bank', name: 'Banco', number: '•••• 0123' },
  }))
  await sandbox.scenario({
    kind: 'answering',
    endpoint: 'listWithdrawals',
    value: { list, total: 40, toConfirm: [], serverTime: Date.now() },
  })
  await player.open('/index?member=withdraw&m.page=2&m.state=confirmed')
  const order = centre
    .getByRole('region', { name: say('Your withdrawals') })
    .getByRole('link')
    .nth(1)
  await tabTo(page, order)
  await page.keyboard.press('Enter')
  const toList = centre.getByRole('link', { name: say('All withdrawals') })
  await expect(toList).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(order).toBeFocused()
  await expect(page).toHaveURL(/m\.page=2/)
  await expect(page).toHaveURL(/m\.state=confirmed/)
})

test('a button that goes with what it has done leaves the focus to its row', async ({ page, player, sandbox, say }) => {
  const { username: member } = await player.become('empty')
  await sandbox.post('rewards', { member, amount: '25' })
  await player.open('/index?member=rewards')
  const centre = page.getByRole('dialog', { name: say('Personal centre') })
  const claim = centre.getByRole('button', { name: say('Claim'), exact: true })
  await expect(claim).toBeEnabled()
  await tabTo(page, claim)
  await page.keyboard.press('Enter')
  await expect(claim).toHaveCount(0)
  await expect(centre.getByRole('listitem').filter({ hasText: say('Claimed') })).toBeFocused()
})

test('records are opened and gone through by the keyboard alone, and the row that has the focus stays', async ({
  page,
  player,
  sandbox,
  say,
}) => {
  test.slow()
  const { username: member } = await player.become('player', '500')
  await sandbox.post('records', { member, count: 400, days: 5 })
  await player.open('/index?member=bets')
  const centre = page.getByRole('dialog', { name: say('Personal centre') })
  const row = (index: number) => centre.locator(`[data-row="${index}"]`).getByRole('button')
  await tabTo(page, row(0))
  await page.keyboard.press('Enter')
  const ticket = page.locator('dialog[open]').nth(1)
  await expect(ticket).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(ticket).toHaveCount(0)
  await expect(row(0)).toBeFocused()
  await page.keyboard.press('PageDown')
  await expect(row(0)).not.toBeFocused()
  await page.keyboard.press('End')
  await expect(row(399)).toBeFocused()
  // Scrolled away it is still where the keys go on from, though its page of records is no longer looked at.
  await centre.locator('[data-row="399"]').evaluate((element) => {
    for (let around = element.parentElement; around; around = around.parentElement)
      if (/auto|scroll/.test(getComputedStyle(around).overflowY) && around.scrollTop > 0) around.scrollTop = 0
  })
  await expect(row(2)).toBeVisible()
  await expect(row(399)).toBeFocused()
  await page.keyboard.press('ArrowUp')
  await expect(row(398)).toBeFocused()
  await page.keyboard.press('Home')
  await expect(row(0)).toBeFocused()
})
