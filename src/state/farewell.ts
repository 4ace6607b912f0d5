import { atom } from 'jotai'
import { createGateway } from '../api/gateway.ts'
import { logout } from '../api/session.ts'
import { awayAtom } from './away.ts'
import { gatewayOptionsAtom } from './gateway.ts'
import { announceOver } from './tabs.ts'
import { unsettledAtom } from './unsettled.ts'

/**
 * For how long a session waits for its last errands, in milliseconds. A vendor that has not given the money back by then
 * keeps it until the next login or launch; what is sent and not heard of is told in the records.
 */
const ERRANDS_MS = 5000

/**
 * Tells the server that a session is over which this page has dropped already; money that it has with a vendor comes home
 * first, and what nobody has heard of is settled, since its word counts no longer afterwards. Never rejects.
 */
export const sayFarewellAtom = atom(null, async (get, _set, token: string): Promise<void> => {
  // That this one is over is no news, whatever has begun since.
  const { onSessionEnded: _, ...options } = get(gatewayOptionsAtom)
  const farewell = createGateway({ ...options, token: () => token })
  const [away, unsettled] = [get(awayAtom), get(unsettledAtom)]
  const errands = [
    ...(away?.token === token ? [away.comeHome(farewell)] : []),
    ...(unsettled?.token === token ? [unsettled.settle(farewell)] : []),
  ]
  if (errands.length > 0)
    await Promise.race([Promise.all(errands), new Promise((late) => setTimeout(late, ERRANDS_MS))])
  // The player is out already; a server that can't be told ends the session by itself.
  await farewell(logout, {}).catch(() => undefined)
  // Only now do other tabs with this session hear that it is over when they ask.
  announceOver()
})
