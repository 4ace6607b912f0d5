/** Passing the slider captcha, which one has to ask the sandbox for. */
import { expect, type Locator, type Page } from 'playwright/test'
import type { Say } from '../words.ts'

interface SliderAnswer {
  /** Where the piece belongs, in the puzzle's units. */
  readonly x: number
  /** What the question wants to hear, or `null` while none was asked. */
  readonly words: readonly string[] | null
}

/** The answers to what this browser was asked last, by its own cookies. */
export async function sliderAnswer(page: Page): Promise<SliderAnswer> {
  const reply = await page.evaluate(() => fetch('/sandbox/slider').then((it) => it.json()))
  return reply as SliderAnswer // the sandbox's own control call
}

/** The dialog that asks. */
export const sliderDialog = (page: Page, say: Say): Locator => page.getByRole('dialog', { name: say('One more step') })

/** The slider, once its picture is there. */
export async function readySlider(dialog: Locator, say: Say): Promise<Locator> {
  const picture = dialog.getByRole('img', { name: say('A picture with a piece missing') })
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(640)
  return dialog.getByRole('slider', { name: say('Position of the piece') })
}

/** Moves the piece by keys alone: a lot, then a little. */
export async function slideByKeys(slider: Locator, x: number): Promise<void> {
  await slider.focus()
  const place = async (): Promise<number> => Number(await slider.inputValue())
  const before = await place()
  await slider.press('PageUp')
  const page = (await place()) - before
  expect(page, 'a Page key goes a long way').toBeGreaterThan(10)
  for (let at = await place(); at + page <= x; at += page) await slider.press('PageUp')
  for (let at = await place(); at < x; at += 1) await slider.press('ArrowRight')
  for (let at = await place(); at > x; at -= 1) await slider.press('ArrowLeft')
  expect(await place()).toBe(x)
}

/** Does whatever the open dialog asks for, as one who can. */
export async function passSlider(page: Page, say: Say): Promise<void> {
  const slider = await readySlider(sliderDialog(page, say), say)
  await slideByKeys(slider, (await sliderAnswer(page)).x)
  await slider.press('Enter')
}
