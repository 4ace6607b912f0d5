import type { Locator, Route } from 'playwright/test'
import type { Faults } from './faults.ts'
import type { Player } from '../player.ts'
import type { SandboxOfTest } from './sandbox.ts'
import type { Say } from '../words.ts'

interface Visit {
  readonly player: Player
  readonly sandbox: SandboxOfTest
  readonly faults: Faults
  readonly say: Say
}

/**
 * Opens a page one of whose calls fails by a status.
 * @returns what lets the server answer, and then asks again by the button within a place
 */
export async function openWithFailing(
  { player, sandbox, faults, say }: Visit,
  address: string,
  endpoint: string,
  status = 503,
): Promise<(place: Locator) => Promise<void>> {
  faults.expect(/Failed to load resource/)
  await sandbox.scenario({ kind: 'failing', how: 'status', status, endpoint })
  await player.open(address)
  return (place) => askAgain({ sandbox, say }, place)
}

/**
 * Asks again by the button within a place, and lets the server answer from then on. Not before: some calls are made again
 * by themselves now and then, and one that is answered takes the button away.
 */
export async function askAgain({ sandbox, say }: Pick<Visit, 'sandbox' | 'say'>, place: Locator): Promise<void> {
  const page = place.page()
  let cleared: Promise<void> | undefined
  const clear = (): Promise<void> => (cleared ??= sandbox.clear())
  const isPressed = (): Promise<boolean> =>
    page.evaluate(() => document.documentElement.dataset['pressed'] !== undefined)
  const answer = async (route: Route): Promise<void> => {
    if (route.request().resourceType() === 'fetch' && (await isPressed())) await clear()
    await route.fallback()
  }
  await page.evaluate(() => {
    const { dataset } = document.documentElement
    addEventListener('click', () => (dataset['pressed'] = ''), { capture: true, once: true })
  })
  await page.route('**/*', answer)
  await place.getByRole('button', { name: say('Try again') }).click()
  await clear()
  await page.unroute('**/*', answer)
}
