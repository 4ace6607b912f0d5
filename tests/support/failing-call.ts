import type { Locator } from 'playwright/test'
import type { Faults } from './faults.ts'
import type { Player } from './player.ts'
import type { SandboxOfTest } from './sandbox.ts'
import type { Say } from './words.ts'

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
  return async (place) => {
    await sandbox.clear()
    await place.getByRole('button', { name: say('Try again') }).click()
  }
}
