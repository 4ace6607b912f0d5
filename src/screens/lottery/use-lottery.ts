import type { Lottery, LotteryGroup } from '../../state/lottery/lottery.ts'
import type { LobbyPlace } from './lobby/use-lobby.ts'
import { useMenu, type Menu } from './lobby/use-menus.ts'

export interface FoundLottery {
  /** `undefined` while it is looked for, `null` where there is none of this code. */
  readonly lottery: Lottery | null | undefined
  readonly group: LotteryGroup | undefined
  /** Where it was found, or is looked for. */
  readonly menu: Menu
}

/** A lottery by its code: in the page's own lobby, and where it has none, among Vietnam's, or else among all others. */
export function useLottery({ lobby, mode }: LobbyPlace, code: string): FoundLottery {
  const own = useMenu(lobby, mode)
  const here = find(own.data, code)
  const elsewhere = useMenu(lobby === 'vietnam' ? 'lottery' : 'vietnam', mode, own.data !== undefined && !here)
  const found = here ?? find(elsewhere.data, code)
  const menu = here || !own.data ? own : elsewhere
  if (found) return { ...found, menu }
  return { lottery: menu.data ? null : undefined, group: undefined, menu }
}

function find(groups: readonly LotteryGroup[] | undefined, code: string) {
  const group = groups?.find(({ lotteries }) => lotteries.some((it) => it.code === code && !it.opensList))
  const lottery = group?.lotteries.find((it) => it.code === code)
  return lottery && { lottery, group }
}
