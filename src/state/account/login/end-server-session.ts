import { atom } from 'jotai'
import { createGateway } from '../../../api/transport/gateway.ts'
import { isOffline } from '../../../api/transport/network.ts'
import { logout } from '../../../api/account/session.ts'
import { ASK_AGAIN, backOffMs } from '../../../rules/back-off.ts'
import { Refusal } from '../../../rules/failure.ts'
import { fundsAtVendorAtom } from '../../games/play/funds-at-vendor.ts'
import { gatewayOptionsAtom } from '../../gateway.ts'
import { pause } from '../../pause.ts'
import { announceSessionOver } from '../../session-tabs.ts'
import { unsettledAtom } from '../../money/request/unsettled.ts'

/**
 * For how long a session waits for its last calls, in milliseconds. A vendor that has not given the money back by then
 * keeps it until the next login or launch; what is sent and not heard of is told in the records.
 */
const LAST_CALLS_MS = 5000

/** Some two minutes with a network; a server that can't be told by then ends the session by itself. */
const MOST_TRIES = 8
/** Without one: it is noticed at once when there is one again. */
const OFFLINE_MS = 3_600_000

/**
 * Tells the server that a session is over which this page has dropped already; money that it has with a vendor comes home
 * first, and what nobody has heard of is settled, since its word counts no longer afterwards. Never rejects.
 * @param isMeant whether its member has signed out, which the other tabs are told
 */
export const endServerSessionAtom = atom(
  null,
  async (get, _set, token: string, isMeant: boolean = false): Promise<void> => {
    void announceSessionOver(token, isMeant)
    // That this one is over is no news, whatever has begun since.
    const { onSessionEnded: _, ...options } = get(gatewayOptionsAtom)
    const gateway = createGateway({ ...options, token: () => token })
    const [away, unsettled] = [get(fundsAtVendorAtom), get(unsettledAtom)]
    const calls = [
      ...(away?.token === token ? [away.returnFunds(gateway)] : []),
      ...(unsettled?.token === token ? [unsettled.settle(gateway)] : []),
    ]
    if (calls.length > 0)
      await Promise.race([Promise.all(calls), new Promise((late) => setTimeout(late, LAST_CALLS_MS))])
    // The player is out already. It goes also with the page; one that does not arrive is sent again while the page is there.
    for (let tries = 0; tries < MOST_TRIES; tries += 1) {
      const error = await gateway(logout, {}).then(
        () => null,
        (failure: unknown) => failure,
      )
      if (error === null || error instanceof Refusal) return
      await pause(isOffline() ? OFFLINE_MS : backOffMs(ASK_AGAIN, tries))
    }
  },
)
