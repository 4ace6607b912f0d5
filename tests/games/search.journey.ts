/** The search over games and vendors from anywhere (spec 2, "Header"; spec 7, "Games"). */
import type { Locator, Page } from 'playwright/test'
import { bringAxe, expectAccessibleInBoth } from '../support/axe.ts'
import { askAgain } from '../support/servers/failing-call.ts'
import { expect, test } from '../support/journey.ts'
import { providers } from '../support/pages/lobby.ts'
import type { Say } from '../support/words.ts'

const dialog = (page: Page, say: Say): Locator => page.getByRole('dialog', { name: say('Search'), exact: true })
const field = (page: Page, say: Say): Locator => dialog(page, say).getByRole('combobox')
const control = (page: Page, say: Say): Locator =>
  page.getByRole('banner').getByRole('link', { name: say('Search'), exact: true })
const group = (page: Page, say: Say, name: string): Locator =>
  dialog(page, say).getByRole('group', { name: new RegExp(`^${RegExp.escape(say(name))}`) })
/** The result that Enter opens. */
const active = (page: Page, say: Say): Locator => dialog(page, say).getByRole('option', { selected: true })

/** Opens it as the device does: by a key where there is one. */
async function openSearch(page: Page, say: Say, device: 'phone' | 'desktop'): Promise<void> {
  if (device === 'desktop') await page.keyboard.press('/')
  else await control(page, say).tap()
  await expect(field(page, say)).toBeFocused()
}

/** Types, and waits until what is found answers it. */
async function find(page: Page, say: Say, words: string): Promise<void> {
  await field(page, say).fill(words)
  await expect(page).toHaveURL(new RegExp(`[?&]find=${words}`))
  // The address changes before the list does; how many there are is said of the words that stand in the field alone.
  await expect(dialog(page, say).getByRole('status')).not.toBeEmpty()
  await expect(dialog(page, say).getByRole('listbox')).toHaveAttribute('aria-busy', 'false')
}

test('a game is found from any page as one types, and opens behind the login', async ({
  page,
  player,
  device,
  say,
}) => {
  await player.open('/help?q=bonus')
  const own = page.getByRole('main').getByRole('searchbox')
  await own.press('End')
  await own.press('/')
  await expect(own, 'whoever types means a letter').toHaveValue('bonus/')
  await own.press('Backspace')
  await expect(page).toHaveURL(/\/help\?q=bonus$/)
  await own.blur()
  await openSearch(page, say, device)
  await expect(group(page, say, 'Providers').getByRole('option').first()).toBeVisible()
  await expect(group(page, say, 'Hot games').getByRole('option')).toHaveCount(8)
  await expect(active(page, say), 'Enter opens nothing that nobody chose').toHaveCount(0)

  await find(page, say, 'dragon')
  const games = group(page, say, 'Games').getByRole('option')
  expect(await games.count()).toBeGreaterThan(8)
  for (const name of (await games.allInnerTexts()).slice(0, 8)) expect(name).toMatch(/dragon/i)
  const count = Number((await group(page, say, 'Games').innerText()).match(/\d+/)?.[0])
  await expect(dialog(page, say).getByRole('status')).toHaveText(
    new RegExp(
      `${RegExp.escape(say('{total, plural, =0 {No games} one {# game} other {# games}}', { total: count }))}$`,
    ),
  )
  expect(new URL(page.url()).searchParams.get('q'), 'the page below keeps its own words').toBe('bonus')
  await expect(active(page, say)).toHaveText((await games.first().textContent()) ?? '')
  await page.keyboard.press('ArrowDown')
  await expect(active(page, say)).toHaveText((await games.nth(1).textContent()) ?? '')
  await expect(field(page, say)).toHaveAttribute(
    'aria-activedescendant',
    (await games.nth(1).getAttribute('id')) ?? 'none',
  )
  const last = (await games.last().textContent()) ?? ''
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('ArrowUp')
  await expect(active(page, say), 'round the end, where more games may come by').toHaveText(last)
  await expect(active(page, say)).toBeInViewport()

  await games.first().click()
  await expect(page.getByRole('dialog', { name: say('Log in') })).toBeVisible()
  expect(new URL(page.url()).searchParams.get('next')).toMatch(/^\/game\?.*vendor=/)
  await page.goBack()
  await expect(field(page, say), 'the search is as it was').toHaveValue('dragon')
  await expect(games.first()).toBeVisible()
  await dialog(page, say)
    .getByRole('button', { name: say('Close') })
    .click()
  await expect(page).toHaveURL(/\/help\?q=bonus$/)
  await expect(dialog(page, say)).toHaveCount(0)
})

test(
  'a search that finds nothing, is late or fails says what to do',
  { tag: ['@pampas', '@pairs'] },
  async ({ page, player, sandbox, faults, say }) => {
    await player.open('/index?modal=search&find=dragon')
    await expect(field(page, say)).toHaveValue('dragon')
    const games = group(page, say, 'Games').getByRole('option')
    await expect(games.first()).toBeVisible()

    const { promise: held, resolve: letGo } = Promise.withResolvers<void>()
    await page.route(/GCSGAME_gameList.*gameName=tiger/, async (route) => {
      await held
      await route.continue()
    })
    await field(page, say).fill('tiger')
    await expect(page).toHaveURL(/find=tiger/)
    await expect(games.first(), 'what was found before stays meanwhile').toContainText(/dragon/i)
    await page.keyboard.press('Enter')
    await expect(page, 'Enter opens nothing that was found by other words').toHaveURL(/modal=search/)
    letGo()
    await expect(games.first()).toContainText(/tiger/i)

    await find(page, say, 'zzqqxx')
    await expect(dialog(page, say).getByText(say('No results'))).toBeVisible()
    await expect(dialog(page, say).getByRole('status')).toHaveText(
      say('{total, plural, =0 {No games} one {# game} other {# games}}', { total: 0 }),
    )
    await expect(active(page, say)).toHaveCount(0)
    await page.keyboard.press('Enter')
    await dialog(page, say)
      .getByRole('button', { name: say('See all categories') })
      .click()
    await expect(page.getByRole('dialog', { name: say('Games'), exact: true })).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page).toHaveURL(/\/index$/)

    faults.expect(/Failed to load resource/)
    await player.open('/index?modal=search')
    const [vendor = ''] = (await group(page, say, 'Providers').getByRole('option').first().innerText()).split('\n')
    await sandbox.scenario({ kind: 'failing', how: 'status', status: 503, endpoint: 'listGames' })
    await field(page, say).fill(vendor.slice(0, 5))
    await expect(dialog(page, say).getByRole('alert')).toBeVisible()
    await expect(group(page, say, 'Providers').getByRole('option', { name: vendor }).first()).toBeVisible()
    // The alert of the words before stands until these are asked for.
    const failed = page.waitForResponse(/GCSGAME_gameList.*gameName=dragon/)
    await field(page, say).fill('dragon')
    await expect(page).toHaveURL(/find=dragon/)
    await failed
    await expect(dialog(page, say).getByRole('listbox')).toHaveAttribute('aria-busy', 'false')
    await expect(dialog(page, say).getByRole('alert')).toBeVisible()
    await askAgain({ sandbox, say }, dialog(page, say))
    await expect(games.first()).toContainText(/dragon/i)
    await dialog(page, say)
      .getByRole('button', { name: say('Close') })
      .click()
    await expect(page, 'a link’s search closes to its page').toHaveURL(/\/index$/)
  },
)

test(
  'a member opens a vendor by keyboard; the last words stay until they sign out',
  { tag: ['@desktop', '@pairs'] },
  async ({ page, player, device, say }) => {
    await player.enter('player')
    await openSearch(page, say, device)
    const slots = group(page, say, 'Providers').getByRole('option', { name: new RegExp(say('Slots')) })
    const [vendor = ''] = (await slots.first().innerText()).split('\n')
    await find(page, say, encodeURIComponent(vendor.slice(0, 5)).replace('%20', ' '))
    await expect(active(page, say)).toContainText(vendor)
    for (let step = 0; step < 8; step += 1) {
      if ((await active(page, say).innerText()).includes(say('Slots'))) break
      await page.keyboard.press('ArrowDown')
    }
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\/rng\?page=[A-Z0-9_]+$/)
    await expect(providers(page, say).getByRole('button', { pressed: true })).toHaveText(
      new RegExp(RegExp.escape(vendor)),
    )

    await openSearch(page, say, device)
    const last = dialog(page, say).getByRole('region', { name: say('Recent searches') })
    await last.getByRole('button', { name: vendor.slice(0, 5), exact: true }).click()
    await expect(active(page, say)).toContainText(vendor)
    await page.goBack()
    await expect(dialog(page, say)).toHaveCount(0)
    await player.signOut()
    await expect(player.account).toHaveCount(0)
    await openSearch(page, say, device)
    await expect(group(page, say, 'Providers').getByRole('option').first()).toBeVisible()
    await expect(last).toHaveCount(0)

    await dialog(page, say)
      .getByRole('checkbox', { name: say('The / key opens the search on every page') })
      .uncheck()
    await page.keyboard.press('Escape')
    await expect(dialog(page, say)).toHaveCount(0)
    await page.keyboard.press('/')
    await expect(dialog(page, say)).toHaveCount(0)
  },
)

test('the search is for everyone, in any width', async ({ page, player, device, say }) => {
  await bringAxe(page)
  if (device === 'phone') await page.setViewportSize({ width: 320, height: 640 })
  await player.open('/index')
  await control(page, say).click()
  await expect(group(page, say, 'Hot games').getByRole('option').first()).toBeVisible()
  await expectAccessibleInBoth(page, 'before typing')
  await find(page, say, 'dragon')
  await expectAccessibleInBoth(page, 'with results')
  const box = await dialog(page, say).boundingBox()
  const width = page.viewportSize()?.width ?? 0
  expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(width)
  expect(
    await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth),
    'nothing goes over the edge',
  ).toBe(0)
  await find(page, say, 'zzqqxx')
  await expectAccessibleInBoth(page, 'with nothing')
})
