import { useMatch, useNavigate, useSearch } from '@tanstack/react-router'
import { useAtomValue } from 'jotai'
import { lobbyAt, modesOf, readMode, type Lobby } from '../../../rules/lottery/lottery-lobby.ts'
import { VN_LOTTERY_VENDOR } from '../../../rules/lottery/vendor-lobbies.ts'
import type { PrizeMode } from '../../../rules/lottery/lottery.ts'
import type { Search } from '../../../rules/site/search-params.ts'
import { SEA_LOTTERY_VENDOR } from '../../../rules/games/vendors/vendors.ts'
import { brandAtom } from '../../../state/site/brand.ts'

export interface LobbyPlace {
  readonly lobby: Lobby
  readonly path: string
  readonly mode: PrizeMode
  /** The lottery that the page is open at; `undefined` in the lobby itself. */
  readonly gameCode: string | undefined
  readonly playType: string | undefined
  /** The other vendor whose lotteries are shown (as `page` names it, spec 2); empty for the lobby's own. */
  readonly vendor: string
  /** The family or region that is shown; empty for the beginning. */
  readonly group: string
  readonly view: 'lotteries' | 'results'
  /** Of a lottery's past draws, from 1; it may lie behind the last one. */
  readonly page: number
  readonly turn: (page: number) => void
}

/** Where in the lobbies one is, as the address says (spec 2: "/lottery: optional query gameCode and playType"). */
export function useLobby(): LobbyPlace {
  // A page that is going keeps its own path while the next one comes.
  const path = useMatch({ strict: false, select: ({ pathname }) => pathname }) ?? ''
  // Every route shares one parser, which gives text by name.
  const { gameCode, playType, mode, group = '', view, page } = useSearch({ strict: false }) as Search
  const { lotteryType } = useAtomValue(brandAtom)
  const navigate = useNavigate()
  const lobby = lobbyAt(path)
  const [own = lotteryType, ...others] = modesOf(lobby, lotteryType)
  return {
    lobby,
    path,
    mode: others.length > 0 ? readMode(mode, own) : own,
    gameCode,
    playType,
    // With a lottery, `page` counts its past draws.
    vendor: lobby === 'electronic' && gameCode === undefined ? otherVendor(page) : '',
    group,
    view: view === 'results' ? 'results' : 'lotteries',
    page: Number(page ?? 1),
    turn: (to) =>
      void navigate({
        to: '.',
        search: (search: Search) => ({ ...search, page: String(to) }),
        resetScroll: false,
      }),
  }
}

/** The vendors of our own lobbies are no others. */
const otherVendor = (page = ''): string => (page === SEA_LOTTERY_VENDOR || page === VN_LOTTERY_VENDOR ? '' : page)

/** What an address says of a prize mode: nothing of the brand's own. */
export function useModeSearch(mode: PrizeMode): Search {
  const { lotteryType } = useAtomValue(brandAtom)
  return mode === lotteryType ? {} : { mode }
}
