import { Trans } from '@lingui/react/macro'
import { useLingui } from '@lingui/react'
import { useAtomValue } from 'jotai'
import { formatInteger, formatMoney } from '../../../../i18n/format/format.ts'
import { brandAtom } from '../../../../state/site/brand.ts'
import { languageAtom } from '../../../../state/site/language.ts'
import { CATEGORY_PRESENTATION } from '../../category-nav/category-presentation.ts'
import * as captions from '../captions.css.ts'
import { CardActions } from '../card-actions.tsx'
import { readBet } from '../read-bet.ts'
import type { CardProps } from '../card-props.ts'
import { GamePicture } from '../game-picture.tsx'
import * as css from './row-card.css.ts'
import { SIZES } from '../sizes.ts'

const LOOKS = { actions: css.choices, play: css.play, trial: css.trial, tools: css.tools }

/** A small picture with columns of facts: for those who read rather than look. */
export function RowCard({ game, vendorName, marksHot: _marksHot, ...actions }: CardProps) {
  const { i18n } = useLingui()
  const { currency } = useAtomValue(brandAtom)
  const { tag } = useAtomValue(languageAtom)
  const bet = readBet(game.minBet, currency.digits)
  return (
    <div className={css.card}>
      <GamePicture game={game} vendorName={vendorName} sizes={SIZES.row} className={css.picture} />
      <span className={css.head}>
        <span className={css.name}>{game.name}</span>
        <span className={captions.vendor}>{vendorName}</span>
      </span>
      <span className={css.fact} data-wide="">
        {game.category && <span className={css.value}>{i18n._(CATEGORY_PRESENTATION[game.category].name)}</span>}
      </span>
      <span className={css.fact} data-wide="">
        {game.lines > 0 && (
          <>
            <span className={css.label}>
              <Trans>Lines</Trans>
            </span>
            <span className={css.value}>{formatInteger(game.lines, tag)}</span>
          </>
        )}
      </span>
      <span className={css.fact}>
        {bet !== null && (
          <>
            <span className={css.label}>
              <Trans>Minimum bet</Trans>
            </span>
            <span className={css.value}>{formatMoney(bet, currency, tag)}</span>
          </>
        )}
      </span>
      <CardActions game={game} {...actions} looks={LOOKS} />
    </div>
  )
}
