/** The page of notices, and what is taken out of them (spec 2, "Notice page"). */
import { askAgain } from '../support/servers/failing-call.ts'
import { expect, ready, test } from '../support/journey.ts'
import { HARM } from '../support/pages/notices.ts'

test('the page of notices shows nine a page, and opens where the address says', async ({ page, player, say }) => {
  await player.open('/noticePage')
  const notices = page.getByRole('main').getByRole('group')
  await expect(notices).toHaveCount(9)
  const second = notices.first()
  const before = await second.locator('summary').innerText()
  await page.getByRole('button', { name: say('Next page') }).click()
  await expect(page).toHaveURL(/\/noticePage\?page=2$/)
  // The address comes first, and the page that it names a moment later.
  await expect(second.locator('summary')).not.toHaveText(before, { useInnerText: true })
  const summary = second.locator('summary')
  await expect(summary.locator('time')).toHaveText(/^\d{4}-\d{2}-\d{2} \d{2}:\d{2}:\d{2}$/)
  const title = await summary.innerText()
  await summary.click()
  await expect(page).toHaveURL(/notice=/)
  await page.reload()
  await ready(page)
  const opened = page.getByRole('main').locator('details[open]')
  await expect(opened).toHaveCount(1)
  expect(await opened.locator('summary').innerText()).toBe(title)
  await page.goBack()
  await expect(page).toHaveURL(/\/noticePage$/)
  await expect(notices).toHaveCount(9)
})

test(
  'notices that do not come say so, and come on request',
  { tag: '@pairs' },
  async ({ page, player, sandbox, faults, say }) => {
    faults.expect(/503/)
    await sandbox.scenario({ kind: 'failing', endpoint: 'listAnnouncements' })
    await player.open('/noticePage')
    const again = page.getByRole('main').getByRole('button', { name: say('Try again') })
    await expect(again).toBeVisible()
    await askAgain({ sandbox, say }, page.getByRole('main'))
    await expect(page.getByRole('main').getByRole('group')).toHaveCount(9)
  },
)

test('a notice is asked for whole when it is opened', { tag: '@pairs' }, async ({ page, player, sandbox, faults }) => {
  faults.expect(HARM)
  await player.open('/noticePage')
  const notice = page.getByRole('main').getByRole('group').nth(1)
  await expect(notice).toBeVisible()
  // The list is here: from now on each notice by itself has another text than that has brought.
  await sandbox.scenario({ kind: 'harmful-html' })
  await notice.locator('summary').click()
  await expect(notice).toContainText('Good words')
})

test(
  'a notice whose whole text does not come shows what the list has brought',
  { tag: '@pairs' },
  async ({ page, player, sandbox, faults }) => {
    faults.expect(/status of 503/)
    const notice = page.getByRole('main').getByRole('group').first()
    /** Opens the first notice, and waits for the answer of a status. */
    const read = async (status: number): Promise<string> => {
      const answered = page.waitForResponse(/getAnnouncementContent/i)
      await notice.locator('summary').click()
      expect((await answered).status()).toBe(status)
      const text = notice.locator('summary + *')
      await expect(text).toHaveText(/\p{L}/u)
      return text.innerText()
    }
    await sandbox.scenario({ kind: 'failing', how: 'status', status: 503, endpoint: 'getAnnouncementContent' })
    await player.open('/noticePage')
    const listed = await read(503)
    await sandbox.clear()
    await player.open('/noticePage')
    // The sandbox's lists are not shortened.
    expect(await read(200)).toBe(listed)
  },
)

for (const own of [true, false]) {
  test(`harm in a notice is taken out, ${own ? 'by the browser' : 'by the library where the browser has no sanitiser'}`, async ({
    page,
    player,
    sandbox,
    faults,
  }) => {
    faults.expect(HARM)
    await sandbox.scenario({ kind: 'harmful-html' })
    if (!own) await page.addInitScript(() => Reflect.deleteProperty(Element.prototype, 'setHTML'))
    await player.open('/noticePage')
    const has = await page.evaluate(() => 'setHTML' in document.body)
    // Older browsers have none; the library's stands in then, which the other case shows.
    test.skip(own && !has, 'this browser has no sanitiser of its own')
    expect(has).toBe(own)
    const notice = page.getByRole('main').getByRole('group').first()
    await notice.locator('summary').click()
    const body = notice.locator('summary + *')
    await expect(body).toContainText('Good words')
    await expect(body).toContainText('kept')
    await expect(body.locator('b')).toHaveText('words')
    await expect(body.locator('img, script, iframe, form, input, svg, [onclick], [style]')).toHaveCount(0)
    const links = body.locator('a')
    await expect(links).toHaveCount(3)
    await expect(links.nth(0)).not.toHaveAttribute('href')
    await expect(links.nth(1)).toHaveAttribute('href', /\/help$/)
    await expect(links.nth(2)).not.toHaveAttribute('href')
  })
}
