import { Trans } from '@lingui/react/macro'
import { useAtomValue } from 'jotai'
import { formatMoneyPlain } from '../../../i18n/format/format.ts'
import { formatSinceShortIn } from '../../../i18n/format/zoned-format.ts'
import type { Brand } from '../../../brand/schema.ts'
import { GamePicture } from '../../../parts/games/game-card/game-picture.tsx'
import { PlayLink } from '../../../parts/games/play/play-link.tsx'
import { gameTarget } from '../../../rules/games/game.ts'
import type { Winner } from '../../../state/games/winners.ts'
import { brandAtom } from '../../../state/site/brand.ts'
import { languageAtom } from '../../../state/site/language.ts'
import { cx } from '../../../ui/layout/cx.ts'
import * as css from './payouts.css.ts'

interface PayoutProps {
  readonly winner: Winner
  readonly vendorName: string
  /** When the winners were answered: milliseconds since 1970. */
  readonly now: number
  readonly look: Brand['layout']['payouts']
}

/** Who was paid how much, when, and by which game, to which it leads. */
export function Payout({ winner, vendorName, now, look }: PayoutProps) {
  const { currency, timeZone } = useAtomValue(brandAtom)
  const { tag } = useAtomValue(languageAtom)
  const { player, game, gameName, picture, amount, wonAt } = winner
  const sum = formatMoneyPlain(amount, currency, tag)
  const when = <span className={css.when}>{formatSinceShortIn(timeZone, wonAt, now, tag)}</span>
  const name = (
    <bdi className={look === 'book' ? css.bookName : look === 'bulbs' ? undefined : css.player}>{player}</bdi>
  )
  return (
    <PlayLink target={gameTarget(game)} className={css.item[look]}>
      {(look === 'cells' || look === 'bulbs') && (
        <GamePicture
          game={{ vendor: game.vendor, smallPicture: picture, picture }}
          vendorName={vendorName}
          sizes="30px"
          className={css.picture}
        />
      )}
      {look === 'cells' || look === 'slips' ? (
        <span className={css.lines}>
          <span className={css.first}>
            {name}
            <span className={css.amount}>{sum}</span>
          </span>
          <span className={css.second}>
            <span className={css.game}>{gameName}</span>
            {when}
          </span>
        </span>
      ) : look === 'bulbs' ? (
        <span className={css.lines}>
          <span className={css.first}>
            <span>
              <Trans>
                {name} won <strong className={cx(css.amount, css.ofBulbs)}>{sum}</strong>
              </Trans>
            </span>
          </span>
          <span className={css.second}>
            {when}
            <span className={css.game}>{gameName}</span>
          </span>
        </span>
      ) : (
        <>
          {name}
          <span className={css.game}>{gameName}</span>
          <span className={css.dots} aria-hidden />
          <span className={css.amount}>{sum}</span>
          {when}
        </>
      )}
    </PlayLink>
  )
}
