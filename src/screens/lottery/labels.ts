/** What lobbies, prize modes and play types are called. */
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { Lobby } from '../../rules/lottery/lottery-lobby.ts'
import type { PrizeMode } from '../../rules/lottery/lottery.ts'

export const LOBBY_NAME: Readonly<Record<Lobby, MessageDescriptor>> = {
  lottery: msg`Lottery`,
  electronic: msg`Electronic lottery`,
  sea: msg`South-East Asia lottery`,
  vietnam: msg`Vietnam lottery`,
}

// Spec: not shown what the modes mean beyond their codes.
export const MODE_NAME: Readonly<Record<PrizeMode, MessageDescriptor>> = {
  SEA: msg`South-East Asia`,
  Lott: msg`Official draws`,
  ZY: msg`In-house draws`,
  Elott: msg`Electronic draws`,
}

/** The play types that are known. Spec: their codes are not shown; any other is the server's own word. */
export const PLAY_TYPE_NAME: Readonly<Partial<Record<string, MessageDescriptor>>> = {
  CHAMPION: msg`The winner`,
  FIVE_STAR: msg`All five digits`,
  ANY_FIVE: msg`Any five`,
  BALL_ONE: msg`The first ball`,
  SPECIAL: msg`The special number`,
  SUM: msg`The sum`,
  LO_2: msg`The last two digits`,
}
