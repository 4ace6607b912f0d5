import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { BetState, Selection } from '../../../state/records/betting-record.ts'

export const STATE_WORDS: Readonly<Record<BetState, MessageDescriptor>> = {
  open: msg`Open`,
  settled: msg`Settled`,
  void: msg`Void`,
  unknown: msg`Status unknown`,
}

export const SELECTION_WORDS: Readonly<Record<Selection['state'], MessageDescriptor>> = {
  open: msg`Open`,
  won: msg`Won`,
  lost: msg`Lost`,
  returned: msg`Stake returned`,
  unknown: msg`Status unknown`,
}
