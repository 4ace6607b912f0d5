import { useAtomValue } from 'jotai'
import { formatInteger, formatMoneyPlain } from '../../../i18n/format/format.ts'
import { formatSinceIn, formatSinceShortIn } from '../../../i18n/format/zoned-format.ts'
import { GamePicture } from '../../../parts/games/game-card/game-picture.tsx'
import { PlayLink } from '../../../parts/games/play/play-link.tsx'
import { gameTarget } from '../../../rules/games/game.ts'
import { brandAtom } from '../../../state/site/brand.ts'
import { languageAtom } from '../../../state/site/language.ts'
import type { Winner } from '../../../state/games/winners.ts'
import { shownFromTablet, shownOnPhones } from '../../../ui/layout/text.css.ts'
import * as css from './winner-row.css.ts'

interface WinnerRowProps {
  readonly winner: Winner
  readonly vendorName: string
  /** When the board was answered: milliseconds since 1970. */
  readonly now: number
  /** One line, or one of the first three with a large picture. */
  readonly look: 'line' | 'step'
  readonly className: string
}

/** One win: the place, the game, who, when and how much. A press anywhere opens the game. */
export function WinnerRow({ winner, vendorName, now, look, className }: WinnerRowProps) {
  const { currency, timeZone } = useAtomValue(brandAtom)
  const { tag } = useAtomValue(languageAtom)
  const { rank, player, amount, game, gameName, picture, wonAt } = winner
  const when = formatSinceIn(timeZone, wonAt, now, tag)
  return (
    <tr className={className}>
      <td className={css.place[look]}>
        <span className={css.number[look]}>{formatInteger(rank, tag)}</span>
        <GamePicture
          game={{ vendor: game.vendor, smallPicture: picture, picture }}
          vendorName={vendorName}
          sizes={look === 'line' ? '40px' : '(min-width: 640px) 320px, 50vw'}
          className={css.picture[look]}
        />
      </td>
      <td className={css.game[look]}>
        <PlayLink target={gameTarget(game)} className={css.link}>
          {gameName}
        </PlayLink>
      </td>
      <td className={css.player[look]}>
        <bdi>{player}</bdi>
      </td>
      <td className={css.when[look]}>
        {look === 'step' ? (
          when
        ) : (
          <>
            <span className={shownFromTablet}>{when}</span>
            <span aria-hidden className={shownOnPhones}>
              {formatSinceShortIn(timeZone, wonAt, now, tag)}
            </span>
          </>
        )}
      </td>
      <td className={css.amount[look]}>{formatMoneyPlain(amount, currency, tag)}</td>
    </tr>
  )
}
