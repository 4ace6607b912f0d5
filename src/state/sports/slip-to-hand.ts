/** The slip that the launch its button leads to takes along. It stands apart from the slip: every launch looks for one. */
import { atom } from 'jotai'
import * as v from 'valibot'
import { handedSlip } from '../../api/sports/slip-shape.ts'
import type { Launch } from '../../rules/games/play/launch.ts'
import { SESSION_KEYS } from '../site/storage.ts'
import { keptSlip, type KeptSlip } from './kept-slip.ts'
import { ofSession } from './of-session.ts'

export type HandedSlip = v.InferInput<typeof handedSlip>

export interface SlipToHand {
  readonly vendor: string
  readonly slip: HandedSlip
  /** Whether its launch takes it along; not once somebody is back at the slip, until its button is pressed again. */
  readonly isArmed: boolean
  /** Its picks as they stood in the slip, so that they can come back where the vendor does not take them. */
  readonly kept: KeptSlip
}

/** Kept through a reload: an answer that was lost may have been a bet, which the same id makes sure of. */
export const slipToHandAtom = ofSession<SlipToHand>(
  SESSION_KEYS.slipToHand,
  v.object({ vendor: v.string(), slip: handedSlip, isArmed: v.boolean(), kept: keptSlip }),
)

/**
 * What a launch takes along; `null` for one of anything else than the vendor's lobby for money.
 * @param id of the slip whose button has led to the launch: one that was opened otherwise takes nothing along
 */
export const slipForLaunchAtom = atom((get) => (launch: Launch, id: string | undefined): SlipToHand | null => {
  const waiting = get(slipToHandAtom)
  const isLobby = launch.kind === 'game' && launch.gameId === '' && !launch.trial
  const isIts = waiting?.isArmed === true && waiting.vendor === launch.vendor && waiting.slip.id === id
  return isLobby && isIts ? waiting : null
})

/** Why the launch that was to take a slip along failed, and of which slip; `null` once it is tried again. */
export const handFailureAtom = atom<{ readonly id: string; readonly error: unknown } | null>(null)

/** Whoever is back at the slip has not pressed its button again: what waits keeps its id, and no launch takes it along. */
export const disarmSlipAtom = atom(null, (get, set) => {
  const waiting = get(slipToHandAtom)
  if (waiting?.isArmed) set(slipToHandAtom, { ...waiting, isArmed: false })
})
