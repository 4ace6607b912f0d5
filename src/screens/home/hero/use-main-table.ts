import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useAtomValue } from 'jotai'
import { useState } from 'react'
import { useVendorNames } from '../../../parts/games/game-card/use-vendor-names.ts'
import { isDrawnTable } from '../../../parts/rewards/offer/slide/drawn-table.ts'
import type { SlideTable } from '../../../parts/rewards/offer/slide/slide.ts'
import { gameKey } from '../../../rules/games/game.ts'
import { gameListQuery } from '../../../state/games/game-list.ts'
import { openTablesQuery } from '../../../state/games/open-tables.ts'
import { languageAtom } from '../../../state/site/language.ts'
import { ASKED_SEATS } from '../section-sizes.ts'

/**
 * The live table that has a place of its own: one with free seats, of those first that can be drawn, or where nobody tells of seats the one that is played
 * most; `undefined` until it is known, `null` where there is none or it cannot be read. Once found it stays for as long as
 * it has a seat: nothing changes under who is about to press.
 * @param enabled whether to ask for what is not known yet
 */
export function useMainTable(enabled: boolean): SlideTable | null | undefined {
  const { code } = useAtomValue(languageAtom)
  const [held, hold] = useState<string | null>(null)
  const vendorName = useVendorNames()
  const open = useQuery({ ...openTablesQuery(code, ASKED_SEATS), enabled })
  const tables = open.data?.list
  const isUntold = open.isError || tables?.length === 0
  const all = useInfiniteQuery({ ...gameListQuery(code, { category: 'LIVE' }), enabled: enabled && isUntold })
  const kept = tables?.find((table) => gameKey(table) === held)
  const seated = tables?.filter(({ seats }) => seats !== null)
  const table = kept ?? seated?.find(isDrawnTable) ?? seated?.[0] ?? tables?.[0]
  if (table) {
    if (gameKey(table) !== held) hold(gameKey(table))
    return { game: table, vendorName: vendorName(table.vendor), dealer: table.dealer, seats: table.seats }
  }
  if (!isUntold) return undefined
  if (!all.data) return all.isError ? null : undefined
  const [game] = all.data.games
  return game ? { game, vendorName: vendorName(game.vendor), dealer: '', seats: null } : null
}
