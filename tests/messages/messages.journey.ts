/** Platform information, and news of money while a page is open (spec 2, "Member centre": messageV2; spec 4, "Notifications"). */
import { bringAxe, expectAccessible } from '../support/axe.ts'
import { expect, test } from '../support/journey.ts'
import { sidewaysScroll } from '../support/pages/layout.ts'
import { HARM } from '../support/pages/notices.ts'
import { beginning } from '../support/player.ts'
import { openListening } from '../support/pages/news.ts'
import { tabTo } from '../support/tab-to.ts'
import { openSecondTab } from '../support/pages/twin.ts'

const LOST = /Failed to load resource|ERR_|503/

test(
  'messages are read, all of them at once, and thrown away once that is confirmed',
  { tag: '@pairs' },
  async ({ page, player, sandbox, say, brand, faults }) => {
    test.slow()
    faults.expect(LOST)
    await bringAxe(page)
    const { username: member } = await player.become('empty')
    await player.open('/index?member=messages')
    const centre = page.getByRole('dialog', { name: say('Personal centre') })
    const rows = centre.getByRole('listitem').filter({ has: page.getByRole('checkbox') })
    const unread = rows.filter({ hasText: say('Unread:') })
    const all = centre.getByRole('checkbox', { name: say('Choose all on this page') })
    const remove = (count: number) =>
      centre.getByRole('button', {
        name: say('{0, plural, =0 {Delete} one {Delete # message} other {Delete # messages}}', { 0: count }),
        exact: true,
      })
    const sure = page
      .getByRole('dialog', { name: say('Delete for good?') })
      .getByRole('button', { name: say('Delete'), exact: true })
    await expect(centre.getByText(say('No messages yet'))).toBeVisible()
    await expectAccessible(page, 'no messages')

    await sandbox.post('messages', { member, kind: 'limits', count: 12 })
    await page.reload()
    await expect(rows).toHaveCount(10)
    await expect(unread).toHaveCount(10)
    await expect(remove(0)).toBeDisabled()
    await expectAccessible(page, 'messages')
    expect(await sidewaysScroll(page)).toBeLessThanOrEqual(0)

    // By the keyboard: into the first one, which is read by that, and back.
    const first = rows.first().getByRole('link')
    await tabTo(page, first)
    await page.keyboard.press('Enter')
    const article = centre.getByRole('article')
    await expect(article.getByRole('listitem')).toHaveCount(3)
    await expect(article.getByRole('heading')).toBeFocused()
    await expect(page).toHaveURL(/m\.message=/)
    await expectAccessible(page, 'a message')
    await page.reload()
    await expect(article).toBeVisible()
    await centre.getByRole('button', { name: say('All messages') }).click()
    await expect(unread).toHaveCount(9)

    // What is refused is said, and nothing is lost by it.
    await sandbox.scenario({ kind: 'failing', endpoint: 'readAllMessages', times: 1 })
    const readAll = centre.getByRole('button', { name: say('Mark all as read') })
    await readAll.click()
    await expect(centre.getByRole('alert')).toBeVisible()
    await expect(readAll).toBeEnabled()
    await readAll.click()
    await expect(unread).toHaveCount(0)
    await expect(readAll).toBeDisabled()

    // Chosen ones go after a question; the last page goes with its last message.
    await centre.getByRole('button', { name: say('Page {each} of {pages}', { each: 2, pages: 2 }) }).click()
    await expect(rows).toHaveCount(2)
    await all.check()
    await remove(2).click()
    await expectAccessible(page, 'whether to delete')
    await page.getByRole('button', { name: say('Keep') }).click()
    await expect(rows).toHaveCount(2)
    await remove(2).click()
    await sure.click()
    await expect(rows).toHaveCount(10)
    await expect(page).toHaveURL(/m\.pageNo=1/)
    await rows.first().getByRole('checkbox').check()
    await remove(1).click()
    await sure.click()
    await expect(rows).toHaveCount(9)
    await first.click()
    await article.getByRole('button', { name: say('Delete'), exact: true }).click()
    await sure.click()
    await expect(rows).toHaveCount(8)

    // What a hostile editor writes does nothing; what is gone is said.
    faults.expect(HARM)
    await sandbox.scenario({ kind: 'harmful-html', brand })
    await first.click()
    await expect(article).toContainText('Good words')
    await expect(article.locator('script, iframe, form, img')).toHaveCount(0)
    await page.goto('/index?member=messages&m.message=M0')
    await expect(centre.getByRole('alert')).toBeVisible()
    await centre.getByRole('button', { name: say('All messages') }).click()
    await expect(rows).toHaveCount(8)
    await page.setViewportSize({ width: 320, height: 700 })
    // What is laid out by scripts follows the window a moment later.
    await expect.poll(() => sidewaysScroll(page)).toBeLessThanOrEqual(0)
  },
)

test('news of money comes by itself into every tab, over a dialog as well, and the balance with it', async ({
  page,
  player,
  sandbox,
  say,
  faults,
}) => {
  test.slow()
  faults.expect(LOST)
  await bringAxe(page)
  await sandbox.stream()
  const { username: member } = await player.become('player', '50')
  const news = (title: string, on = page) =>
    on
      .getByRole('status')
      .filter({ hasText: say(title) })
      .filter({ visible: true })
  // What is told from here on is news, and none of it may be missed.
  await openListening(page, player, '/index')
  await sandbox.post('notifications', { member, kind: 'deposit-credited', amount: '25', reference: 'D77' })
  await expect(news('Deposit credited')).toContainText('D77')
  await expectAccessible(page, 'news')

  // Another tab has no connection of its own, and hears the same; within a dialog it can be closed.
  const second = await openSecondTab(page, '/index?member=messages')
  const centre = second.getByRole('dialog', { name: say('Personal centre') })
  await expect(centre.getByRole('link', { name: beginning(`${say('Unread:')} `) }).first()).toBeVisible()
  // It hears the other one by the time it waits for its own turn to listen.
  await second.waitForFunction(async () => {
    const { pending = [] } = await navigator.locks.query()
    return pending.some(({ name }) => name?.startsWith('news '))
  })
  await sandbox.post('notifications', { member, kind: 'withdrawal-rejected', amount: '10', reference: 'W1' })
  await expect(centre.getByRole('status').filter({ hasText: say('Withdrawal rejected') })).toBeVisible()
  await expect(news('Withdrawal rejected').first()).toBeVisible()
  // It covers neither the title nor what closes the dialog.
  const dismiss = centre.getByRole('button', { name: say('Dismiss') })
  const close = centre.getByRole('button', { name: say('Close'), exact: true })
  // Both at a time: the dialog may still be coming in.
  await expect
    .poll(async () => {
      const [bar, below] = [await close.boundingBox(), await dismiss.first().boundingBox()]
      return (below?.y ?? 0) - (bar?.y ?? 0) - (bar?.height ?? Infinity)
    })
    .toBeGreaterThan(0)
  await close.click({ trial: true })
  // By the keyboard: Escape closes the news, and not what it stands over.
  await dismiss.first().focus()
  await second.keyboard.press('Escape')
  await expect(centre).toBeVisible()
  while ((await dismiss.count()) > 0) await dismiss.first().click()
  await expect(centre.getByText('W1')).toHaveCount(0)

  // The tab that listens goes; the other one goes on, without a stream as well.
  await sandbox.scenario({ kind: 'no-stream' })
  await page.goto('about:blank')
  await sandbox.post('notifications', { member, kind: 'withdrawal-approved', amount: '5', reference: 'W2' })
  await expect(centre.getByRole('status').filter({ hasText: say('Withdrawal approved') })).toBeVisible({
    timeout: 35_000,
  })
})

test(
  'every mark of what is unread agrees, in the list, the menu and the header, and in every tab',
  { tag: '@desktop' },
  async ({ page, player, sandbox, say }) => {
    const { username: member } = await player.become('empty')
    await sandbox.post('messages', { member, kind: 'limits', count: 3 })
    await player.open('/index?member=messages')
    const second = await openSecondTab(page, '/index?member=messages')
    const marks = (on: typeof page) => {
      const centre = on.getByRole('dialog', { name: say('Personal centre') })
      const item = centre.getByRole('link', { name: beginning(say('Platform information')) })
      return {
        rows: centre.getByRole('listitem').filter({ hasText: say('Unread:') }),
        badge: (count: number) => item.filter({ hasText: String(count) }),
        none: item.filter({ hasNotText: /\d/ }),
        said: centre.getByText(say('{unread, plural, =0 {all read} one {# unread} other {# unread}}', { unread: 0 })),
        centre,
      }
    }
    const [here, there] = [marks(page), marks(second)]
    for (const tab of [here, there]) {
      await expect(tab.rows).toHaveCount(3)
      await expect(tab.badge(3)).toBeVisible()
    }
    // One of the two listens for both; the other waits for its turn.
    await second.waitForFunction(async () => {
      const { pending = [] } = await navigator.locks.query()
      return pending.some(({ name }) => name?.startsWith('news '))
    })
    await here.rows.first().getByRole('link').click()
    await expect(here.centre.getByRole('article')).toBeVisible()
    await expect(here.badge(2)).toBeVisible()
    await expect(there.rows).toHaveCount(2)
    await expect(there.badge(2)).toBeVisible()
    await there.centre.getByRole('button', { name: say('Mark all as read') }).click()
    for (const tab of [here, there]) await expect(tab.none).toBeVisible()
    await expect(there.said).toBeVisible()
    await here.centre.getByRole('button', { name: say('All messages') }).click()
    await expect(here.rows).toHaveCount(0)
    await expect(here.said).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(player.account).toBeVisible()
    await expect(player.account).not.toContainText(say('{unread} unread', { unread: '' }).trim())
  },
)
