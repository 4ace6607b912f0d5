import type { I18n, MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { ReactElement } from 'react'
import type { RedemptionState } from '../../state/rewards/points.ts'
import { CircleCheck, CircleExclamationPoint, Hourglass } from '../../ui/media/later-icons.ts'
import { Status } from '../../ui/states/status.tsx'

/** Spec 3, "Points redemption status". */
export const REDEMPTION_NAMES: Readonly<Record<RedemptionState, MessageDescriptor>> = {
  'In Process': msg`In process`,
  Rejected: msg({ message: 'Rejected', context: 'of a reward' }),
  Approved: msg({ message: 'Approved', context: 'of a reward' }),
}
const MARKS = {
  'In Process': { icon: Hourglass, tone: 'warn' },
  Rejected: { icon: CircleExclamationPoint, tone: 'bad' },
  Approved: { icon: CircleCheck, tone: 'good' },
} as const

/** How a redemption stands; a word that nobody knows here stands as it came. */
export function redemptionStatus(status: string, i18n: I18n): ReactElement | string {
  // The keys of a constant are what its type says.
  const known = (Object.keys(MARKS) as RedemptionState[]).find((state) => state.toLowerCase() === status.toLowerCase())
  return known ? <Status {...MARKS[known]}>{i18n._(REDEMPTION_NAMES[known])}</Status> : status
}
