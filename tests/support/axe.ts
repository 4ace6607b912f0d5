/** Automatic accessibility checks. The checker is put in before the page's policy applies, which would refuse it later. */
import { createRequire } from 'node:module'
import type { AxeResults, RunOptions } from 'axe-core'
import { expect, type Page } from 'playwright/test'
import { AWAITED } from './pages/scroll.ts'

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
  await atRest(page)
  expect(await violations(page, OPTIONS, 'html'), where).toEqual([])
  expect(await smallTargets(page), `${where}: targets`).toEqual([])
}

/** The same in both colour schemes; the page is left in the light one. */
export async function expectAccessibleInBoth(page: Page, where: string): Promise<void> {
  for (const colorScheme of ['dark', 'light'] as const) {
    await page.emulateMedia({ colorScheme })
    await expectAccessible(page, `${where}, ${colorScheme}`)
  }
}

/** What is fading in has not yet its colours: waits for what moves just now and will come to an end. */
const atRest = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    const running = document.getAnimations().filter(({ effect }) => effect?.getComputedTiming().iterations !== Infinity)
    await Promise.allSettled(running.map(({ finished }) => finished))
  })

/** How often a page is looked at that does not come to rest. */
const LOOKS = 5

/**
 * What the checker objects to within the last element that the selector finds. What it saw while colours were on their
 * way says nothing about the page: an answer that came meanwhile has it look again.
 */
async function violations(page: Page, options: RunOptions, selector: string): Promise<string[]> {
  for (let look = 1; ; look += 1) {
    const { found, moved } = await objections(page, options, selector)
    if (found.length === 0 || !moved || look === LOOKS) return found
    await atRest(page)
  }
}

/** One look: what the checker objects to, and whether a colour or a place began to change meanwhile. */
const objections = (page: Page, options: RunOptions, selector: string): Promise<{ found: string[]; moved: boolean }> =>
  page.evaluate(
    async ([run, within]) => {
      // The init script has put it there.
      const { axe } = globalThis as unknown as { axe: { run(where: unknown, options: unknown): Promise<AxeResults> } }
      // Also what began since the page was found at rest, and what has begun and is not told of yet.
      const isMoving = () =>
        document
          .getAnimations()
          .some(
            ({ effect, playState }) => playState === 'running' && effect?.getComputedTiming().iterations !== Infinity,
          )
      let moved = isMoving()
      const begins = ['transitionrun', 'animationstart'] as const
      const note = () => {
        moved = true
      }
      for (const kind of begins) document.addEventListener(kind, note, true)
      const results = await axe.run([...document.querySelectorAll(within)].at(-1), run)
      for (const kind of begins) document.removeEventListener(kind, note, true)
      moved ||= isMoving()
      const found = results.violations.flatMap(({ id, nodes }) =>
        nodes.map(
          ({ target, failureSummary, any }) => `${id}: ${target.join(' ')} ${any[0]?.message ?? failureSummary}`,
        ),
      )
      return { found, moved }
    },
    [options, selector] as const,
  )

/** How long what has come near may take to be there. */
const ARRIVAL_MS = 5000
/** Pixels: several windows of any page. A list of games goes on for a hundred times as long. */
const HIGHEST_WINDOW = 4000
/** What lies over the page; what is below it can't be pressed. */
const ON_TOP = ':popover-open, dialog[open]'

/**
 * Targets that are too small. A bar over the page hides a part of what is below it just now, which the checker takes
 * for small: so the window is made as high as the page meanwhile, and no bar lies over anything.
 */
async function smallTargets(page: Page): Promise<string[]> {
  const size = page.viewportSize()
  if ((await page.locator(ON_TOP).count()) > 0) {
    const seen = await violations(page, TARGETS, ON_TOP)
    if (seen.length === 0 || !size) return seen
    // A dialog's own bar may hide a part of what it scrolls.
    await growToContent(page, size, wholeOnTop)
    const found = await violations(page, TARGETS, ON_TOP)
    await page.setViewportSize(size)
    return found
  }
  if (size) await growToContent(page, size, wholePage)
  // From the top, no bar that stays lies over anything.
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
  const found = await violations(page, TARGETS, 'html')
  // A list of hundreds is higher than any window: what stands below it is looked at there.
  const foot = page.getByRole('contentinfo')
  if (size && (await foot.count()) > 0 && (await isHigherThanWindow(page))) {
    await foot.last().evaluate((footer) => footer.scrollIntoView({ block: 'end', behavior: 'instant' }))
    await twoFrames(page)
    await arrival(page)
    found.push(...(await violations(page, TARGETS, 'footer')))
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
  }
  if (size) await page.setViewportSize(size)
  return found
}

/** What has come near is told in one frame, and waits there in the next. */
const twoFrames = (page: Page): Promise<unknown> =>
  page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))))

const isHigherThanWindow = (page: Page): Promise<boolean> =>
  page.evaluate(() => document.documentElement.scrollHeight > innerHeight + 1)

const wholePage = (page: Page): Promise<number> => page.evaluate(() => document.documentElement.scrollHeight)

/** What the window would have to be high for the last thing on top to scroll nothing. */
const wholeOnTop = (page: Page): Promise<number> =>
  page.evaluate((selector) => {
    const top = [...document.querySelectorAll(selector)].at(-1)
    const parts = top ? [top, ...top.querySelectorAll('*')] : []
    const hidden = parts
      .filter((part) => /auto|scroll/.test(getComputedStyle(part).overflowY))
      .map(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight)
    return innerHeight + Math.max(0, ...hidden)
  }, ON_TOP)

/**
 * Makes the window as high as what is in it. What comes near in a window that high makes the page longer still; not for ever,
 * though: some frames are as high as the window.
 */
async function growToContent(
  page: Page,
  size: { width: number; height: number },
  whole: (page: Page) => Promise<number>,
): Promise<void> {
  for (let look = 0; look < 4; look += 1) {
    const height = Math.min(await whole(page), HIGHEST_WINDOW)
    if (look > 0 && height <= (page.viewportSize()?.height ?? 0)) return
    await page.setViewportSize({ ...size, height: Math.max(height, size.height) })
    await twoFrames(page)
    await arrival(page)
  }
}

/**
 * Waits for what is to come within the window; what is below it waits until one is near. A page may wait by design, or for
 * long: then it is checked as it waits.
 */
const arrival = (page: Page): Promise<unknown> =>
  page
    .waitForFunction(
      (selector) =>
        [...document.querySelectorAll(selector)].every((waiting) => {
          const { top, bottom } = waiting.getBoundingClientRect()
          return bottom <= 0 || top >= innerHeight
        }),
      AWAITED,
      { timeout: ARRIVAL_MS },
    )
    .catch(() => undefined)
