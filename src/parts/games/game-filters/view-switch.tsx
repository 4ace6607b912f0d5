import { useLingui } from '@lingui/react/macro'
import { useAtom, useAtomValue } from 'jotai'
import { gameViewAtom } from '../../../state/games/game-view.ts'
import { brandAtom } from '../../../state/site/brand.ts'
import { IconButton } from '../../../ui/actions/icon-button.tsx'
import { LayoutGrid } from '../../../ui/media/icons.tsx'
import { ListOrdered } from '../../../ui/media/later-icons.ts'

/** Rows or covers, where a brand's games are rows; nothing elsewhere. */
export function ViewSwitch() {
  const { t } = useLingui()
  const { card } = useAtomValue(brandAtom).layout
  const [view, choose] = useAtom(gameViewAtom)
  if (card !== 'row') return null
  return view === 'rows' ? (
    <IconButton icon={LayoutGrid} variant="quiet" label={t`Show as covers`} onClick={() => choose('covers')} />
  ) : (
    <IconButton icon={ListOrdered} variant="quiet" label={t`Show as rows`} onClick={() => choose('rows')} />
  )
}
