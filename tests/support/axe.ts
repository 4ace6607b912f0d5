/** Automatic accessibility checks. The checker is put in before the page's policy applies, which would refuse it later. */
import { createRequire } from 'node:module'
import type { AxeResults, RunOptions } from 'axe-core'
import { expect, type Page } from 'playwright/test'

const SOURCE = createRequire(import.meta.url).resolve('axe-core/axe.min.js')

const OPTIONS: RunOptions = {
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
  resultTypes: ['violations'],
  // Counts what a bar over the page hides just now as too small; the keyboard journeys measure targets themselves.
  rules: { 'target-size': { enabled: false } },
  // Would fetch the page's styles again.
  preload: false,
}

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
  const violations = await page.evaluate(async (options) => {
    // The init script has put it there.
    const { axe } = globalThis as unknown as { axe: { run(options: unknown): Promise<AxeResults> } }
    const results = await axe.run(options)
    return results.violations.flatMap(({ id, nodes }) =>
      nodes.map(({ target, failureSummary, any }) => `${id}: ${target.join(' ')} ${any[0]?.message ?? failureSummary}`),
    )
  }, OPTIONS)
  expect(violations, where).toEqual([])
}
