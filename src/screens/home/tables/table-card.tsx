import { Trans, useLingui } from '@lingui/react/macro'
import { useAtomValue } from 'jotai'
import type { Brand } from '../../../brand/schema.ts'
import * as actions from '../../../parts/games/game-card/card-actions.css.ts'
import { CardActions, type CardActionsProps } from '../../../parts/games/game-card/card-actions.tsx'
import type { CardProps } from '../../../parts/games/game-card/card-props.ts'
import * as captions from '../../../parts/games/game-card/captions.css.ts'
import { readBet } from '../../../parts/games/game-card/read-bet.ts'
import { GamePicture } from '../../../parts/games/game-card/game-picture.tsx'
import * as rowCard from '../../../parts/games/game-card/shapes/row-card.css.ts'
import { useBetRange } from '../../../parts/games/game-card/use-bet-range.ts'
import { CLASS_NAMES } from '../../../parts/games/game-filters/class-names.ts'
import { isLiveClass } from '../../../rules/games/vendors/live-classes.ts'
import { brandAtom } from '../../../state/site/brand.ts'
import * as css from './tables.css.ts'

export type TableLook = Brand['layout']['card']

const COVER = { ...actions, actions: css.choices.cover }
const LOOKS = {
  poster: COVER,
  portrait: COVER,
  framed: { ...actions, actions: css.choices.framed },
  row: { actions: rowCard.choices, play: rowCard.play, trial: rowCard.trial, tools: rowCard.tools },
} satisfies Record<TableLook, CardActionsProps['looks']>
const SIZES: Readonly<Record<TableLook, string>> = {
  poster: '(min-width: 640px) 288px, 66vw',
  portrait: '(min-width: 640px) 288px, 66vw',
  framed: '112px',
  row: '72px',
}

interface TableCardProps extends Pick<CardProps, 'game' | 'vendorName' | 'play'> {
  readonly look: TableLook
}

/** A live table: what is played, at whose, and the stakes from the smallest to the largest. A press launches it. */
export function TableCard({ game, vendorName, play, look }: TableCardProps) {
  const { i18n } = useLingui()
  const { liveClass, minBet, maxBet } = game
  const { digits } = useAtomValue(brandAtom).currency
  const stakes = useBetRange(readBet(minBet, digits), readBet(maxBet, digits))
  return (
    <div className={css.card[look]}>
      <GamePicture game={game} vendorName={vendorName} sizes={SIZES[look]} className={css.picture[look]} />
      <span className={css.head[look]}>
        <span className={css.title[look]}>{game.name}</span>
        <span className={captions.vendor}>{vendorName}</span>
      </span>
      <span className={css.facts[look]}>
        {isLiveClass(liveClass) && <span className={css.kind[look]}>{i18n._(CLASS_NAMES[liveClass])}</span>}
        {stakes && (
          <span className={css.stakes[look]}>
            <span className={css.stakesName[look]}>
              <Trans>Bet limits</Trans>
            </span>
            <span className={css.stakesValue}>{stakes}</span>
          </span>
        )}
      </span>
      <CardActions game={game} play={play} looks={LOOKS[look]} />
    </div>
  )
}
