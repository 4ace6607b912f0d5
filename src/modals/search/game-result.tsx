import { useLingui } from '@lingui/react/macro'
import { useAtomValue } from 'jotai'
import { memo } from 'react'
import { CATEGORY_PRESENTATION } from '../../parts/games/category-nav/category-presentation.ts'
import { GamePicture } from '../../parts/games/game-card/game-picture.tsx'
import type { Game } from '../../rules/games/game.ts'
import { brandAtom } from '../../state/site/brand.ts'
import { cx } from '../../ui/layout/cx.ts'
import { directional, icon } from '../../ui/media/icon.css.ts'
import { ChevronRight, Flame } from '../../ui/media/later-icons.ts'
import { VisuallyHidden } from '../../ui/layout/visually-hidden.tsx'
import { Option } from '../../ui/lists/options/option.tsx'
import { MarkedName } from './marked-name.tsx'
import { RESULT_LOOKS, type ResultProps } from './result-props.ts'
import * as css from './search.css.ts'

interface GameResultProps extends ResultProps {
  readonly game: Game
  readonly vendorName: string
  readonly words: string
  /** Whether a hot game is marked as one. */
  readonly marksHot: boolean
}

/** A game among the results: its cover, its name, whose it is and of which category. */
export const GameResult = memo(function GameResult(props: GameResultProps) {
  const { game, vendorName, words, marksHot, ...result } = props
  const { i18n, t } = useLingui()
  const { card } = useAtomValue(brandAtom).layout
  const { name, category, isHot } = game
  return (
    <Option
      {...result}
      look={RESULT_LOOKS[card]}
      mark={<GamePicture game={game} vendorName={vendorName} sizes="56px" className={css.picture[card]} />}
      name={<MarkedName name={name} words={words} />}
      note={[vendorName, category && i18n._(CATEGORY_PRESENTATION[category].name)].filter(Boolean).join(' · ')}
      end={
        <>
          {marksHot && isHot && (
            <span className={css.hot}>
              <Flame aria-hidden className={icon.s} />
              <VisuallyHidden>{t({ message: 'Hot', context: 'one game' })}</VisuallyHidden>
            </span>
          )}
          <ChevronRight aria-hidden className={cx(icon.m, directional)} />
        </>
      }
    />
  )
})
