/** The chat room (spec 2, "Modals"; spec 6, "Customer service"): its colour, the line that goes and comes back, a reload. */
import { bringAxe, expectAccessible } from '../support/axe.ts'
import { expect, test } from '../support/journey.ts'
import { sidewaysScroll } from '../support/pages/layout.ts'

test(
  'one writes, is answered, loses the connection, and a reload keeps what was said and typed',
  { tag: '@pairs' },
  async ({ page, context, player, faults, say }) => {
    faults.expect(/ERR_INTERNET_DISCONNECTED|Failed to load resource/)
    await bringAxe(page)
    await player.become('player')
    await player.open('/help')
    await page
      .getByRole('main')
      .getByRole('link', { name: say('Live chat') })
      .click()
    const room = page.getByRole('dialog', { name: say('Live chat') })
    const field = room.getByLabel(say('Your message'))
    await field.fill('Hello')
    await field.press('Enter')
    await expect(room.getByRole('listitem')).toHaveCount(2)
    await expect(field).toBeFocused()
    await context.setOffline(true)
    await field.fill('Are you there?')
    await field.press('Enter')
    await expect(room.getByRole('button', { name: say('Send again') })).toBeVisible()
    await context.setOffline(false)
    await room.getByRole('button', { name: say('Send again') }).click()
    await expect(room.getByRole('listitem')).toHaveCount(4)
    await expect(room.getByRole('button', { name: say('Send again') })).toHaveCount(0)
    await field.fill('And one mo')
    await page.reload()
    await expect(field).toHaveValue('And one mo')
    await expect(room.getByRole('listitem')).toHaveCount(4)
    expect(await sidewaysScroll(page)).toBe(0)
    await expectAccessible(page, 'the chat room')
  },
)
