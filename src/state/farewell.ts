import { atom } from 'jotai'
import { createGateway } from '../api/gateway.ts'
import { logout } from '../api/session.ts'
import { gatewayOptionsAtom } from './gateway.ts'
import { announceOver } from './tabs.ts'

/** Tells the server that a session is over which this page has dropped already. Never rejects. */
export const sayFarewellAtom = atom(null, async (get, _set, token: string): Promise<void> => {
  // That this one is over is no news, whatever has begun since.
  const { onSessionEnded: _, ...options } = get(gatewayOptionsAtom)
  const farewell = createGateway({ ...options, token: () => token })
  // The player is out already; a server that can't be told ends the session by itself.
  await farewell(logout, {}).catch(() => undefined)
  // Only now do other tabs with this session hear that it is over when they ask.
  announceOver()
})
