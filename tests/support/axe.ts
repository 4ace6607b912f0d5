/** Automatic accessibility checks. The checker is put in before the page's policy applies, which would refuse it later. */
import { createRequire } from 'node:module'
import type { AxeResults, RunOptions } from 'axe-core'
import { expect, type Page } from 'playwright/test'
import { awaited } from './scroll.ts'

const SOURCE = createRequire(import.meta.url).resolve('axe-core/axe.min.js')

const OPTIONS: RunOptions = {
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
  resultTypes: ['violations'],
  // Checked by itself, below.
  rules: { 'target-size': { enabled: false } },
  // Would fetch the page's styles again.
  preload: false,
}

/** Targets of at least 24 pixels, or with that much room around them (WCAG 2.2, 2.5.8). */
const TARGETS: RunOptions = { runOnly: ['target-size'], resultTypes: ['violations'], preload: false }

/** To be called before the page is opened. */
export async function bringAxe(page: Page): Promise<void> {
  await page.addInitScript({ path: SOURCE })
}

/** Expects that the page as it stands has nothing that the checker objects to. */
export async function expectAccessible(page: Page, where: string): Promise<void> {
  // What is fading in has not yet its colours.
  await page.evaluate(async () => {
    const running = document.getAnimations().filter(({ effect }) => effect?.getComputedTiming().iterations !== Infinity)
    await Promise.allSettled(running.map(({ finished }) => finished))
  })
  expect(await violations(page, OPTIONS, 'html'), where).toEqual([])
  expect(await smallTargets(page), `${where}: targets`).toEqual([])
}

/** What the checker objects to within the last element that the selector finds. */
async function violations(page: Page, options: RunOptions, selector: string): Promise<string[]> {
  return page.evaluate(
    async ([run, within]) => {
      // The init script has put it there.
      const { axe } = globalThis as unknown as { axe: { run(where: unknown, options: unknown): Promise<AxeResults> } }
      const results = await axe.run([...document.querySelectorAll(within)].at(-1), run)
      return results.violations.flatMap(({ id, nodes }) =>
        nodes.map(
          ({ target, failureSummary, any }) => `${id}: ${target.join(' ')} ${any[0]?.message ?? failureSummary}`,
        ),
      )
    },
    [options, selector] as const,
  )
}

/** How long what has come near may take to be there. */
const ARRIVAL_MS = 5000
/** What lies over the page; what is below it can't be pressed. */
const ON_TOP = ':popover-open, dialog[open]'

/**
 * Targets that are too small. A bar over the page hides a part of what is below it just now, which the checker takes
 * for small: so the window is made as high as the page meanwhile, and no bar lies over anything.
 */
async function smallTargets(page: Page): Promise<string[]> {
  if ((await page.locator(ON_TOP).count()) > 0) return violations(page, TARGETS, ON_TOP)
  const size = page.viewportSize()
  if (size) await growToContent(page, size)
  // From the top, no bar that stays lies over anything.
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
  const found = await violations(page, TARGETS, 'html')
  if (size) await page.setViewportSize(size)
  return found
}

/**
 * Makes the window as high as the page. What comes near in a window that high makes the page longer still; not for ever,
 * though: some frames are as high as the window.
 */
async function growToContent(page: Page, size: { width: number; height: number }): Promise<void> {
  for (let look = 0; look < 4; look += 1) {
    const height = await page.evaluate(() => document.documentElement.scrollHeight)
    if (look > 0 && height <= (page.viewportSize()?.height ?? 0)) return
    await page.setViewportSize({ ...size, height: Math.max(height, size.height) })
    // What has come near is told in one frame, and waits there in the next.
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))))
    // A page may wait by design, or for long: then it is checked as it waits.
    await awaited(page)
      .first()
      .waitFor({ state: 'detached', timeout: ARRIVAL_MS })
      .catch(() => undefined)
  }
}
