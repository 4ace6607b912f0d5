/** The games of the sandbox by themselves: one of each kind, as it begins, with its panel open. */
import { bringAxe, expectAccessible } from '../support/axe.ts'
import { expect, test } from '../support/journey.ts'
import { sidewaysScroll } from '../support/pages/layout.ts'
import { playAddress } from '../support/pages/play.ts'

const GAMES = [
  ['RNG', 'slot'],
  ['LIVE', 'baccarat'],
  ['LIVE', 'dragon-tiger'],
  ['LIVE', 'roulette'],
  ['LIVE', 'sicbo'],
  ['FISH', 'fish'],
  ['LOTT', 'lottery'],
  ['SPORTS', 'sports'],
  ['PVP', 'niuniu'],
] as const

/** What begins a round, and where a chip has to lie before. */
const BEGINS: Readonly<Partial<Record<(typeof GAMES)[number][1], readonly [name: string, spot?: string]>>> = {
  slot: ['Spin'],
  baccarat: ['Place bet', 'Banker 0.95:1'],
  roulette: ['Place bet', '17'],
}

for (const [category, kind] of GAMES)
  test(
    `a game of the kind ${kind} can be played by whoever reads or hears it`,
    // They share their frame and its panel: a change sees one of them.
    { tag: ['@wireframe', ...(kind === 'slot' ? [] : ['@pairs'])] },
    async ({ page }) => {
      await bringAxe(page)
      await page.goto(await playAddress(category, kind))
      await expect(page.getByRole('region', { name: 'Controls' }).getByRole('button').first()).toBeVisible()
      await expectAccessible(page, kind)
      expect(await sidewaysScroll(page), kind).toBe(0)
      const [name, spot] = BEGINS[kind] ?? []
      if (name !== undefined) {
        if (spot !== undefined) await page.getByRole('button', { name: spot, exact: true }).press('Enter')
        const begin = page.getByRole('button', { name })
        const { promise: held, resolve: letGo } = Promise.withResolvers<void>()
        await page.route('**/play/round', async (route) => {
          await held
          await route.continue()
        })
        await begin.press('Enter')
        await expect(begin, 'one round at a time').toBeDisabled()
        await expect(begin, 'the keyboard stays where it is').toBeFocused()
        letGo()
      }
      await page.getByRole('button', { name: 'Game information' }).click()
      await page.getByRole('tab', { name: 'Fairness' }).click()
      await expect(page.getByText('Hash of the seed in use')).toBeVisible()
      await expectAccessible(page, `${kind}, panel`)
    },
  )
