/** Journeys during which the gateway falls silent under an open page. */
import type { Locator } from 'playwright/test'
import { expect, test as base } from '../journey.ts'

/** A little longer than the status is good for. */
const NEXT_STATUS_MS = 61_000

interface Silence {
  /** What the page says meanwhile. */
  readonly banner: Locator
  /** Comes in as a member of a kind; then no call is answered any more, until the page knows. */
  fall(kind: string): Promise<void>
  /** Lets time pass, from one question for the status to the next, until something is seen. */
  passUntil(seen: Locator): Promise<void>
}

export const test = base.extend<{ silence: Silence }>({
  silence: async ({ page, player, sandbox, faults, say }, use) => {
    const silence: Silence = {
      banner: page.getByText(say('The game server is not responding. Games and payments are paused until it is back.')),
      fall: async (kind) => {
        faults.expect(/status of 503/)
        await page.clock.install()
        await player.enter(kind)
        await sandbox.scenario({ kind: 'failing', status: 503 })
        await silence.passUntil(silence.banner)
      },
      passUntil: (seen) =>
        expect(async () => {
          await page.clock.fastForward(NEXT_STATUS_MS)
          await expect(seen).toBeVisible({ timeout: 2500 })
        }).toPass(),
    }
    await use(silence)
  },
})
