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
import { RunningLine } from '../../../ui/lists/running-line.tsx'
import { Pause, Play } from '../../../ui/media/later-icons.ts'
import type { LaterProps } from '../section/later-section.tsx'
import { SHOWN_WINNERS } from '../section-sizes.ts'
import { Payout } from './payout.tsx'
import * as css from './payouts.css.ts'
import { useRolling } from './use-rolling.ts'

/** For each line, so that all of them run as one reads. */
const SECONDS_EACH = 6
/** Names that a book has room for. */
const IN_BOOK = 4
const NONE: readonly Winner[] = []

/**
 * The largest wins of the day in one strip: the very record of the winners' board, so that nobody has won here who has not
 * won there (spec 7, "GCSGAME_getRankList").
 */
export function PayoutsSection({ title }: LaterProps) {
  const { t } = useLingui()
  const look = useAtomValue(brandAtom).layout.payouts
  const { code } = useAtomValue(languageAtom)
  const { data: winners = NONE, isError, dataUpdatedAt: now } = useQuery(winnersQuery(code, 'day', SHOWN_WINNERS))
  const vendorName = useVendorNames()
  const still = useMedia(media.still)
  const [paused, setPaused] = useState(false)
  const at = useRolling(winners.length, paused)
  const moves = !still && look !== 'book' && winners.length > 1
  const lines = winners.map((winner) => (
    <li key={winner.rank}>
      <Payout winner={winner} vendorName={vendorName(winner.game.vendor)} now={now} look={look} />
    </li>
  ))
  return (
    <div className={css.strip[look]}>
      <h2 className={css.titles[look]}>{title}</h2>
      {winners.length === 0 ? (
        <span className={css.game}>{isError ? <Trans>Not available just now.</Trans> : null}</span>
      ) : look === 'book' ? (
        <ul className={css.book}>{lines.slice(0, IN_BOOK)}</ul>
      ) : look === 'bulbs' && !still ? (
        <ul className={css.roll}>{lines[at]}</ul>
      ) : (
        <div className={css.room}>
          <RunningLine className={css.list} seconds={winners.length * SECONDS_EACH} paused={paused}>
            {lines}
          </RunningLine>
        </div>
      )}
      {moves && (
        <IconButton
          icon={paused ? Play : Pause}
          label={paused ? t`Start the winners` : t`Stop the winners`}
          size="s"
          onClick={() => setPaused(!paused)}
        />
      )}
    </div>
  )
}
