import { Trans } from '@lingui/react/macro'
import { useLingui } from '@lingui/react'
import { useAtomValue } from 'jotai'
import * as css from '../../../parts/games/game-card/card-facts.css.ts'
import { CardFrame } from '../../../parts/games/game-card/card-frame.tsx'
import type { CardProps } from '../../../parts/games/game-card/card-props.ts'
import { readBet } from '../../../parts/games/game-card/read-bet.ts'
import { useBetRange } from '../../../parts/games/game-card/use-bet-range.ts'
import { CLASS_NAMES } from '../../../parts/games/game-filters/class-names.ts'
import { isLiveClass } from '../../../rules/games/vendors/live-classes.ts'
import { brandAtom } from '../../../state/site/brand.ts'
import { hiddenVisually } from '../../../ui/layout/text.css.ts'
import type { TableLook } from './table-look.ts'

interface TableCardProps extends Pick<CardProps, 'game' | 'vendorName' | 'play'> {
  readonly look: TableLook
}

/** A live table: what is played, at whose, and the stakes from the smallest to the largest. A press launches it. */
export function TableCard({ game, look, ...card }: TableCardProps) {
  const { i18n } = useLingui()
  const { liveClass, minBet, maxBet } = game
  const { digits } = useAtomValue(brandAtom).currency
  const stakes = useBetRange(readBet(minBet, digits), readBet(maxBet, digits))
  return (
    <CardFrame
      {...card}
      game={game}
      look={look}
      facts={
        <span className={css.looks[look === 'row' ? 'row' : 'columns']}>
          {isLiveClass(liveClass) && <span className={css.fact}>{i18n._(CLASS_NAMES[liveClass])}</span>}
          {stakes && (
            <span className={css.fact}>
              <span className={hiddenVisually}>
                <Trans>Bet limits</Trans>
              </span>
              <span className={css.strong}>{stakes}</span>
            </span>
          )}
        </span>
      }
    />
  )
}
