import { useLingui } from '@lingui/react/macro'
import { useVendorNames } from '../../../parts/games/game-card/use-vendor-names.ts'
import { gameKey } from '../../../rules/games/game.ts'
import type { LaterProps } from '../section/later-section.tsx'
import { FilterLane } from './filter-lane.tsx'
import { usePlayedLast } from './use-played-last.ts'

/** Games of the vendor of what the member played last. */
export function PlayedLane({ titleId }: LaterProps) {
  const { t } = useLingui()
  const vendorName = useVendorNames()
  const last = usePlayedLast()
  if (!last) return null
  const [name, provider] = [last.name, vendorName(last.vendor)]
  return (
    <FilterLane
      titleId={titleId}
      title={t`Because you played ${name}`}
      note={t`More by ${provider}`}
      filter={{ category: last.category, vendor: last.vendor }}
      choice={{ vendor: last.vendor }}
      without={gameKey(last)}
    />
  )
}
