/** The slip that the next launch of its vendor's lobby takes along. It stands apart from the slip: every launch looks for one. */
import { atom } from 'jotai'
import type { getLaunchAddress } from '../../api/games/launch.ts'
import type { RequestOf } from '../../api/transport/endpoint.ts'
import type { Launch } from '../../rules/games/play/launch.ts'

export type HandedSlip = NonNullable<RequestOf<typeof getLaunchAddress>['slip']>

export interface SlipToHand {
  readonly vendor: string
  readonly slip: HandedSlip
  /** Is told once the vendor has it. */
  readonly onHanded: () => void
}

export const slipToHandAtom = atom<SlipToHand | null>(null)

/** What a launch takes along; `null` for one of anything else than the vendor's lobby for money. */
export const slipForLaunchAtom = atom((get) => (launch: Launch): SlipToHand | null => {
  const waiting = get(slipToHandAtom)
  const isLobby = launch.kind === 'game' && launch.gameId === '' && !launch.trial
  return isLobby && waiting?.vendor === launch.vendor ? waiting : null
})
