import { atom } from 'jotai'
import { createGateway } from '../api/gateway.ts'
import { logout } from '../api/session.ts'
import { gatewayOptionsAtom } from './gateway.ts'

/** Tells the server that a session is over which this page has dropped already. Never rejects. */
export const sayFarewellAtom = atom(null, async (get, _set, token: string): Promise<void> => {
  const farewell = createGateway({ ...get(gatewayOptionsAtom), token: () => token })
  // The player is out already; a server that can't be told ends the session by itself.
  await farewell(logout, {}).catch(() => undefined)
})
