/** What a card of a game leads to besides playing it: its sheet, and its mark as a favourite. */
import { bringAxe, expectAccessibleInBoth } from '../support/axe.ts'
import { askAgain } from '../support/servers/failing-call.ts'
import { expect, test } from '../support/journey.ts'
import { filter, gameOf, games } from '../support/pages/lobby.ts'

test(
  'a favourite is marked at once, listed, taken back with a way to undo, and needs an account',
  { tag: '@pairs' },
  async ({ page, player, sandbox, say }) => {
    const member = await sandbox.member('player')
    await player.open('/mini')
    const grid = await games(page, say('Mini games'))
    const first = grid.getByRole('gridcell').first()
    const name = await gameOf(first, say)
    const heart = page.getByRole('button', { name: say('Favourite: {name}', { name }), exact: true })
    // A guest has none.
    await expect(filter(page, say('Favourites'))).toHaveCount(0)
    const popup = page.getByRole('dialog', { name: say('Log in') })

    // By its key: a pointer finds it in the preview.
    await heart.press('Enter')
    await expect(popup).toBeVisible()
    await player.fill(popup, member)
    await player.send(popup).click()
    // What was asked for before the login is done after it.
    await expect(page.getByText(say('{name} added to favourites', { name }))).toBeVisible()
    await expect(page).toHaveURL(/\/mini$/)
    await expect(heart).toHaveAttribute('aria-pressed', 'true')
    await filter(page, say('Favourites')).click()
    await expect(grid.getByRole('gridcell')).toHaveCount(1)
    const taken = page.waitForResponse(/setFavoriteGame/)
    await heart.press('Enter')
    await expect(page.getByText(say('No favourites here yet'))).toBeVisible()
    await expect(grid).toHaveCount(0)
    await taken
    const undone = page.waitForResponse(/setFavoriteGame/)
    await page.getByRole('button', { name: say('Undo') }).click()
    await expect(heart).toHaveAttribute('aria-pressed', 'true')
    // It shows before the server has said so, which is to refuse the next one alone.
    await undone

    await sandbox.scenario({ kind: 'refusing', endpoint: 'setFavoriteGame', message: 'too many favorites' })
    await filter(page, say('Favourites')).click()
    const second = grid
      .getByRole('gridcell')
      .nth(1)
      .getByRole('button', { name: new RegExp(`^${say('Favourite: {name}', { name: '' })}`) })
    await second.press('Enter')
    await expect(page.getByText(say('You have too many favourites'))).toBeVisible()
    await expect(second).toHaveAttribute('aria-pressed', 'false')
  },
)

test(
  'a game’s sheet tells its rules and figures, has an address, and Back closes it',
  { tag: '@pairs' },
  async ({ page, player, sandbox, faults, say }) => {
    await bringAxe(page)
    await player.open('/rng')
    const grid = await games(page, say('Slots'))
    const first = grid.getByRole('gridcell').first()
    const name = await gameOf(first, say)
    const about = first.getByRole('button', { name: say('About {name}', { name }) })
    await about.click()
    const sheet = page.getByRole('dialog', { name })
    await expect(sheet.getByText(say('Return to player'), { exact: true })).toBeVisible()
    await expect(sheet.getByText(/^\d\d[.,]?\d*\s?%$/)).toBeVisible()
    await expect(sheet.getByText(say('Minimum bet'), { exact: true })).toBeVisible()
    await expect(sheet.getByText(say('Volatility'), { exact: true })).toBeVisible()
    await expect(sheet.getByRole('heading', { name: say('Rules') })).toBeVisible()
    await expect(sheet.getByRole('list', { name: /./ }).getByRole('listitem').first()).toBeAttached()
    await expectAccessibleInBoth(page, 'a game’s sheet')
    const address = page.url()
    await page.goBack()
    await expect(sheet).toHaveCount(0)
    await expect(about).toBeFocused()

    await player.open(address)
    await expect(sheet.getByRole('button', { name: say('Play'), exact: true })).toBeVisible()
    await sheet.getByRole('button', { name: say('Play'), exact: true }).click()
    await expect(page.getByRole('dialog', { name: say('Log in') })).toBeVisible()
    await page.goBack()
    await sheet.getByRole('button', { name: say('Close') }).click()
    await expect(page).toHaveURL(/\/rng$/)

    faults.expect(/Failed to load resource/)
    await sandbox.scenario({ kind: 'failing', how: 'status', status: 503, endpoint: 'getGameInfo' })
    await player.open(address)
    const again = page.getByRole('dialog').getByRole('button', { name: say('Try again') })
    await expect(again).toBeVisible()
    await askAgain({ sandbox, say }, page.getByRole('dialog'))
    await expect(sheet.getByText(say('Return to player'), { exact: true })).toBeVisible()
  },
)
