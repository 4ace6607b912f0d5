/** The walk that a checker takes through a skin, with everything open that opens. `bringAxe` has to come first. */
import { expect, type Locator, type Page } from 'playwright/test'
import { expectAccessible } from '../axe.ts'
import { brandFile } from '../servers/brand.ts'
import { bar, item, panels } from './header.ts'
import { sidewaysScroll } from './layout.ts'
import { beginning, type Player } from '../player.ts'
import { readDown } from './scroll.ts'
import type { Say } from '../words.ts'

interface Visitor {
  readonly page: Page
  readonly player: Player
  readonly say: Say
}

interface Walk extends Visitor {
  readonly brand: string
  readonly device: 'phone' | 'desktop'
}

/** Checks the home page that is open, down to its last section, and leaves it at its top. */
export async function checkHome(page: Page): Promise<void> {
  // The lower sections come when one is near them.
  await readDown(page)
  await expectAccessible(page, 'home')
  expect(await sidewaysScroll(page)).toBeLessThanOrEqual(0)
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
}

/** Checks a login form that was sent empty. */
export async function checkMissingFields({ page, player, say }: Visitor, form: Locator): Promise<void> {
  await player.send(form).click()
  await expect(form.getByText(say('Enter your password'))).toBeVisible()
  await expectAccessible(page, 'missing fields')
}

/**
 * Checks each menu, panel and dialog of a trial member, over a page with little on it: it is checked again each time, and
 * the home page has been by itself.
 */
export async function walkAsTrialMember(walk: Walk): Promise<void> {
  const { page, player, say, brand, device } = walk
  await player.open('/vip')
  const menu = await player.menu()
  await expectAccessible(page, 'member menu')
  await menu.getByRole('button', { name: say('Sign out') }).click()
  await expect(page.getByRole('dialog', { name: say('Sign out?') })).toBeVisible()
  await expectAccessible(page, 'sign-out question')
  await page.keyboard.press('Escape')
  await player.deposit.click()
  await expect(page.getByRole('dialog', { name: say('Trial account') })).toBeVisible()
  await expectAccessible(page, 'warning')
  await page.keyboard.press('Escape')
  if (brandFile(brand).languages.length > 1) await checkLanguages(walk)
  if (device === 'desktop') await checkPanel(walk)
  else await checkSheets(walk)
}

async function checkLanguages({ page, player, say, device }: Walk): Promise<void> {
  await player.openLanguages(beginning(say('Language: {0}', { 0: '' })))
  await expect(page.getByRole('group', { name: say('Language') })).toBeVisible()
  await expectAccessible(page, 'languages')
  await page.keyboard.press('Escape')
  // On phones they open over the menu.
  if (device === 'phone') await page.keyboard.press('Escape')
}

/** The header's drop-down, behind a category or behind the one button that some headers have for all of them. */
async function checkPanel({ page, say }: Walk): Promise<void> {
  const one = bar(page, say).getByRole('button', { name: say('Games'), exact: true })
  if ((await one.count()) > 0) await one.click()
  else await item(page, say, say('Slots')).hover()
  await expect(panels(page)).toBeVisible()
  await expect(panels(page).getByRole('listitem').first()).toBeVisible()
  await expectAccessible(page, 'panel')
}

async function checkSheets({ page, say }: Walk): Promise<void> {
  await page
    .getByRole('navigation', { name: say('Quick access') })
    .getByRole('link', { name: say('Games') })
    .click()
  await expect(page.getByRole('dialog', { name: say('Games') })).toBeVisible()
  await expectAccessible(page, 'games sheet')
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: say('Menu'), exact: true }).click()
  await expect(page.getByRole('navigation', { name: say('Side menu') })).toBeVisible()
  await expectAccessible(page, 'side menu')
}
