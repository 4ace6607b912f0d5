/** The pages of games, as a player meets them. */
import { expect, type Locator, type Page } from 'playwright/test'
import { playing } from './home.ts'
import type { Say } from '../words.ts'

/** The games of the page that is open, once there are some. */
export async function games(page: Page, name: string): Promise<Locator> {
  const grid = page.getByRole('grid', { name })
  await expect(grid.getByRole('gridcell').first()).toBeVisible()
  await expect(grid).toHaveAttribute('aria-busy', 'false')
  return grid
}

/** Where a vendor is chosen: a rail, or a part of what stands beside the games. */
export const providers = (page: Page, say: Say): Locator => {
  const said = { name: say('Providers') }
  return page.getByRole('navigation', said).or(page.getByRole('group', said))
}

export const filter = (page: Page, name: string): Locator =>
  page.getByRole('main').getByRole('button', { name, exact: true })
/** The name of the game that a card plays. */
export const gameOf = async (cell: Locator, say: Say): Promise<string> =>
  (await cell.getByRole('button', { name: playing(say) }).getAttribute('aria-label'))
    ?.replace(say('Play {name}', { name: '' }).trim(), '')
    .trim() ?? ''
