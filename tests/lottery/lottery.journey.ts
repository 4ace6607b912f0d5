/** The lobbies of lotteries, and each lottery in them. */
import { bringAxe, expectAccessible } from '../support/axe.ts'
import { openWithFailing } from '../support/servers/failing-call.ts'
import { beginning } from '../support/player.ts'
import { expect, test } from '../support/journey.ts'
import { watchShift } from '../support/servers/shift.ts'

/** Milliseconds that a device's clock is wrong by. */
const WRONG_BY = 37 * 60_000

test('from the lobby by family and results to a lottery, its past draws and its table', async ({
  page,
  player,
  say,
}) => {
  await bringAxe(page)
  await player.open('/elott')
  const main = page.getByRole('main')
  await expect(main.getByRole('heading', { level: 1, name: say('Electronic lottery') })).toBeVisible()
  await expect(main.getByRole('region', { name: say('Next draws'), exact: true }).getByRole('timer')).not.toHaveCount(0)
  const menu = main.getByRole('navigation', { name: say('Lotteries by kind') })
  await expect(menu.getByRole('link', { name: say('Popular') })).toHaveAttribute('aria-current', 'page')
  await expectAccessible(page, '/elott')

  // A family, whose count is said; the same address shows it again.
  const family = menu.getByRole('link').nth(1)
  const name = await family.innerText()
  await family.click()
  await expect(page).toHaveURL(/\/elott\?group=PK10$/)
  await expect(menu.locator('[aria-current="page"]')).toHaveText(name)
  await expect(main.getByRole('status').filter({ hasText: `${name}:` })).toContainText('3')
  await page.reload()
  await expect(main.getByRole('region', { name, exact: true }).getByRole('listitem').first()).toBeVisible()

  // Another prize mode has its own lotteries.
  const modes = main.getByRole('navigation', { name: say('Kinds of draws') })
  await modes.getByRole('link', { name: say('Official draws') }).click()
  await expect(page).toHaveURL(/\/elott\?mode=Lott$/)
  await expect(menu.getByRole('link')).toHaveCount(3)
  await modes.getByRole('link').first().click()
  // The menu's links keep the mode that holds.
  await expect(modes.getByRole('link').first()).toHaveAttribute('aria-current', 'page')

  await menu.getByRole('link', { name: say('Results'), exact: true }).click()
  const results = main.getByRole('region', { name: say('Latest results') })
  await expect(results.getByRole('status')).toContainText('18')
  await results.getByRole('link').first().click()

  await expect(page).toHaveURL(/\/seaLottery\?gameCode=\w+&playType=\w+$/)
  const clock = main.getByRole('timer', { name: say('Next draw') }).first()
  await expect(clock).not.toBeEmpty()
  const before = await clock.textContent()
  await expect(clock).not.toHaveText(before ?? '')
  await expect(main.getByRole('region', { name: say('Last result'), exact: true }).getByRole('list')).toBeVisible()
  const past = main.getByRole('region', { name: say('Past draws') })
  await expect(past.getByRole('status')).toContainText('100')
  const newest = await past.getByRole('listitem').first().textContent()
  await expectAccessible(page, '/seaLottery with a lottery')
  await past
    .getByRole('navigation', { name: say('Pages of past draws') })
    .getByRole('button', { name: say('Next page') })
    .click()
  await expect(page).toHaveURL(/&page=2$/)
  await expect(past.getByRole('listitem').first()).not.toHaveText(newest ?? '')

  // Playing is for members.
  await main.getByRole('link', { name: beginning(say('Play')) }).click()
  await expect(page.getByRole('dialog', { name: say('Log in') })).toBeVisible()
  await expect(page).toHaveURL(/next=%2Fgame%3Fvendor%3DTCG_SEA%26gameCode%3D\w+%26playType%3D/)
  await page.keyboard.press('Escape')
  await main.getByRole('link', { name: say('All lotteries') }).click()
  await expect(page).toHaveURL(/\/seaLottery$/)
  await expect(menu).toBeVisible()
})

test(
  'another vendor’s lotteries stand beside the own ones, of both kinds',
  { tag: '@pairs' },
  async ({ page, player, say, device }) => {
    await bringAxe(page)
    await player.open('/elott')
    const main = page.getByRole('main')
    const menu = main.getByRole('navigation', { name: say('Lotteries by kind') })
    await menu.getByRole('link', { name: 'Bright Bay' }).click()
    await expect(page).toHaveURL(/\/elott\?page=BBIN$/)
    const other = main.getByRole('region', { name: 'Bright Bay' })
    await expect(other.getByRole('status').first()).toContainText('100')
    await expect(other.getByRole('gridcell').first()).toContainText('Bright Bay')
    await expectAccessible(page, 'another vendor’s lotteries')
    await other
      .getByRole('group', { name: say('Kinds of draws') })
      .getByRole('button', { name: say('Lottery'), exact: true })
      .click()
    await expect(page).toHaveURL(/\/elott\?page=BBIN&kind=LOTT$/)
    await expect(other.getByRole('status').first()).toContainText('60')
    const filters = device === 'phone' ? page.getByRole('dialog', { name: say('Filters') }) : other
    const clear = filters.getByRole('button', { name: say('Clear all') })
    if (device === 'desktop') await expect(clear, 'whose page it is narrows nothing').toHaveCount(0)
    else await other.getByRole('button', { name: say('Filters'), exact: true }).click()
    await filters.getByRole('button', { name: say('Hot'), exact: true }).click()
    await expect(page).toHaveURL(/[?&]hot=1/)
    await expect(filters.getByRole('combobox', { name: say('Provider') }), 'nothing to choose from').toHaveCount(0)
    await clear.click()
    await expect(filters.getByRole('button', { name: say('Hot'), exact: true })).toHaveAttribute(
      'aria-pressed',
      'false',
    )
    if (device === 'phone') await page.keyboard.press('Escape')
    await expect(page).toHaveURL(/\/elott\?(?:page=BBIN&kind=LOTT|kind=LOTT&page=BBIN)$/)
    await expect(other.getByRole('status').first()).toContainText('60')
    await menu.getByRole('link', { name: say('Popular') }).click()
    await expect(main.getByRole('region', { name: say('Next draws'), exact: true })).toBeVisible()
  },
)

test(
  'a wrong clock on the device changes no countdown, and nothing moves while it is waited for',
  { tag: '@phone' },
  async ({ page, player, sandbox }) => {
    const shift = await watchShift(page)
    await page.addInitScript((by) => {
      const now = Date.now.bind(Date)
      Date.now = () => now() + by
    }, WRONG_BY)
    await sandbox.scenario({ kind: 'slow', ms: 700, endpoint: 'listLatestDraws' })
    await sandbox.scenario({ kind: 'slow', ms: 1100, endpoint: 'listRecentDraws' })
    await player.open('/seaLottery?gameCode=K3_5M')
    const clock = page.getByRole('main').getByRole('timer').first()
    // Five minutes at the most, or being drawn at this moment.
    await expect(clock).toHaveText(/^000[0-5]\d\d|^\D+$/)
    await expect(page.getByRole('main').locator('[aria-busy="true"]')).toHaveCount(0)
    expect(await shift()).toBeLessThan(0.005)
  },
)

test(
  'a lottery that there is not says so, and leads on',
  { tag: ['@phone', '@pairs'] },
  async ({ page, player, say }) => {
    await bringAxe(page)
    await player.open('/lottery?gameCode=NOBODY&playType=SUM')
    const main = page.getByRole('main')
    await expect(main.getByText(say('There is no such lottery here'))).toBeVisible()
    await expectAccessible(page, 'no such lottery')
    await main.getByRole('link', { name: say('All lotteries') }).click()
    await expect(page).toHaveURL(/\/lottery$/)
    await expect(main.getByRole('region', { name: say('Popular') })).toBeVisible()
  },
)

test(
  'what can’t be read is asked for again where it would stand',
  { tag: ['@desktop', '@pairs'] },
  async ({ page, player, sandbox, faults, say }) => {
    const visit = { player, sandbox, faults, say }
    const main = page.getByRole('main')
    const menuBack = await openWithFailing(visit, '/seaLottery', 'listGameMenus')
    await expect(main.getByRole('alert')).toBeVisible()
    await menuBack(main)
    await expect(main.getByRole('navigation', { name: say('Lotteries by kind') })).toBeVisible()

    const historyBack = await openWithFailing(visit, '/seaLottery?gameCode=SSC_1M', 'listRecentDraws')
    const past = main.getByRole('region', { name: say('Past draws') })
    await expect(past.getByRole('alert')).toBeVisible()
    await expect(main.getByRole('timer').first()).toBeVisible()
    await historyBack(past)
    await expect(past.getByRole('status')).toContainText('100')

    const drawsBack = await openWithFailing(visit, '/seaLottery?gameCode=SSC_1M', 'listLatestDraws')
    const last = main.getByRole('region', { name: say('Last result'), exact: true })
    await expect(last.getByRole('alert')).toBeVisible()
    await drawsBack(last)
    await expect(main.getByRole('timer').first()).toBeVisible()

    // A merchant without Vietnam's lotteries.
    await player.open('/vnlottery')
    await expect(main.getByText(say('There are no lotteries here at the moment'))).toBeVisible()
  },
)

test.describe('Vietnam’s lotteries', { tag: ['@wireframe', '@pairs'] }, () => {
  test.use({ brand: 'hoasen' })

  test('by region, with what the member played last, every prize, and the results of all', async ({
    page,
    player,
    say,
  }) => {
    await bringAxe(page)
    await player.become('player')
    await player.open('/vnlottery')
    const main = page.getByRole('main')
    await expect(main.getByRole('region', { name: say('Recently played') })).toBeVisible()
    const menu = main.getByRole('navigation', { name: say('Lotteries by kind') })
    await menu.getByRole('link', { name: 'Miền Trung' }).click()
    await expect(main.getByRole('region', { name: 'Miền Trung' }).getByRole('link')).toHaveCount(10)
    await main.getByRole('link', { name: 'Huế', exact: true }).click()

    await expect(page).toHaveURL(/\/vnlottery\?gameCode=VN_HUE&playType=LO_2$/)
    const last = main.getByRole('region', { name: say('Last result'), exact: true })
    await expect(last.getByRole('row')).toHaveCount(9)
    await expect(last.getByRole('rowheader', { name: say('Special prize') })).toBeVisible()
    const past = main.getByRole('region', { name: say('Past draws') })
    await expect(past.getByRole('table')).toHaveCount(0)
    await past.getByText(say('All prizes')).nth(1).click()
    await expect(past.getByRole('table').getByRole('row')).toHaveCount(9)
    await expectAccessible(page, 'a lottery of Vietnam’s')

    await page.goBack()
    await menu.getByRole('link', { name: say('Results'), exact: true }).click()
    await expect(main.getByRole('region', { name: say('Latest results') }).getByRole('status')).toContainText('32')
  })
})
