/** Going through a page by Tab alone. */
import { expect, type Locator, type Page } from 'playwright/test'

/** Comes to a control by Tab alone, back with Shift where it stands before; no stop is passed twice. */
export async function tabTo(page: Page, control: Locator): Promise<void> {
  await expect(control).toBeVisible()
  const direction = (): Promise<number> =>
    control.evaluate((element) => {
      const { activeElement } = document
      if (activeElement === null || activeElement === element) return activeElement === null ? 1 : 0
      return element.compareDocumentPosition(activeElement) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1
    })
  const stops = await page.locator('a[href], button, input, select, textarea, summary, [tabindex]').count()
  for (let step = 0; step < stops; step += 1) {
    // Asked each time: a dialog that closes hands the focus on a moment later.
    const way = await direction()
    if (way === 0) break
    await page.keyboard.press(way < 0 ? 'Shift+Tab' : 'Tab')
  }
  await expect(control, 'Tab comes there').toBeFocused()
}
