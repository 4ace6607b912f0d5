/** Announcements that pop up on start (spec 2, "Notice popup"; spec 4, "Announcement popup on start"). */
import { expect, ready, test } from '../support/journey.ts'
import { HARM } from '../support/pages/notices.ts'

test('a guest is told once a session what the site announces, and a member something else', async ({
  page,
  player,
  sandbox,
  say,
}) => {
  await sandbox.popup()
  await player.open('/index')
  await ready(page)
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

test('a first login is told more', { tag: '@pairs' }, async ({ page, player, sandbox, say }) => {
  const popup = page.getByRole('dialog', { name: say('Notices') })
  const told = async (kind: string): Promise<number> => {
    await player.open('/index')
    await player.logIn(await sandbox.member(kind))
    await sandbox.popup()
    await page.reload()
    await ready(page)
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

test(
  'titles stand beside the notice that is read',
  { tag: ['@desktop', '@pairs'] },
  async ({ page, player, sandbox, say }) => {
    await sandbox.popup()
    await player.open('/index')
    await ready(page)
    const popup = page.getByRole('dialog', { name: say('Notices') })
    const titles = popup.getByRole('listitem').getByRole('button')
    await expect(titles.first()).toHaveAttribute('aria-current', 'true')
    await titles.nth(1).click()
    await expect(titles.nth(1)).toHaveAttribute('aria-current', 'true')
    const heading = popup.getByRole('heading', { level: 3 })
    await expect(heading).toBeFocused()
    await expect(titles.nth(1)).toContainText(await heading.innerText())
  },
)

test(
  'on a phone a title opens its notice and leads back',
  { tag: ['@phone', '@pairs'] },
  async ({ page, player, sandbox, say }) => {
    await sandbox.popup()
    await player.open('/index')
    await ready(page)
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
  },
)

test('a promotion is one click away', { tag: '@pairs' }, async ({ page, player, sandbox, say }) => {
  await player.open('/index')
  await player.logIn(await sandbox.member('newcomer'))
  await sandbox.popup()
  await page.reload()
  await ready(page)
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
  const centre = page.getByRole('dialog', { name: say('Personal centre') })
  await expect(centre.getByRole('heading', { name: say('Reward centre') })).toBeVisible()
  await expect(popup).toHaveCount(0)
})

test(
  'a notice is asked for whole when it is opened',
  { tag: '@pairs' },
  async ({ page, player, sandbox, faults, say }) => {
    faults.expect(HARM)
    await sandbox.popup()
    await player.open('/index')
    await ready(page)
    const popup = page.getByRole('dialog', { name: say('Notices') })
    await expect(popup).toBeVisible()
    // Its list is here: from now on each notice by itself has another text than that has brought.
    await sandbox.scenario({ kind: 'harmful-html' })
    await popup.getByRole('listitem').getByRole('button').nth(1).click()
    await expect(popup).toContainText('Good words')
  },
)
