/** Games in their frames, as a player meets them. */
import { expect, type FrameLocator, type Locator, type Page } from 'playwright/test'
import { WORDS } from '../../../scripts/demo/games/words/words.ts'
import { familyOf } from '../../../scripts/sandbox/site/merchant.ts'
import { CLOSE, JOURNEY_PORT } from '../servers/environment.ts'
import { brandFile } from '../servers/brand.ts'
import type { SandboxOfTest } from '../servers/sandbox.ts'
import type { Say } from '../words.ts'

/** Where the sandbox's games run. */
export const GAMES_ORIGIN = `http://games.localhost:${JOURNEY_PORT}`

interface SeededGame {
  readonly vassalage: string
  readonly gameId: string
  readonly nodeId: string
  readonly displayName: string
  readonly supportPlay: number
}

/** The first game of the catalogue that fits, and the address that it is played at. */
export async function seededGame(
  search: Readonly<Record<string, string>>,
  fits: (game: SeededGame) => boolean = () => true,
): Promise<SeededGame & { readonly address: string }> {
  const address = `http://127.0.0.1:${JOURNEY_PORT}/sandbox/games?${new URLSearchParams(search).toString()}`
  const asked = await fetch(address, { headers: CLOSE })
  // The sandbox's own control call.
  const { games } = (await asked.json()) as { games: SeededGame[] }
  const game = games.find(fits)
  if (!game) throw new Error(`the catalogue has no game with ${JSON.stringify(search)}`)
  const { vassalage: vendor, gameId, nodeId: node } = game
  const named = { vendor, game: gameId, ...(node ? { node } : {}) }
  return { ...game, address: `/game?${new URLSearchParams(named).toString()}` }
}

export interface Bet {
  readonly record: string
  readonly status: string
  readonly stake: string
  readonly win: string
  readonly game: string
}

/** A member's betting records. */
export async function betsOf(sandbox: SandboxOfTest, merchant: string, member: string): Promise<Bet[]> {
  return ((await sandbox.ask('bets', { merchant, member })) as { bets: Bet[] }).bets // the control call's answer
}

interface Ledger {
  readonly balance: string
  readonly sumBalance: string
  readonly wallets: readonly { readonly vassalage: string; readonly balance: string }[]
  /** `0` while the books are right. */
  readonly total: string
  readonly transactions: readonly {
    readonly reason: string
    readonly entries: readonly { readonly account: string; readonly amount: string }[]
  }[]
}

/** What the ledger says of a member. */
export const ledgerOf = async (sandbox: SandboxOfTest, merchant: string, member: string): Promise<Ledger> =>
  (await sandbox.ask('ledger', { merchant, member })) as Ledger // the control call's answer

/** The inside of the frame, once the game can be played. */
export async function gameIn(page: Page): Promise<{ element: Locator; game: FrameLocator }> {
  const element = page.locator('main iframe')
  await expect(element).toBeVisible()
  return { element, game: page.frameLocator('main iframe') }
}

/** What the games say in a brand's default language. */
export const gameWord = (brand: string, key: keyof (typeof WORDS)['en']): string =>
  WORDS[familyOf(brandFile(brand), brandFile(brand).defaultLanguage)][key]

/** Spins until so many rounds are settled; free spins that are won are played to their end, and without their shows. */
export async function spin(page: Page, rounds: number, settled: () => Promise<number>, brand: string): Promise<void> {
  const { game } = await gameIn(page)
  const button = game.getByRole('button', { name: gameWord(brand, 'spin'), exact: true })
  // Fifteen of them, each turning and shown, would take longer than all that is waited for.
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await expect(async () => {
    if ((await settled()) < rounds) {
      if (await button.isEnabled()) await button.click()
      await expect.poll(settled, { timeout: 4000 }).toBeGreaterThanOrEqual(rounds)
    }
  }).toPass({ timeout: 40_000 })
  await page.emulateMedia({ reducedMotion: null })
}

/** Opens what stands behind the last button of the line above a running game. */
export async function openMore(page: Page, say: Say): Promise<Locator> {
  const menu = page.locator('#game-more')
  if (!(await menu.isVisible()))
    await page
      .getByRole('main')
      .getByRole('button', { name: say('More'), exact: true })
      .click()
  return menu
}

/** Has the game loaded anew. */
export async function reloadGame(page: Page, say: Say): Promise<void> {
  const menu = await openMore(page, say)
  await menu.getByRole('button', { name: say('Load the game again') }).click()
}
