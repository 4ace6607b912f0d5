/** Games that are played from their cards on the home page. */
import type { Locator, Page } from 'playwright/test'
import { playing, reach } from './support/home.ts'
import { expect, test } from './support/journey.ts'
import type { Say } from './support/words.ts'

/** The first card of the hot games. */
async function hotGames(page: Page, say: Say): Promise<Locator> {
  const section = await reach(page, say('Hot games'))
  await expect(section.getByRole('listitem').first().getByRole('button').first()).toBeAttached()
  return section
}

/** Plays: on a phone by one tap on the card, elsewhere by the button that comes up under the pointer. */
async function press(list: Locator, place: number, device: 'phone' | 'desktop', say: Say): Promise<void> {
  const card = list.getByRole('listitem').nth(place)
  if (device === 'phone') await card.tap()
  else await card.getByRole('button', { name: playing(say) }).click()
}

test.describe('a game’s card', () => {
  test('asks a guest to log in, and then leads to the game', async ({ page, player, sandbox, device, say }) => {
    const member = await sandbox.member('player')
    await player.open('/index')
    const hot = await hotGames(page, say)
    await press(hot, 0, device, say)
    const popup = page.getByRole('dialog', { name: say('Log in') })
    await expect(popup).toBeVisible()
    await player.fill(popup, member)
    await player.send(popup).click()
    await expect(page).toHaveURL(/\/game\?.*vendor=[A-Z0-9]+/)
    await expect(page).toHaveURL(/game=[A-Z]+-\d+/)
  })

  test('warns a trial account', async ({ page, player, device, say }) => {
    await player.enter('trial')
    const hot = await hotGames(page, say)
    await press(hot, 1, device, say)
    await expect(page.getByRole('dialog', { name: say('Trial account') })).toBeVisible()
    await expect(page).toHaveURL(/\/index/)
  })

  test('opens for a member, by keyboard too', async ({ page, player, say }) => {
    await player.enter('player')
    const hot = await hotGames(page, say)
    await hot
      .getByRole('button', { name: playing(say) })
      .first()
      .focus()
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\/game\?.*vendor=/)
  })

  test('offers a free trial where there is one, to guests as well', async ({ page, player, say }) => {
    await player.open('/index')
    const hot = await hotGames(page, say)
    const free = page
      .getByRole('main')
      .getByRole('button', { name: new RegExp(`^${say('Try free')}`) })
      .first()
    await hot.hover()
    await free.scrollIntoViewIfNeeded()
    await free.focus()
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\/game\?.*trial=1/)
    await expect(page.getByRole('dialog')).toHaveCount(0)
  })

  test(
    'shows the vendor’s mark where its picture does not come',
    { tag: '@desktop' },
    async ({ page, player, faults, say }) => {
      faults.expect(/Failed to load resource|ERR_FAILED/)
      await page.route('**/img/covers/**', (route) => route.abort())
      await page.clock.install()
      await player.open('/index')
      const hot = await hotGames(page, say)
      const first = hot.getByRole('listitem').first()
      await expect(async () => {
        await page.clock.runFor(5000)
        await expect(first.locator('img[src*="/covers/"]')).toHaveCount(0, { timeout: 200 })
        await expect(first.locator('img[src*="VENDOR_ICON_SMALL"]')).toBeVisible({ timeout: 200 })
      }).toPass()
      await page.clock.runFor(30_000)
      await expect(first.locator('img[src*="/covers/"]'), 'it is asked for three times more, not for ever').toHaveCount(
        0,
      )
      await expect(hot.getByRole('button', { name: playing(say) }).first()).toBeAttached()
    },
  )
})

test.describe('a lane of games', { tag: '@pampas' }, () => {
  test('grows to its full length for a reader who moves it', async ({ page, player, say }) => {
    await player.open('/index')
    const slots = await reach(page, say('Slots'))
    const cards = slots.getByRole('list').getByRole('listitem')
    await expect(cards, 'one page at first').toHaveCount(24)
    await slots.getByRole('list').evaluate((list) => list.scrollBy({ left: 900 }))
    await expect(cards).toHaveCount(60)
    await cards.last().scrollIntoViewIfNeeded()
    await expect(cards.last().getByRole('button', { name: playing(say) })).toBeAttached()
  })
})
