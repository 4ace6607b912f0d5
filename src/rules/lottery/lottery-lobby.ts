/** The lobbies of lotteries: which page is which, what its address says, and which draws it asks for. */
import { PRIZE_MODES, type PrizeMode } from './lottery.ts'

/** /lottery and /elott hold what the merchant has in every prize mode, the other two what they are called after. */
export type Lobby = 'lottery' | 'electronic' | 'sea' | 'vietnam'

const LOBBIES: Readonly<Partial<Record<string, Lobby>>> = {
  '/elott': 'electronic',
  '/seaLottery': 'sea',
  '/vnlottery': 'vietnam',
}

/** The lobby that stands at a path (spec 2, "Routes"). */
export function lobbyAt(path: string): Lobby {
  return (Object.hasOwn(LOBBIES, path) && LOBBIES[path]) || 'lottery'
}

/** The prize mode that an address names, or else the brand's own (spec 3, "Prize modes"). Spec: `mode` is not shown. */
export function readMode(text: string | undefined, own: PrizeMode): PrizeMode {
  return PRIZE_MODES.find((mode) => mode === text) ?? own
}

/** The modes of a lobby, the brand's own first. */
export function modesOf(lobby: Lobby, own: PrizeMode): readonly PrizeMode[] {
  if (lobby === 'sea') return ['SEA']
  if (lobby === 'vietnam') return [own]
  return [own, ...PRIZE_MODES.filter((mode) => mode !== own)]
}

/**
 * The codes whose draws one call asks for: all that the lobby holds, so that going from family to family asks nothing
 * anew; where those are more than a call may name, the shown ones come first.
 */
export function codesToAsk(all: readonly string[], shown: readonly string[], most: number): string[] {
  const codes = new Set(all.length > most ? [...shown, ...all] : all)
  return [...codes].slice(0, most)
}

interface Numbered {
  readonly number: string
  readonly openedAt: number
}

/**
 * Past draws with the one that was told last before them, so that a page that stays open shows each new result without
 * asking for a hundred old ones again.
 * @param history the newest first
 */
export function withNewest<Draw extends Numbered>(history: readonly Draw[], last: Draw | null): readonly Draw[] {
  const newest = history[0]
  if (!last || (newest && last.openedAt <= newest.openedAt)) return history
  return [last, ...history.slice(0, Math.max(0, history.length - 1))]
}

/** How many lotteries' draws one call may ask for. Spec: not shown. */
export const LATEST_COUNT = 60
/** Past draws on a page. Spec: not shown. */
export const HISTORY_ROWS = 20
