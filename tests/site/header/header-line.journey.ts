/** The header of one row, whose one item opens every vendor (spec 2, "Header"). */
import { askAgain } from '../../support/servers/failing-call.ts'
import { cards, panels, vendors } from '../../support/pages/header.ts'
import { expect, test } from '../../support/journey.ts'
import type { Page } from 'playwright/test'
import type { Say } from '../../support/words.ts'

const games = (page: Page, say: Say) =>
  page.getByRole('navigation', { name: say('Main') }).getByRole('button', { name: say('Games'), exact: true })

test.describe('the header of one row', { tag: ['@wireframe', '@desktop'] }, () => {
  test.use({ brand: 'atrium' })

  test('Games opens the panel under a mouse, and a click leads nowhere', async ({ page, player, say }) => {
    await player.enterByDoor('player')
    const address = page.url()
    await games(page, say).hover()
    await expect(cards(panels(page), say).first()).toBeVisible()
    await games(page, say).click()
    await expect(games(page, say)).toHaveAttribute('aria-expanded', 'true')
    await expect(panels(page)).toHaveCount(1)
    expect(page.url()).toBe(address)
  })

  test('by keyboard it opens, closes, and gives the focus back', { tag: '@pairs' }, async ({ page, player, say }) => {
    await player.enterByDoor('player')
    // The page behind the door takes the focus when it has come.
    await expect(page.getByRole('main')).toBeFocused()
    await games(page, say).focus()
    await page.keyboard.press('Enter')
    await expect(games(page, say)).toHaveAttribute('aria-expanded', 'true')
    const id = await games(page, say).getAttribute('aria-controls')
    await expect(page.locator(`[id="${id}"]`)).toBeVisible()
    await page.keyboard.press(' ')
    await expect(panels(page)).toHaveCount(0)
    await page.keyboard.press('ArrowDown')
    await expect(vendors(panels(page)).first()).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(panels(page)).toHaveCount(0)
    await expect(games(page, say)).toBeFocused()
  })

  test(
    'opened before its vendors it says why they do not come, and has them on request',
    { tag: '@pairs' },
    async ({ page, player, sandbox, faults, say }) => {
      faults.expect(/status of 503/)
      await sandbox.scenario({ kind: 'failing', how: 'status', status: 503, endpoint: 'listVendors' })
      await player.enterByDoor('player')
      await games(page, say).click()
      await expect(panels(page).getByRole('alert')).toBeVisible()
      await askAgain({ sandbox, say }, panels(page))
      await expect(cards(panels(page), say).first()).toBeVisible()
    },
  )

  test.describe('with a finger', () => {
    test.use({ hasTouch: true })

    test('one tap opens, the next one closes', { tag: '@pairs' }, async ({ page, player, say }) => {
      await player.enterByDoor('player')
      await games(page, say).tap()
      await expect(cards(panels(page), say).first()).toBeVisible()
      await games(page, say).tap()
      await expect(panels(page)).toHaveCount(0)
    })
  })
})
