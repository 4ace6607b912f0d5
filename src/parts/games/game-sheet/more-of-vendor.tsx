import { useLingui } from '@lingui/react/macro'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useAtomValue } from 'jotai'
import { useId } from 'react'
import type { Category } from '../../../rules/games/categories.ts'
import { gameKey, type Game } from '../../../rules/games/game.ts'
import { gamesQuery } from '../../../state/games/games.ts'
import { languageAtom } from '../../../state/site/language.ts'
import { LaneArrows } from '../../../ui/lists/lane-arrows.tsx'
import { cardTitle } from '../../../ui/layout/text.css.ts'
import { useLane } from '../../../ui/lists/use-lane.ts'
import { GameCardsSkeleton } from '../game-card/game-cards-skeleton.tsx'
import { GameCards } from '../game-card/game-cards.tsx'
import { Split } from '../../../ui/layout/split.tsx'
import * as css from './game-sheet.css.ts'

const SHOWN = 12

interface MoreOfVendorProps {
  readonly game: Game
  readonly category: Category
  readonly vendorName: string
}

/** Other games of the same vendor in the same category; nothing where there are none, or they do not come. */
export function MoreOfVendor({ game, category, vendorName }: MoreOfVendorProps) {
  const { t } = useLingui()
  const { code } = useAtomValue(languageAtom)
  const { vendor } = game
  const { data, error } = useInfiniteQuery(gamesQuery(code, { category, vendor }))
  const others = data?.filter((other) => gameKey(other) !== gameKey(game)).slice(0, SHOWN)
  const { list, more, move } = useLane(others?.length ?? 0)
  const title = useId()
  if (error || others?.length === 0) return null
  return (
    <section className={css.part}>
      <Split high>
        <h3 id={title} className={cardTitle}>
          {t`More from ${vendorName}`}
        </h3>
        <LaneArrows more={more} move={move} />
      </Split>
      <div className={css.lane}>
        {others ? (
          <GameCards ref={list} games={others} arrange="lane" look="compact" labelledBy={title} marksHot={false} />
        ) : (
          <GameCardsSkeleton count={6} arrange="lane" look="compact" />
        )}
      </div>
    </section>
  )
}
