/** Sports and e-sports: stages that start their vendors, and the games below them. */
import { bringAxe, expectAccessible } from '../support/axe.ts'
import { openWithFailing } from '../support/servers/failing-call.ts'
import { gameIn } from '../support/pages/games.ts'
import { expect, test } from '../support/journey.ts'
import { sidewaysScroll } from '../support/pages/layout.ts'
import { beginning } from '../support/player.ts'

const COUNT = '{total, plural, =0 {No games} one {# game} other {# games}}'

test('a guest taps a sports vendor, logs in, has its coupon in the frame, and comes back to the place', async ({
  page,
  player,
  sandbox,
  say,
}) => {
  test.slow()
  await bringAxe(page)
  await player.open('/sports?vendors=all')
  const main = page.getByRole('main')
  await expect(main.getByRole('heading', { level: 1, name: say('Sports') })).toBeVisible()
  await expect(main.getByRole('status').first()).toHaveText(say(COUNT, { total: 53 }))
  const stages = main.getByRole('list', { name: say('Providers') })
  await expect(stages.getByRole('region')).toHaveCount(3)
  const stage = stages.getByRole('region', { name: 'Upper Grounds' })
  await expect(stage.getByRole('definition').first()).toHaveText('21')
  expect(await sidewaysScroll(page)).toBe(0)
  await expectAccessible(page, '/sports')

  const start = stage.getByRole('link', { name: beginning(say('Open the sportsbook')) })
  await start.scrollIntoViewIfNeeded()
  const place = await page.evaluate(() => scrollY)
  await start.click()
  await player.logInHere(await sandbox.member('player'))
  await expect(page).toHaveURL(/\/game\?vendor=UG$/)
  const { game } = await gameIn(page)
  await expect(game.locator('button[aria-pressed]').first()).toBeVisible()
  await page.goBack()
  await expect(page).toHaveURL(/\/sports\?vendors=all$/)
  await expect(start).toBeInViewport()
  await expect.poll(async () => Math.abs((await page.evaluate(() => scrollY)) - place)).toBeLessThan(60)

  // A vendor has a page of its own, in the address.
  await stage.getByRole('link', { name: beginning(say('All games')) }).click()
  await expect(page).toHaveURL(/\/sports\?vendors=all&page=UG$/)
  await expect(stages.getByRole('region')).toHaveCount(1)
  await expect(main.getByRole('status').first()).toHaveText(say(COUNT, { total: 21 }))
  const rail = main.getByRole('navigation', { name: say('Providers') })
  await rail.getByRole('button', { name: 'Inside Bend' }).click()
  await expect(stages.getByRole('region', { name: 'Inside Bend' })).toBeVisible()
  await rail.getByRole('button', { name: say('All'), exact: true }).click()
  await expect(stages.getByRole('region')).toHaveCount(3)
})

test(
  'an e-sports vendor starts its most played game, and what a machine plays is tried for free',
  { tag: '@pairs' },
  async ({ page, player, say }) => {
    await player.open('/esports?page=IBC')
    const stage = page.getByRole('main').getByRole('region', { name: 'Inside Bend' })
    await expect(stage.getByRole('link', { name: beginning(say('Play {name}', { name: '' })) })).toHaveAttribute(
      'href',
      /^\/game\?vendor=IBC&game=ESPORTS-\d+/,
    )
    await stage.getByRole('link', { name: beginning(say('Try free')) }).click()
    await expect(page).toHaveURL(/\/game\?vendor=IBC&game=ESPORTS-\d+&.*trial=1/)
    await gameIn(page)
  },
)

test(
  'a vendor under maintenance says so on its stage, and can be tried again',
  { tag: ['@phone', '@pairs'] },
  async ({ page, player, sandbox, say }) => {
    await bringAxe(page)
    await player.become('player')
    await sandbox.scenario({ kind: 'game-maintenance', vendor: 'UG' })
    await player.open('/sports?vendors=all')
    const stage = page.getByRole('main').getByRole('region', { name: 'Upper Grounds' })
    const start = stage.getByRole('link', { name: beginning(say('Open the sportsbook')) })
    await expect(stage.getByText(say('Under maintenance'))).toHaveCount(0)
    await start.click()
    await expect(page.getByText(say('This game is under maintenance'))).toBeVisible()
    await page.goBack()
    await expect(stage.getByText(say('Under maintenance'))).toBeVisible()
    await expectAccessible(page, 'a vendor under maintenance')
    await sandbox.clear()
    await start.click()
    await gameIn(page)
    await page.goBack()
    await expect(start).toBeVisible()
    await expect(stage.getByText(say('Under maintenance'))).toHaveCount(0)
  },
)

test(
  'a stage whose games can’t be read says so, and asks for them again',
  { tag: ['@desktop', '@pairs'] },
  async ({ page, player, sandbox, faults, say }) => {
    const main = page.getByRole('main')
    const gamesBack = await openWithFailing({ player, sandbox, faults, say }, '/esports', 'listGames')
    const stage = main.getByRole('region', { name: 'Inside Bend' })
    await expect(stage.getByRole('button', { name: say('Try again') })).toBeVisible()
    await gamesBack(stage)
    await expect(stage.getByRole('link', { name: beginning(say('Play {name}', { name: '' })) })).toBeVisible()
  },
)
