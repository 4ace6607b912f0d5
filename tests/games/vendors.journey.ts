/** The categories and vendors of the navigation (spec 2, "Header"). */
import { expect, test } from '../support/journey.ts'

/** Pampas names a sports vendor of its own. */
const SOLO = 'Turf'

test(
  'the navigation has the merchant’s categories, and its sports vendor after Live',
  { tag: ['@pampas', '@pairs'] },
  async ({ page, player, device, say }) => {
    await player.open('/index')
    // A phone has the games in its side menu.
    const menu = page.getByRole('navigation', { name: say(device === 'phone' ? 'Side menu' : 'Main') })
    if (device === 'phone') await page.getByRole('button', { name: say('Menu'), exact: true }).click()
    await expect(menu.getByRole('link', { name: SOLO })).toBeVisible()
    const names = await menu.getByRole('link').allInnerTexts()
    expect(names.indexOf(SOLO)).toBe(names.indexOf(say('Live casino')) + 1)
    expect(names).toContain(say('Sports'))
    // This merchant has no vendor of it.
    expect(names).not.toContain(say('Cockfight'))
  },
)

test(
  'the sports vendor starts at once for a member; a guest logs in first, and is led on',
  { tag: ['@pampas', '@pairs'] },
  async ({ page, player, sandbox, device, say }) => {
    const start = async () => {
      if (device === 'phone') await page.getByRole('button', { name: say('Menu'), exact: true }).click()
      await page
        .getByRole('navigation', { name: say(device === 'phone' ? 'Side menu' : 'Main') })
        .getByRole('link', { name: SOLO })
        .click()
    }
    await player.open('/index')
    await start()
    await player.logInHere(await sandbox.member('player'))
    await expect(page).toHaveURL(/\/game\?vendor=SBT$/)
    await player.open('/index')
    await start()
    await expect(page).toHaveURL(/\/game\?vendor=SBT$/)
  },
)
