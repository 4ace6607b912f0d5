/** A card room by itself: a hand dealt over a bad line, and decided by keyboard. */
import type { Locator } from 'playwright/test'
import { bringAxe, expectAccessible } from '../support/axe.ts'
import { expect, test } from '../support/journey.ts'
import { sidewaysScroll } from '../support/pages/layout.ts'
import { playAddress } from '../support/pages/play.ts'

test(
  'a bet whose answer is lost is asked for again by its id, and the hand is played to its end by keyboard',
  { tag: ['@wireframe', '@pairs'] },
  async ({ page }) => {
    test.slow()
    await bringAxe(page)
    await page.addInitScript(() => {
      const { fetch } = globalThis
      const line = { lost: true, ids: [] as string[] }
      // The server takes each bet; what it says does not arrive.
      globalThis.fetch = async (input, init) => {
        const answer = await fetch(input, init)
        if (input !== '/play/round') return answer
        line.ids.push((JSON.parse(String(init?.body)) as { roundId: string }).roundId) // the page's own call
        if (line.lost) throw new TypeError('the answer is lost')
        return answer
      }
      Object.assign(globalThis, { line })
    })
    /** Presses a button over a line that is good from then on: the page tries again by itself as well. Gives what went over it before. */
    const pressMended = (button: Locator): Promise<string[]> =>
      button.evaluate((it: HTMLButtonElement) => {
        // Put there above.
        const { line } = globalThis as unknown as { line: { lost: boolean; ids: string[] } }
        line.lost = false
        it.click()
        return line.ids
      })
    await page.goto(await playAddress('PVP', 'niuniu'))
    const controls = page.getByRole('region', { name: 'Controls' })
    const deal = controls.getByRole('button', { name: 'Deal' })
    const line = page.getByRole('status').and(page.locator('p'))
    await deal.focus()
    await page.keyboard.press('Enter')
    const again = page.getByRole('button', { name: 'Try again' })
    await expect(again).toBeVisible()
    await expect(line).toContainText('it counts once at the most')
    await expect(deal).toBeDisabled()
    await expectAccessible(page, 'a bet that nothing answers')
    const ids = await pressMended(again)

    const stay = controls.getByRole('button', { name: /^Stay for / })
    await expect(stay).toBeEnabled()
    await expect(line).toContainText(/Your cards: (?:\S+ ){3}\S+\. Stay or fold\?/)
    expect(ids.length).toBeGreaterThanOrEqual(4)
    expect(new Set(ids).size).toBe(1)
    expect(await sidewaysScroll(page)).toBe(0)
    await expectAccessible(page, 'a hand that waits for a decision')
    await stay.focus()
    await page.keyboard.press('Enter')
    // What comes next has the focus.
    await expect(deal).toBeFocused()
    await expect(line).toContainText(/ wins? with /)
    await expectAccessible(page, 'a hand that has ended')
    await page.getByRole('button', { name: 'Game information' }).click()
    await page.getByRole('tab', { name: 'History' }).click()
    // One record, beside the heads of the columns.
    await expect(page.getByRole('row')).toHaveCount(2)
  },
)
