/** Lotteries on the home page: their last results, and the time until their next draw. */
import { reach } from './support/home.ts'
import { expect, test } from './support/journey.ts'

test.describe('lotteries', { tag: '@pampas' }, () => {
  test('show their last balls and a running clock, and open their lobby', async ({ page, player, say }) => {
    await player.open('/index')
    const lotteries = await reach(page, say('Popular lotteries'))
    const first = lotteries.getByRole('listitem').first()
    await expect(
      lotteries
        .getByRole('list', { name: say('Last result') })
        .first()
        .getByRole('listitem')
        .first(),
    ).toBeVisible()
    const clock = lotteries.getByRole('timer').first()
    const before = await clock.textContent()
    await expect(clock).not.toHaveText(before ?? '')
    await first.getByRole('link').click()
    await expect(page).toHaveURL(/ottery\?.*gameCode=/)
  })
})
