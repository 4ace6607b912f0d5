import { Trans, useLingui } from '@lingui/react/macro'
import { useAtomValue } from 'jotai'
import { useId } from 'react'
import { formatInteger, formatMoney } from '../../i18n/format/format.ts'
import { useBetRange } from '../../parts/games/game-card/use-bet-range.ts'
import { obstacleTo, type Room, type RoomOfGame } from '../../rules/games/vendors/rooms.ts'
import { brandAtom } from '../../state/site/brand.ts'
import { languageAtom } from '../../state/site/language.ts'
import { RoomAction } from './room-action.tsx'
import type { PanelLook } from './room-panel.css.ts'
import * as css from './room-tile.css.ts'
import { StakesMark } from './stakes-mark.tsx'

interface RoomTileProps {
  readonly look: PanelLook
  readonly room: RoomOfGame
  /** How many rooms the game has. */
  readonly levels: number
  readonly balance: bigint | null
  readonly onEnter: (room: Room) => void
}

/** A room: its level, what is staked in it, what it asks for, and how many are in. A press anywhere goes in. */
export function RoomTile({ look, room, levels, balance, onEnter }: RoomTileProps) {
  const { t } = useLingui()
  const { currency } = useAtomValue(brandAtom)
  const { tag } = useAtomValue(languageAtom)
  const facts = useId()
  const { minEntry, players, capacity } = room
  const obstacle = obstacleTo(room, balance)
  const bets = useBetRange(room.minBet, room.maxBet)
  const [inside, places] = [formatInteger(players, tag), formatInteger(capacity, tag)]
  const filled = Math.min(100, Math.round((100 * players) / Math.max(capacity, 1)))
  return (
    <li className={css.tile[look]} data-obstacle={obstacle ?? undefined}>
      <span className={css.title}>
        <StakesMark rank={room.rank} levels={levels} />
        <span className={css.name}>{room.name}</span>
      </span>
      <dl id={facts} className={css.facts}>
        {bets && (
          <div className={css.fact}>
            <dt className={css.label}>
              <Trans>Bets</Trans>
            </dt>
            <dd className={css.value}>{bets}</dd>
          </div>
        )}
        <div className={css.fact} data-short={obstacle === 'balance' || undefined}>
          <dt className={css.label}>
            <Trans>Balance to enter</Trans>
          </dt>
          <dd className={css.value}>{minEntry > 0n ? formatMoney(minEntry, currency, tag) : t`Any balance`}</dd>
        </div>
        <div className={css.crowd}>
          <dt className={css.unseen}>
            <Trans>Players</Trans>
          </dt>
          <dd className={css.count}>{t`${inside} of ${places} playing`}</dd>
          <dd aria-hidden className={css.meter}>
            <span className={css.filled} style={{ inlineSize: `${filled}%` }} />
          </dd>
        </div>
      </dl>
      <RoomAction room={room} obstacle={obstacle} describedBy={facts} onEnter={() => onEnter(room)} />
    </li>
  )
}
