/** Opening the game that the page shows, and leaving it: what both mean for wallets, records and the address guard. */
import type { QueryClient } from '@tanstack/react-query'
import { atom } from 'jotai'
import type { Gateway } from '../../../api/transport/gateway.ts'
import { leaveGame } from '../../../api/games/launch.ts'
import type { Launch } from '../../../rules/games/play/launch.ts'
import { isTrial } from '../../../rules/games/play/launch.ts'
import { listedOrigins } from '../../../rules/site/listed-origins.ts'
import { guardUrl } from '../../../rules/site/url-guard.ts'
import { fundsAtVendorAtom } from './funds-at-vendor.ts'
import { brandAtom } from '../../site/brand.ts'
import { gatewayAtom } from '../../gateway.ts'
import { languageAtom } from '../../site/language.ts'
import { launchMutation, walletModeQuery, type LaunchedGame } from './launch.ts'
import { OPEN_ROUNDS_KEY } from './open-rounds.ts'
import { RECENT_GAMES_KEY } from '../recent-games.ts'
import { sessionAtom, type Session } from '../../account/login/session.ts'
import { disarmSlipAtom, handFailureAtom, slipForLaunchAtom } from '../../sports/slip-to-hand.ts'
import { SPORTS_BETS_KEY } from '../../sports/sports-bets-key.ts'
import { statusQuery } from '../../site/status.ts'
import { runAsLastTab, releasePresenceAtom, takePresenceAtom } from './vendor-presence-lock.ts'

/** The game's address is none that this brand opens (spec 8: "invalid URL, contact customer service"). */
export class HostileAddress extends Error {
  override readonly name = 'HostileAddress'
}

/** The launch that was asked for last: one that is left before its answer has come may still send the money away. */
const openingAtom = atom<Promise<unknown>>(Promise.resolve())

/** The vendors that are being left: their money is on its way home, and a launch waits for that. */
const leavingAtom = atom<Promise<unknown>>(Promise.resolve())

export interface OpenedGame {
  /** On one of the brand's hosts for games, never on the page's own. */
  readonly url: URL
  /** Whether the balance went along to the vendor, and comes home when the game is left. */
  readonly takesBalance: boolean
}

/**
 * Launches a game and reads its address through the guard: exact origins of the bundle, narrowed by what the gateway
 * lists. Nothing is asked again by itself.
 * @param wanted aborted once nobody waits for the game: what has not been asked for by then never is
 * @param slip the id of the bet slip whose button has led here
 * @throws Failure; HostileAddress; the signal's reason
 */
export const openGameAtom = atom(
  null,
  async (get, set, launch: Launch, queries: QueryClient, wanted?: AbortSignal, slip?: string): Promise<OpenedGame> => {
    await get(leavingAtom)
    // Money that goes where nobody plays any more would stay there.
    wanted?.throwIfAborted()
    const brand = get(brandAtom)
    const session = get(sessionAtom)
    const toHand = get(slipForLaunchAtom)(launch, slip)
    // What becomes of the slip then is the slip's, which a reload has not loaded yet.
    const telling = toHand ? import('../../sports/hand-over.ts').catch(nothing) : undefined
    const launcher = { language: get(languageAtom).code, session, slip: toHand?.slip }
    // A launch that waits for the network would come back to nobody. Nothing observes it, nor is it kept: with an observer
    // that nobody takes away, each game that was played would stay in memory.
    const once = { ...launchMutation(launcher), networkMode: 'always', gcTime: 0 } as const
    const opening = queries.getMutationCache().build(queries, once)
    const plays = session !== null && !isTrial(launch)
    const mayTake = plays && !isSingle(queries)
    const begin = async (): Promise<LaunchedGame> => {
      if (mayTake) await set(takePresenceAtom, session, launch.vendor, wanted)
      wanted?.throwIfAborted()
      return opening.execute(launch)
    }
    const launched = begin()
    if (toHand) set(followHandingAtom, launched, toHand.slip.id, wanted)
    if (mayTake) {
      set(openingAtom, launched.catch(nothing))
      // Whoever signs out takes it home from the other tabs as well, whose session may be the same one.
      const returnFunds = (over: Gateway): Promise<unknown> => set(returnFundsAtom, launch.vendor, over, null)
      set(fundsAtVendorAtom, { token: session.token, returnFunds })
    }
    const [status, { address }, mode] = await Promise.all([
      queries.ensureQueryData(statusQuery(location.hostname)),
      launched,
      plays ? queries.ensureQueryData(walletModeQuery).catch(() => null) : null,
    ])
    if (mode === 'single') {
      set(fundsAtVendorAtom, null)
      void set(releasePresenceAtom, launch.vendor)
    }
    const listed = status === 'wrong-domain' ? [] : status.launchGameCDNs
    const origins = listedOrigins(brand.origins.games, listed)
    const url = guardUrl(address, { kind: 'launch', origins, self: location.origin })
    if (!url) throw new HostileAddress('the game’s address is on no host that this brand opens games from')
    const told = await telling
    if (toHand && told) set(told.slipHandedAtom, toHand)
    return { url, takesBalance: mode === 'transfer' }
  },
)

/** Keeps why a slip was not handed over; where nobody waits for that any more, no later launch takes it along. */
const followHandingAtom = atom(
  null,
  (_get, set, launched: Promise<unknown>, id: string, wanted?: AbortSignal): void => {
    const leave = (): void => set(disarmSlipAtom)
    // Why the last try failed says nothing of this one.
    set(handFailureAtom, null)
    wanted?.addEventListener('abort', leave)
    launched
      .catch((error: unknown) => {
        if (!wanted?.aborted) set(handFailureAtom, { id, error })
      })
      .finally(() => wanted?.removeEventListener('abort', leave))
  },
)

/**
 * A game is left, or was launched in vain: the vendor's wallet comes home, unless another tab of the member's plays there
 * still, and what the play has changed is asked anew.
 */
export const leaveGameAtom = atom(null, (get, set, launch: Launch, queries: QueryClient): void => {
  if (isTrial(launch)) return
  const session = get(sessionAtom)
  if (!session) return void set(releasePresenceAtom, launch.vendor)
  const gateway = get(gatewayAtom)
  const ask = (): void => {
    for (const queryKey of [['balance'], RECENT_GAMES_KEY, OPEN_ROUNDS_KEY, SPORTS_BETS_KEY])
      void queries.invalidateQueries({ queryKey: [...queryKey] })
  }
  if (isSingle(queries)) return ask()
  void set(returnFundsAtom, launch.vendor, gateway, session).then(ask)
})

/** Whether it is known that there is one wallet. Where it is not, asking is safe: a vendor that holds nothing gives nothing. */
const isSingle = (queries: QueryClient): boolean => queries.getQueryData(walletModeQuery.queryKey) === 'single'

/**
 * Brings home what a vendor holds. Never rejects: the next launch, of any vendor, brings it home as well.
 * @param member whose other tabs may play there still: then it is theirs to bring home; `null` where none counts
 */
const returnFundsAtom = atom(null, (get, set, vendor: string, gateway: Gateway, member: Session | null) => {
  const away = get(fundsAtVendorAtom)
  const isHome = (): void => {
    // Another launch may have taken it away again.
    if (get(fundsAtVendorAtom) === away) set(fundsAtVendorAtom, null)
  }
  const leave = (): Promise<unknown> => gateway(leaveGame, { vassalage: vendor }).then(isHome)
  const home: Promise<unknown> = get(openingAtom)
    .then(() => set(releasePresenceAtom, vendor))
    .then(() => (member ? runAsLastTab(member, vendor, leave) : leave()))
    .catch(nothing)
  // Without an answer, which would hold the answer of every leaving before it.
  set(leavingAtom, Promise.all([get(leavingAtom), home]).then(nothing))
  return home
})

const nothing = (): void => undefined
