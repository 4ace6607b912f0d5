/** Games that open in a window of their own, and lists that open as popups. */
import { bringAxe, expectAccessible } from '../support/axe.ts'
import { GAMES_ORIGIN, ledgerOf, seededGame } from '../support/pages/games.ts'
import { expect, test } from '../support/journey.ts'

test(
  'a game that opens in a tab of its own is launched by the page that stays',
  { tag: ['@pampas', '@desktop'] },
  async ({ page, player, say }) => {
    const game = await seededGame({ vendor: 'OG' })
    await player.become('player')
    await player.open(game.address)
    const main = page.getByRole('main')
    await expect(main.getByRole('alert')).toContainText(say('This game opens in its own window'))
    const opened = page.context().waitForEvent('page')
    await main.getByRole('button', { name: say('Open the game') }).click()
    const tab = await opened
    await expect(tab).toHaveURL(new RegExp(`^${RegExp.escape(GAMES_ORIGIN)}/play/`))
    expect(await tab.evaluate(() => window.opener)).toBeNull()
    await expect(main.getByRole('alert')).toContainText(say('The game runs in its own window'))
    await main.getByRole('button', { name: say('I have finished') }).click()
    await expect(page).toHaveURL(/\/index/)
  },
)

// Where guests may see nothing but the login, a window without a session has to find its game all the same.
test.describe('in a members’ club', { tag: ['@wireframe', '@desktop'] }, () => {
  test.use({ brand: 'club' })

  test('a game’s popup has its size, no way back to the page, and is launched by the page that stays', async ({
    page,
    player,
    say,
  }) => {
    const game = await seededGame({ vendor: 'OG' })
    await player.enterByDoor('player')
    await player.open(game.address)
    const main = page.getByRole('main')
    const opened = page.context().waitForEvent('page')
    await main.getByRole('button', { name: say('Open the game') }).dblclick()
    const popup = await opened
    expect(page.context().pages(), 'a double tap opens one').toHaveLength(2)
    await expect(popup).toHaveURL(new RegExp(`^${RegExp.escape(GAMES_ORIGIN)}/play/`))
    expect(await popup.evaluate(() => [innerWidth, innerHeight, opener])).toEqual([1280, 800, null])
    await expect(main.getByRole('alert')).toContainText(say('The game runs in its own window'))
    await popup.close()

    // A window that the browser stops says nothing.
    await page.evaluate(() => Object.assign(window, { open: () => null }))
    await expect(async () => {
      await main.getByRole('button', { name: say('Open it again') }).click()
      await expect(main.getByRole('alert')).toContainText(say('Your browser blocked the window. Open it from here.'), {
        timeout: 8000,
      })
    }).toPass()
  })

  test('a window’s address by itself shows nothing of the club', { tag: '@pairs' }, async ({ page, player, say }) => {
    const game = await seededGame({ vendor: 'OG' })
    await player.open(game.address.replace('/game?', '/game/window?'))
    await expect(page.getByRole('heading', { level: 1, name: say('There is no such game') })).toBeVisible()
    await expect(page.getByRole('banner')).toHaveCount(0)
    await player.open(game.address)
    await expect(page).toHaveURL(/\/login\?next=/)
  })
})

test.describe('where wallets are apart', { tag: '@wireframe' }, () => {
  test.use({ brand: 'hoasen' })

  test('an entry of many lotteries opens their list', { tag: '@pairs' }, async ({ page, player, say }) => {
    await bringAxe(page)
    await player.become('player', '250000')
    await player.open('/seaLottery')
    await page.locator('main a[href*="modal=games"]').first().click()
    const list = page.getByRole('dialog')
    await expect(list.getByRole('button', { name: new RegExp(`^${say('Play')}`) }).first()).toBeVisible()
    await expectAccessible(page, 'a list of lotteries')
    await page.goBack()
    await expect(list).toHaveCount(0)
  })

  test('the seamless page gives way, and a sign-out brings money home', async ({
    page,
    player,
    sandbox,
    brand,
    say,
  }) => {
    const member = await player.become('player', '250000')
    const game = await seededGame({ vendor: 'PT', category: 'RNG' })
    await player.open(game.address.replace('/game?', '/seamless?'))
    await expect(page).toHaveURL(/\/game\?/)
    await expect(page.locator('main iframe')).toBeVisible()
    await expect.poll(async () => Number((await ledgerOf(sandbox, brand, member.username)).balance)).toBe(0)
    await page
      .getByRole('main')
      .getByRole('button', { name: say('More') })
      .click()
    await page
      .getByRole('group', { name: say('More') })
      .getByRole('button', { name: say('Sign out') })
      .click()
    await page
      .getByRole('dialog', { name: say('Sign out?') })
      .getByRole('button', { name: say('Sign out') })
      .click()
    await expect(page.locator('main iframe')).toHaveCount(0)
    await expect.poll(async () => Number((await ledgerOf(sandbox, brand, member.username)).balance)).toBe(250_000)
  })
})
