import { useMemo, type ReactNode } from 'react'
import { useOpenSheet } from '../game-sheet/use-game-sheet.ts'
import { ListToolsContext } from './list-tools.ts'
import { useFavorites } from './use-favorites.ts'

/** Stands around lists whose cards have `GameTools`, and knows once what all of them need. */
export function GameToolsPlace({ children }: { readonly children: ReactNode }) {
  const favorites = useFavorites()
  const open = useOpenSheet()
  const tools = useMemo(() => ({ ...favorites, open }), [favorites, open])
  return <ListToolsContext value={tools}>{children}</ListToolsContext>
}
