/** Bets that are handed over in a real browser on a built bundle while answers break: none twice, and no false word of any. */
import { join } from 'node:path'
import type { Page } from 'playwright'
import * as v from 'valibot'
import { getLaunchAddress } from '../../../src/api/games/launch.ts'
import type { Figure } from '../figure.ts'
import { runInLanes } from '../games/lanes.ts'
import { benchHome, withSite, writeNeutralBrand, type Site } from '../site.ts'
import { BRAND } from './money-page.ts'
import { enter, FAULTS, SETTLED_MS } from './user-actions.ts'

const PORT = 4196
const HOME = benchHome('slips')
export const SLIPS = 50
/** At a time: a page mostly waits. */
const LANES = 3
/** How long a player looks at a page before the next step. All waits by time here are somebody's leisure: nothing ends them. */
const LOOK_MS = 500
/** The bookmaker's list is asked for anew after ten seconds: until then that a bet is not placed yet may still be said. */
const NEWS_MS = 15_000
/** After this somebody takes a page for stuck. */
const STUCK_MS = 6000

/** How the launch goes wrong that takes the slip along, or the bookmaker's page that takes the bet. */
const TROUBLES = [...FAULTS.filter((fault) => fault !== 'parts'), 'page'] as const

/** What hasty hands do. */
const HASTE = ['once', 'double-click', 'reload', 'close', 'offline'] as const
type Haste = (typeof HASTE)[number]

const PLACED = /\bYour bet is placed\b/
const NOT_PLACED = /\bYour bet (?:was not|is not) placed\b/

interface Told {
  trials: number
  placed: number
  doubles: number
  falseWords: number
  unsettled: number
}

/**
 * Figures of slips that are handed over: doubled bets, false words, what did not come to an end. What went wrong is told on stderr.
 * @param trials fewer than all of them are a look, and fulfil no aim
 */
export async function benchSlips(trials = SLIPS): Promise<Figure[]> {
  await writeNeutralBrand(join(HOME, 'brands'), BRAND, 'Slips')
  const site = {
    port: PORT,
    brandsDir: join(HOME, 'brands'),
    outDir: join(HOME, 'dist'),
    // A page with a stream of news is never at rest.
    scenarios: ['no-popup', 'no-stream'],
  }
  const told: Told = { trials: 0, placed: 0, doubles: 0, falseWords: 0, unsettled: 0 }
  await withSite(site, (open) => runInLanes(LANES, trials, (place) => attempt(open, place, told)))
  const reference = `${told.trials} slips, ${told.placed} bets placed: launches and pages that break, double clicks, reloads, closed tabs, no network, pressed again until it is known`
  const met = (count: number): boolean | null => (count > 0 ? false : trials >= SLIPS ? true : null)
  return [
    {
      name: 'slips in a browser, bets doubled',
      measured: String(told.doubles),
      aim: '0',
      reference,
      met: met(told.doubles),
    },
    {
      name: 'slips in a browser, false words',
      measured: String(told.falseWords),
      aim: '0',
      reference: 'that a bet is placed which the ledger does not have, or that none is which it has',
      met: met(told.falseWords),
    },
    {
      name: 'slips in a browser, not placed in the end',
      measured: String(told.unsettled),
      aim: '0',
      reference: `within ${SETTLED_MS / 1000} s of a player who tries again`,
      met: met(told.unsettled),
    },
  ]
}

const made = v.object({ username: v.string(), token: v.string() })
const books = v.object({ transactions: v.array(v.object({ reason: v.string() })) })

/** One slip of a member's own in a browser of their own. */
async function attempt(site: Site, place: number, told: Told): Promise<void> {
  const haste = HASTE[place % HASTE.length] ?? 'once'
  const trouble = TROUBLES[Math.floor(place / HASTE.length) % TROUBLES.length] ?? null
  const { username, token } = v.parse(
    made,
    await site.control('members', { merchant: BRAND, balance: '100.00', token: true }),
  )
  const name = `slip-${username}`
  const context = await enter(site, name, token)
  const stakes = async (): Promise<number> => {
    const { transactions } = v.parse(books, await site.ask('ledger', { merchant: BRAND, member: username }))
    return transactions.filter(({ reason }) => reason === 'stake').length
  }
  const problems: string[] = []
  try {
    let page = await context.newPage()
    await page.goto(site.addressOf(BRAND, '/sports?sport=football&day=tomorrow'))
    await pick(page, place)
    if (trouble === 'page')
      await context.route(/\/\/games\.localhost/, (route) => route.abort('connectionreset'), { times: 1 })
    else if (trouble)
      await site.control('scenarios', { brand: BRAND, context: name, endpoint: getLaunchAddress.name, ...trouble })
    page = await press(page, haste, 60 * (place % 4))
    const began = Date.now()
    let isKnown = false
    while (!isKnown && Date.now() - began < SETTLED_MS) {
      const falseWord = await falseWordOf(page, stakes)
      if (falseWord) problems.push(falseWord)
      // Another tab has no slip: what there is to know stands in the ledger.
      isKnown = (await goOn(page)) || (haste === 'close' && Date.now() - began > STUCK_MS)
      await page.waitForTimeout(LOOK_MS)
    }
    if (!isKnown) problems.push(`not placed in the end; at ${page.url()} it says ${(await said(page)).slice(0, 200)}`)
    told.unsettled += Number(!isKnown)
  } catch (error) {
    // A trial that could not be played to its end has proved nothing.
    told.unsettled += 1
    problems.push(String(error).split('\n')[0] ?? '')
  }
  const times = await stakes()
  await context.close()
  told.trials += 1
  told.placed += Number(times > 0)
  told.doubles += Number(times > 1)
  told.falseWords += problems.filter((problem) => problem.startsWith('false')).length
  if (times > 1) problems.push(`${times} bets`)
  if (problems.length > 0) console.error(`${place} ${haste}, ${JSON.stringify(trouble)}: ${problems.join('; ')}`)
}

const slipOf = (page: Page) => page.getByRole('region', { name: 'Bet slip' })
const betButton = (page: Page) =>
  slipOf(page).getByRole('button', { name: /^(?:Bet|Place|Accept odds and (?:bet|place)) .*\d/ })

/** Picks one price and stakes ten on it. */
async function pick(page: Page, place: number): Promise<void> {
  await page
    .getByRole('main')
    .getByRole('button', { pressed: false, name: /^1/ })
    .nth(place % 5)
    .click()
  await slipOf(page)
    .getByRole('textbox', { name: /^Stake/ })
    .fill('10')
  await betButton(page).waitFor()
}

/** @returns the tab that is open at its end. @param after milliseconds until a page goes or has no network */
async function press(page: Page, haste: Haste, after: number): Promise<Page> {
  const context = page.context()
  if (haste === 'double-click') await betButton(page).dblclick()
  else await betButton(page).click()
  if (haste === 'once' || haste === 'double-click') return page
  await page.waitForTimeout(after)
  if (haste === 'reload') await page.reload()
  if (haste === 'offline') {
    await context.setOffline(true)
    await page.waitForTimeout(LOOK_MS)
    await context.setOffline(false)
  }
  if (haste !== 'close') return page
  const address = page.url()
  await page.close()
  const again = await context.newPage()
  await again.goto(address)
  return again
}

/** What somebody does next who wants the bet. @returns whether it is known to be placed */
async function goOn(page: Page): Promise<boolean> {
  const reload = page.getByRole('link', { name: 'Reload the page' })
  if (await reload.isVisible()) await reload.click({ timeout: 2000 }).catch(() => undefined)
  if (page.url().includes('/game?')) {
    const again = page.getByRole('main').getByRole('button', { name: 'Try again' })
    if (await again.isVisible()) await again.click({ timeout: 2000 }).catch(() => undefined)
    const taken = page.frameLocator('iframe').locator('.handed[data-outcome="placed"]')
    const isTaken = await taken.waitFor({ timeout: STUCK_MS }).then(
      () => true,
      () => false,
    )
    // A frame whose page broke says nothing to the page around it.
    if (!isTaken && !(await again.isVisible())) await page.reload()
    return isTaken
  }
  if (PLACED.test(await said(page))) return true
  for (const button of [slipOf(page).getByRole('button', { name: 'Put the picks back' }), betButton(page)])
    if (await button.isVisible()) await button.click({ timeout: 2000 }).catch(() => undefined)
  return false
}

const said = async (page: Page): Promise<string> =>
  (
    await page
      .locator('[role=status], [role=alert], output')
      .allInnerTexts()
      .catch(() => [])
  )
    .join(' ')
    .replaceAll(/\s+/g, ' ')

/** What the page says of the bet that the ledger does not; that none is placed may be said until the list was asked for anew. */
async function falseWordOf(page: Page, stakes: () => Promise<number>): Promise<string | null> {
  const words = await said(page)
  if (PLACED.test(words) && (await stakes()) === 0) return `false: ${words.slice(0, 120)}`
  if (!NOT_PLACED.test(words) || (await stakes()) === 0) return null
  const began = Date.now()
  while (Date.now() - began < NEWS_MS) {
    if (!NOT_PLACED.test(await said(page))) return null
    await page.waitForTimeout(LOOK_MS)
  }
  return `false: ${words.slice(0, 120)}`
}
