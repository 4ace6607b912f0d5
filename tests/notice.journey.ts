/** Announcements: what pops up on start, and the page of notices (spec 2, "Notice popup", "Notice page"; spec 4). */
import type { Page } from 'playwright/test'
import { expect, ready, test } from './support/journey.ts'

/** Nothing pops up before somebody is there. */
async function stir(page: Page): Promise<void> {
  await ready(page)
  await page.mouse.move(9, 9)
  await page.mouse.move(19, 19)
}

const DESKTOP = { tag: '@desktop' }
const PHONE = { tag: '@phone' }

test('a guest is told once a session what the site announces, and a member something else', async ({
  page,
  player,
  sandbox,
  say,
}) => {
  await sandbox.popup()
  await player.open('/index')
  await stir(page)
  const popup = page.getByRole('dialog', { name: say('Notices') })
  await expect(popup).toBeVisible()
  await expect(popup.getByRole('listitem').first()).toBeVisible()
  const guests = await popup.getByRole('listitem').allTextContents()
  await page.keyboard.press('Escape')
  await expect(popup).toHaveCount(0)
  await page.reload()
  await ready(page)
  const member = await sandbox.member('player')
  await player.logIn(member)
  await expect(popup).toBeVisible()
  expect(await popup.getByRole('listitem').allTextContents(), 'members are told other things').not.toEqual(guests)
  await popup.getByRole('button', { name: say('Close') }).click()
  await page.reload()
  await expect(player.account).toBeVisible()
  // The list behind the popup has been asked for once the page of notices shows it.
  await page.goto('/noticePage')
  await expect(page.getByRole('heading', { level: 1, name: say('Notices') })).toBeVisible()
  await expect(popup).toHaveCount(0)
})

test('a first login is told more', async ({ page, player, sandbox, say }) => {
  const popup = page.getByRole('dialog', { name: say('Notices') })
  const told = async (kind: string): Promise<number> => {
    await player.enter(kind)
    await sandbox.popup()
    await page.reload()
    await stir(page)
    await expect(popup).toBeVisible()
    return popup
      .getByRole('listitem')
      .filter({ has: page.locator('button time') })
      .count()
  }
  const newcomer = await told('newcomer')
  await page.evaluate(() => sessionStorage.clear())
  await sandbox.scenario({ kind: 'no-popup' })
  expect(newcomer).toBeGreaterThan(await told('player'))
})

test('titles stand beside the notice that is read', DESKTOP, async ({ page, player, sandbox, say }) => {
  await sandbox.popup()
  await player.open('/index')
  await stir(page)
  const popup = page.getByRole('dialog', { name: say('Notices') })
  const titles = popup.getByRole('listitem').getByRole('button')
  await expect(titles.first()).toHaveAttribute('aria-current', 'true')
  await titles.nth(1).click()
  await expect(titles.nth(1)).toHaveAttribute('aria-current', 'true')
  const heading = popup.getByRole('heading', { level: 3 })
  await expect(heading).toBeFocused()
  await expect(titles.nth(1)).toContainText(await heading.innerText())
})

test('on a phone a title opens its notice and leads back', PHONE, async ({ page, player, sandbox, say }) => {
  await sandbox.popup()
  await player.open('/index')
  await stir(page)
  const popup = page.getByRole('dialog', { name: say('Notices') })
  const first = popup.getByRole('listitem').getByRole('button').first()
  const title = await first.innerText()
  await first.click()
  const heading = popup.getByRole('heading', { level: 3 })
  await expect(heading).toBeVisible()
  expect(title).toContain(await heading.innerText())
  await expect(first).toBeHidden()
  await popup.getByRole('button', { name: say('All notices') }).click()
  await expect(first).toBeVisible()
})

test('the popup waits for whoever writes', DESKTOP, async ({ page, player, sandbox, say }) => {
  await sandbox.popup()
  await page.clock.install()
  // The list may come sooner, for the home page.
  const listed = page.waitForResponse(/getListAnnouncements/i)
  const arrived = page.waitForResponse(/\/start-popup-.*\.js$/)
  await player.open('/index')
  const form = await player.loginForm()
  const name = form.getByLabel(say('User name'), { exact: true })
  await name.pressSequentially('somebody')
  await page.keyboard.press('Tab')
  await Promise.all([listed, arrived])
  const popup = page.getByRole('dialog', { name: say('Notices') })
  // It would come after two looks at the page at the latest, each less than half a second after the other.
  for (let look = 0; look < 10; look += 1) {
    await page.clock.runFor(500)
    await expect(popup).toHaveCount(0)
  }
  await name.fill('')
  await expect(popup).toBeVisible()
})

test('a promotion is one click away', async ({ page, player, sandbox, say }) => {
  await player.enter('newcomer')
  await sandbox.popup()
  await page.reload()
  await stir(page)
  const popup = page.getByRole('dialog', { name: say('Notices') })
  await expect(popup).toBeVisible()
  const titles = popup.getByRole('listitem').getByRole('button')
  const promotion = popup.getByRole('button', { name: say('Go to the promotion') })
  for (const title of await titles.all()) {
    if (!(await title.isVisible())) await popup.getByRole('button', { name: say('All notices') }).click()
    await title.click()
    if (await promotion.isVisible()) break
  }
  await promotion.click()
  await expect(page.getByRole('dialog', { name: say('Reward centre') })).toBeVisible()
  await expect(popup).toHaveCount(0)
})

test('the page of notices shows nine a page, and opens where the address says', async ({ page, player, say }) => {
  await player.open('/noticePage')
  const notices = page.getByRole('main').getByRole('group')
  await expect(notices).toHaveCount(9)
  await page.getByRole('button', { name: say('Next page') }).click()
  await expect(page).toHaveURL(/\/noticePage\?page=2$/)
  const second = notices.first()
  await expect(second).toBeVisible()
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

test('notices that do not come say so, and come on request', async ({ page, player, sandbox, faults, say }) => {
  faults.expect(/503/)
  await sandbox.scenario({ kind: 'failing', endpoint: 'listAnnouncements' })
  await player.open('/noticePage')
  const again = page.getByRole('main').getByRole('button', { name: say('Try again') })
  await expect(again).toBeVisible()
  await sandbox.clear()
  // By key: a pointer on its way to the button is a sign of life, at which the popup asks for the same list.
  await again.press('Enter')
  await expect(page.getByRole('main').getByRole('group')).toHaveCount(9)
})

/** The policy speaks up while the HTML is parsed, before anything could act; the sanitiser then takes it out. */
const HARM = /inline event handler|inline style|script-src-attr|style-src-attr/

test('a notice is asked for whole when it is opened, on its page as in the popup', async ({
  page,
  player,
  sandbox,
  faults,
  say,
}) => {
  faults.expect(HARM)
  /** Once the lists are here: from now on each notice by itself has another text than they have brought. */
  const another = (): Promise<void> => sandbox.scenario({ kind: 'harmful-html' })
  await player.open('/noticePage')
  const notice = page.getByRole('main').getByRole('group').nth(1)
  await expect(notice).toBeVisible()
  await another()
  await notice.locator('summary').click()
  await expect(notice).toContainText('Good words')

  await sandbox.clear()
  await sandbox.popup()
  await player.open('/index')
  await stir(page)
  const popup = page.getByRole('dialog', { name: say('Notices') })
  await expect(popup).toBeVisible()
  await another()
  await popup.getByRole('listitem').getByRole('button').nth(1).click()
  await expect(popup).toContainText('Good words')
})

test('a notice whose whole text does not come shows what the list has brought', async ({
  page,
  player,
  sandbox,
  faults,
}) => {
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
})

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
