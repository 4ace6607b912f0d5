import { useAtomValue } from 'jotai'
import { brandAtom } from '../../../state/site/brand.ts'
import { prerenderAtom } from '../../../state/site/prerender.ts'
import { useMedia } from '../../../ui/hooks/use-media.ts'
import { media } from '../../../ui/layout/media.ts'

/**
 * Where filters stand: in the rail beside the games, in the page above them, or in both, of which a window shows one by its
 * width: in the shell, which the build makes for every width.
 */
export type RailPlace = 'rail' | 'page' | 'both'

/** @param isLobby whether it is a category's own page; elsewhere a brand's column of vendors leaves no room for a rail */
export function useFilterRail(isLobby: boolean): RailPlace {
  const isColumn = useAtomValue(brandAtom).layout.lobby === 'column'
  const isShell = useAtomValue(prerenderAtom) !== null
  const hasRoom = useMedia(media.roomy)
  if (!isLobby && isColumn) return 'page'
  return isShell ? 'both' : hasRoom ? 'rail' : 'page'
}
