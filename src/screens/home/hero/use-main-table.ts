import { useInfiniteQuery } from '@tanstack/react-query'
import { useAtomValue } from 'jotai'
import { useVendorNames } from '../../../parts/games/game-card/use-vendor-names.ts'
import type { SlideTable } from '../../../parts/rewards/offer/slide/slide.ts'
import { gameListQuery } from '../../../state/games/game-list.ts'
import { languageAtom } from '../../../state/site/language.ts'

/**
 * The live table that is played most: `undefined` until it is known, `null` where there is none or it cannot be read.
 * @param enabled whether to ask for what is not known yet
 */
export function useMainTable(enabled: boolean): SlideTable | null | undefined {
  const { code } = useAtomValue(languageAtom)
  const { data, isError } = useInfiniteQuery({ ...gameListQuery(code, { category: 'LIVE' }), enabled })
  const vendorName = useVendorNames()
  if (!data) return isError ? null : undefined
  const [game] = data.games
  return game ? { game, vendorName: vendorName(game.vendor), dealer: '', seats: null } : null
}
