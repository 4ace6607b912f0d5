import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useAtomValue } from 'jotai'
import { useState } from 'react'
import { useVendorNames } from '../../../parts/games/game-card/use-vendor-names.ts'
import { winnersQuery, type Winner } from '../../../state/games/winners.ts'
import { brandAtom } from '../../../state/site/brand.ts'
import { languageAtom } from '../../../state/site/language.ts'
import { IconButton } from '../../../ui/actions/icon-button.tsx'
import { useMedia } from '../../../ui/hooks/use-media.ts'
import { media } from '../../../ui/layout/media.ts'
import { Pause, Play } from '../../../ui/media/later-icons.ts'
import type { LaterProps } from '../section/later-section.tsx'
import { SHOWN_WINNERS } from '../section-sizes.ts'
import { Payout } from './payout.tsx'
import * as css from './payouts.css.ts'
import { useRolling } from './use-rolling.ts'

/** As many as a wide window has room for; a narrow one shows the first of them. */
const AT_ONCE = { cells: 4, slips: 4, bulbs: 2 } as const
/** Names that a book has room for. */
const IN_BOOK = 4
const NONE: readonly Winner[] = []

/**
 * The largest wins of the last day in one strip, a few whole ones at a time: the very record of the winners' board, so that
 * nobody has won here who has not won there (spec 7, "GCSGAME_getRankList").
 */
export function PayoutsSection({ title }: LaterProps) {
  const { t } = useLingui()
  const look = useAtomValue(brandAtom).layout.payouts
  const { code } = useAtomValue(languageAtom)
  const { data: winners = NONE, isError, dataUpdatedAt: now } = useQuery(winnersQuery(code, 'day', SHOWN_WINNERS))
  const vendorName = useVendorNames()
  const still = useMedia(media.still)
  const [paused, setPaused] = useState(false)
  // Who reads one, or is about to press it, is left with it; a pointer that passes takes it from nobody who has the focus.
  const [isPointed, setIsPointed] = useState(false)
  const [isFocused, setIsFocused] = useState(false)
  const at = useRolling(winners.length, paused || isPointed || isFocused)
  const moves = !still && look !== 'book' && winners.length > 1
  const count = Math.min(look === 'book' ? IN_BOOK : AT_ONCE[look], winners.length)
  const shown = [...winners.slice(at), ...winners.slice(0, at)].slice(0, count)
  const lines = shown.map((winner) => (
    <li key={winner.rank}>
      <Payout winner={winner} vendorName={vendorName(winner.game.vendor)} now={now} look={look} />
    </li>
  ))
  return (
    <div
      className={css.strip[look]}
      onPointerEnter={() => setIsPointed(true)}
      onPointerLeave={() => setIsPointed(false)}
      // The button below starts it, also for who has the focus on it.
      onFocus={({ target }) => setIsFocused(target.closest('ul') !== null)}
      onBlur={() => setIsFocused(false)}
    >
      <h2 className={css.titles[look]}>{title}</h2>
      {winners.length === 0 ? (
        <span className={css.game}>{isError ? <Trans>Not available right now.</Trans> : null}</span>
      ) : look === 'book' ? (
        <ul className={css.book}>{lines}</ul>
      ) : (
        // All of it anew, so that whole items come in.
        <ul key={at} className={css.list[look]}>
          {lines}
        </ul>
      )}
      {moves && (
        <IconButton
          icon={paused ? Play : Pause}
          label={paused ? t`Start the winners` : t`Stop the winners`}
          size="s"
          className={css.pause}
          onClick={() => setPaused(!paused)}
        />
      )}
    </div>
  )
}
