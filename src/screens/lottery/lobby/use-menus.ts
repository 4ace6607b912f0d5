import { useQueries, useQuery, type UseQueryResult } from '@tanstack/react-query'
import { useAtomValue } from 'jotai'
import { modesOf, type Lobby } from '../../../rules/lottery/lottery-lobby.ts'
import type { PrizeMode } from '../../../rules/lottery/lottery.ts'
import { brandAtom } from '../../../state/site/brand.ts'
import { languageAtom } from '../../../state/site/language.ts'
import { lotteryMenusQuery, vnMenuQuery, type LotteryGroup } from '../../../state/lottery/lottery.ts'

export type Menu = UseQueryResult<readonly LotteryGroup[]>

/** A lobby's lotteries by group: by region in Vietnam's, by family in every other. */
export function useMenu(lobby: Lobby, mode: PrizeMode, enabled = true): Menu {
  const { code } = useAtomValue(languageAtom)
  const isVn = lobby === 'vietnam'
  const family = useQuery({ ...lotteryMenusQuery(mode, code), enabled: enabled && !isVn })
  const regions = useQuery({ ...vnMenuQuery(code), enabled: enabled && isVn })
  return isVn ? regions : family
}

/**
 * The prize modes in which the merchant has lotteries, the brand's own first. One that can't be read is left out.
 * @returns `undefined` until all are known: a choice that came later would push the page away
 */
export function useModes(lobby: Lobby): readonly PrizeMode[] | undefined {
  const { lotteryType } = useAtomValue(brandAtom)
  const { code } = useAtomValue(languageAtom)
  const modes = modesOf(lobby, lotteryType)
  const alone = modes.length < 2
  const menus = useQueries({ queries: alone ? [] : modes.map((mode) => lotteryMenusQuery(mode, code)) })
  if (alone) return modes
  if (menus.some(({ isPending }) => isPending)) return undefined
  return modes.filter((mode, at) => mode === lotteryType || (menus[at]?.data?.length ?? 0) > 0)
}
