import { useLingui } from '@lingui/react/macro'
import { useAtomValue } from 'jotai'
import { formatMoneyPlain } from '../../../i18n/format/format.ts'
import { returnText } from '../../../i18n/format/percent.ts'
import type { Game } from '../../../rules/games/game.ts'
import { brandAtom } from '../../../state/site/brand.ts'
import { languageAtom } from '../../../state/site/language.ts'
import { cx } from '../../../ui/layout/cx.ts'
import { hiddenVisually } from '../../../ui/layout/text.css.ts'
import * as css from './card-facts.css.ts'
import { readBet } from './read-bet.ts'
import { useVolatilityNames } from './use-volatility-names.ts'
import { VolatilityMark } from './volatility-mark.tsx'

interface CardFactsProps {
  readonly game: Game
  readonly isRow: boolean
}

/** What tells games apart before one plays: return, volatility and the least stake, each where the gateway says it. */
export function CardFacts({ game, isRow }: CardFactsProps) {
  const { t } = useLingui()
  const { currency, layout } = useAtomValue(brandAtom)
  const { tag } = useAtomValue(languageAtom)
  const names = useVolatilityNames()
  const { rtp, volatility } = game
  const bet = readBet(game.minBet, currency.digits)
  const least = bet === null ? '' : formatMoneyPlain(bet, currency, tag)
  const look = isRow ? 'row' : layout.facts
  // A table of rows has its labels once above it; what has no room for them says them to readers alone.
  const label = isRow ? css.rowLabel : look === 'line' ? undefined : css.legendSays
  const level = volatility && names[volatility]
  return (
    <span className={css.looks[look]}>
      {rtp !== null && (
        <span className={css.fact}>
          <span className={label}>{t`RTP`}</span>
          <span className={css.strong}>{returnText(rtp, tag)}</span>
        </span>
      )}
      {volatility && (
        <span className={look === 'line' ? css.level : css.fact} title={t`Volatility: ${level}`}>
          {(isRow || look === 'line') && <VolatilityMark of={volatility} look={layout.facts} />}
          <span aria-hidden>{level}</span>
          <span className={hiddenVisually}>{t`Volatility: ${level}`}</span>
        </span>
      )}
      {least && (
        <span className={look === 'line' ? css.stake : css.fact}>
          {isRow && <span className={css.onPhones}>{t`from ${least}`}</span>}
          {look === 'line' ? (
            t`from ${least}`
          ) : (
            <span className={cx(css.strong, isRow && css.fromTablet)}>
              {isRow && <span className={hiddenVisually}>{t`Minimum bet`} </span>}
              {least}
            </span>
          )}
          {(look === 'cells' || look === 'columns') && <span className={hiddenVisually}>{t`Minimum bet`}</span>}
        </span>
      )}
    </span>
  )
}
