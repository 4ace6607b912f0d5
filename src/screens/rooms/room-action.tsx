import { Trans, useLingui } from '@lingui/react/macro'
import { useSetAtom } from 'jotai'
import { useMemberPages } from '../../parts/account/member-pages/use-member-pages.ts'
import type { Obstacle, Room } from '../../rules/games/vendors/rooms.ts'
import { showToastAtom } from '../../state/site/toasts.ts'
import { buttonClass } from '../../ui/actions/button-class.ts'
import { cx } from '../../ui/layout/cx.ts'
import * as css from './room-tile.css.ts'

interface RoomActionProps {
  readonly room: Room
  readonly obstacle: Obstacle | null
  /** The id of what is known of the room. */
  readonly describedBy: string
  readonly onEnter: () => void
}

/** The way in; where there is none as things are, what leads to one. */
export function RoomAction({ room, obstacle, describedBy, onEnter }: RoomActionProps) {
  const { t } = useLingui()
  const toast = useSetAtom(showToastAtom)
  const deposit = useMemberPages().find(({ page }) => page === 'deposit')
  const [level, game] = [room.name, room.game.name]
  const same = {
    type: 'button',
    className: cx(buttonClass('quiet', 's'), css.action),
    'aria-describedby': describedBy,
  } as const
  if (obstacle === 'full') {
    const wait = (): void =>
      toast('info', t`This room is full at the moment. Choose another one, or come back in a minute.`)
    return (
      // It keeps the focus of whoever was about to go in.
      <button {...same} aria-disabled aria-label={t`${game}, ${level}: full`} onClick={wait}>
        <Trans>Full</Trans>
      </button>
    )
  }
  if (obstacle === 'balance' && deposit) {
    return (
      <button {...same} aria-label={t`${game}, ${level}: deposit to enter`} onClick={deposit.open}>
        <Trans>Deposit</Trans>
      </button>
    )
  }
  return (
    <button {...same} aria-label={t`${game}, ${level}: enter`} onClick={onEnter}>
      <Trans>Enter</Trans>
    </button>
  )
}
